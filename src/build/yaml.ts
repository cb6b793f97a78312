import { LineCounter, isNode, parseDocument, visit, type Document } from 'yaml'
import type { z } from 'zod'
import type { Problem } from './problems.ts'

export interface YamlSource {
  /** Path in the repository. */
  file: string
  source: string
  /** How a message about it begins: `the changelog is not valid YAML`. */
  invalid: string
  /** Lines of the file that stand before the source. */
  linesAbove?: number
}

/** YAML whose values know on which line of their file they stand. */
export interface Yaml {
  document: Document
  /** What keeps it from being YAML. The values of the document can be trusted only when there are none. */
  problems: Problem[]
  /** The line of a node of the document. */
  lineAt: (node: unknown) => number | undefined
  /** The line of a value by its path of keys, or of the nearest that holds it. */
  lineOf: (keys: readonly PropertyKey[]) => number
}

export function parseYaml({ file, source, invalid, linesAbove = 0 }: YamlSource): Yaml {
  const counter = new LineCounter()
  // the core schema keeps dates as the text they are
  const document = parseDocument(source, { lineCounter: counter, schema: 'core' })
  const lineAtOffset = (offset: number) => counter.linePos(offset).line + linesAbove
  const lineAt = (node: unknown) => (isNode(node) && node.range ? lineAtOffset(node.range[0]) : undefined)
  const lineOf = (keys: readonly PropertyKey[]) => {
    for (let length = keys.length; length > 0; length--) {
      const line = lineAt(document.getIn(keys.slice(0, length), true))
      if (line !== undefined) return line
    }
    return 1
  }
  const problems = document.errors.map(({ pos, message }): Problem => ({ file, line: lineAtOffset(pos[0]), message: `${invalid}: ${message.split(' at line')[0]}` }))
  visit(document, {
    // the parser lets it pass, and the document throws when its values are asked for
    Alias: (_, alias) => {
      if (!alias.resolve(document)) problems.push({ file, line: lineAt(alias) ?? 1, message: `${invalid}: *${alias.source} refers to nothing; put a text that begins with * in quotes` })
    },
  })
  return { document, problems, lineAt, lineOf }
}

/** Reads YAML of a known shape. There is no data when anything is wrong with it. */
export function readYaml<T>(source: YamlSource, schema: z.ZodType<T>): { data?: T; problems: Problem[]; lineOf: Yaml['lineOf'] } {
  const { document, problems, lineOf } = parseYaml(source)
  if (problems.length > 0) return { problems, lineOf }
  const { data, error } = schema.safeParse(document.toJS())
  for (const { path, message } of error?.issues ?? []) problems.push({ file: source.file, line: lineOf(path), message: `"${path.map(String).join('.')}" ${message}` })
  return { data, problems, lineOf }
}
