import { LineCounter, isMap, isNode, isScalar, parseDocument, type Document } from 'yaml'
import { z } from 'zod'
import type { Problem } from './problems.ts'
import { explainIssue, slipsIn } from './schema-errors.ts'
import { deepNesting, syntaxMistakes } from './yaml-errors.ts'

export interface YamlSource {
  /** Path in the repository. */
  file: string
  source: string
  /** What a message calls it: `the changelog`. */
  name: string
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

export function parseYaml({ file, source, name, linesAbove = 0 }: YamlSource): Yaml {
  const invalid = `${name} is not valid YAML`
  const counter = new LineCounter()
  const lineAtOffset = (offset: number) => counter.linePos(offset).line + linesAbove
  const tooDeep = deepNesting(source)
  // the core schema keeps dates as the text they are
  const document = parseDocument(tooDeep === undefined ? source : '', {
    lineCounter: counter,
    schema: 'core',
    logLevel: 'error',
  })
  const mistakes = tooDeep === undefined ? syntaxMistakes(document, source) : []
  const problems = mistakes.map(({ offset, message }): Problem => ({
    file,
    line: lineAtOffset(offset),
    message: `${invalid}: ${message}`,
  }))
  if (tooDeep !== undefined)
    problems.push({ file, line: tooDeep + linesAbove, message: `${invalid}: it is nested too deeply; make it flatter` })
  const lineAt = (node: unknown) => (isNode(node) && node.range ? lineAtOffset(node.range[0]) : undefined)
  const lineOf = (keys: readonly PropertyKey[]) => {
    for (let length = keys.length; length > 0; length--) {
      const line = lineAt(document.getIn(keys.slice(0, length), true))
      if (line !== undefined) return line
    }
    return 1
  }
  return { document, problems, lineAt, lineOf }
}

/** The line of a key itself, in the map that the path leads to. */
export function lineOfKey(
  { document, lineAt }: Pick<Yaml, 'document' | 'lineAt'>,
  keys: readonly PropertyKey[],
  key: string,
): number {
  const map = keys.length === 0 ? document.contents : document.getIn(keys, true)
  const pair = isMap(map) ? map.items.find((item) => isScalar(item.key) && String(item.key.value) === key) : undefined
  return lineAt(pair?.key) ?? 1
}

/** Reads YAML of a known shape. There is no data when anything is wrong with it. */
export function readYaml<T>(
  source: YamlSource,
  schema: z.ZodType<T>,
): { data?: T; problems: Problem[]; lineOf: Yaml['lineOf'] } {
  const yaml = parseYaml(source)
  if (yaml.problems.length > 0) return { problems: yaml.problems, lineOf: yaml.lineOf }
  const { data, error } = schema.safeParse(yaml.document.toJS())
  return { data, problems: tellIssues(error?.issues ?? [], yaml, schema, source), lineOf: yaml.lineOf }
}

/** Reads a list entry by entry: a mistake in one does not hide the others. `raw` is what an entry holds, right or wrong. */
export function readYamlList<T>(
  source: YamlSource,
  entry: z.ZodType<T>,
): { entries: { raw: unknown; data?: T }[]; problems: Problem[]; lineOf: Yaml['lineOf'] } {
  const yaml = parseYaml(source)
  if (yaml.problems.length > 0) return { entries: [], problems: yaml.problems, lineOf: yaml.lineOf }
  const values = yaml.document.toJS() as unknown
  if (!Array.isArray(values))
    return {
      entries: [],
      problems: [{ file: source.file, line: 1, message: `${source.name} must be a list; begin each entry with "- "` }],
      lineOf: yaml.lineOf,
    }
  const list = z.array(entry)
  const problems: Problem[] = []
  const entries = values.map((raw: unknown, index) => {
    const { data, error } = entry.safeParse(raw)
    const issues = (error?.issues ?? []).map((issue) => ({ ...issue, path: [index, ...issue.path] }))
    problems.push(...tellIssues(issues, yaml, list, source))
    return { raw, data }
  })
  return { entries, problems, lineOf: yaml.lineOf }
}

/** What a schema finds wrong with YAML, each mistake on its line. A key that has a slip in its name is not missing besides. */
export function tellIssues(
  issues: z.core.$ZodIssue[],
  yaml: Yaml,
  schema: z.ZodType,
  { file, name }: Pick<YamlSource, 'file' | 'name'>,
): Problem[] {
  const slips = new Set(issues.flatMap((issue) => slipsIn(issue, schema)))
  return issues.flatMap((issue) => {
    const present = issue.path.length === 0 || yaml.document.hasIn(issue.path)
    if (!present && slips.has(issue.path.join('.'))) return []
    return explainIssue(issue, { schema, value: yaml.document.getIn(issue.path), present, holder: name }).map(
      ({ key, message }) => ({
        file,
        line: key === undefined ? yaml.lineOf(issue.path) : lineOfKey(yaml, issue.path, key),
        message,
      }),
    )
  })
}
