import { LineCounter, isMap, isNode, isScalar, parseDocument, type Document } from 'yaml'
import { z } from 'zod'
import type { Problem } from './problems.ts'
import { explainIssue, findDeepNesting, findSyntaxErrors, findTypos } from './yaml-errors.ts'

export interface YamlSource {
  /** Path in the repository. */
  file: string
  source: string
  /** Its name in messages, such as `the changelog`. */
  name: string
  /** Number of lines in the file above the source. */
  linesAbove?: number
}

/** A parsed YAML document with the line of every value. */
export interface Yaml {
  document: Document
  /** Syntax errors. Read values from the document only if there are none. */
  problems: Problem[]
  getNodeLine: (node: unknown) => number | undefined
  /** The line of the value at a path of keys, or of its nearest existing parent. */
  findLine: (keys: readonly PropertyKey[]) => number
}

export function parseYaml({ file, source, name, linesAbove = 0 }: YamlSource): Yaml {
  const counter = new LineCounter()
  const lineAtOffset = (offset: number) => counter.linePos(offset).line + linesAbove
  const tooDeep = findDeepNesting(source)
  // the core schema reads dates as strings
  const document = parseDocument(tooDeep === undefined ? source : '', {
    lineCounter: counter,
    schema: 'core',
    logLevel: 'error',
  })
  const problems: Problem[] = []
  const report = (line: number, message: string) =>
    problems.push({ file, line, message: `${name} is not valid YAML: ${message}` })
  if (tooDeep !== undefined) report(tooDeep + linesAbove, 'it is nested too deeply; reduce the nesting')
  else for (const { offset, message } of findSyntaxErrors(document, source)) report(lineAtOffset(offset), message)
  const getNodeLine = (node: unknown) => (isNode(node) && node.range ? lineAtOffset(node.range[0]) : undefined)
  const findLine = (keys: readonly PropertyKey[]) => {
    for (let length = keys.length; length > 0; length--) {
      const line = getNodeLine(document.getIn(keys.slice(0, length), true))
      if (line !== undefined) return line
    }
    return 1
  }
  return { document, problems, getNodeLine, findLine }
}

/** The line of a key in the map at the path. */
export function findKeyLine(
  { document, getNodeLine }: Pick<Yaml, 'document' | 'getNodeLine'>,
  keys: readonly PropertyKey[],
  key: string,
): number {
  const map = keys.length === 0 ? document.contents : document.getIn(keys, true)
  const pair = isMap(map) ? map.items.find((item) => isScalar(item.key) && String(item.key.value) === key) : undefined
  return getNodeLine(pair?.key) ?? 1
}

/** Reads YAML and validates it with a schema. `data` is undefined if there is any problem. */
export function readYaml<T>(
  source: YamlSource,
  schema: z.ZodType<T>,
): { data?: T; problems: Problem[]; findLine: Yaml['findLine'] } {
  const yaml = parseYaml(source)
  if (yaml.problems.length > 0) return { problems: yaml.problems, findLine: yaml.findLine }
  const { data, error } = schema.safeParse(yaml.document.toJS())
  return { data, problems: reportIssues(error?.issues ?? [], yaml, schema, source), findLine: yaml.findLine }
}

/** Reads a list entry by entry, so one mistake does not hide the other entries. `raw` is the unvalidated value. */
export function readYamlList<T>(
  source: YamlSource,
  entry: z.ZodType<T>,
): { entries: { raw: unknown; data?: T }[]; problems: Problem[]; findLine: Yaml['findLine'] } {
  const yaml = parseYaml(source)
  if (yaml.problems.length > 0) return { entries: [], problems: yaml.problems, findLine: yaml.findLine }
  const values = yaml.document.toJS() as unknown
  const message = `${source.name} must be a list; start each entry with "- "`
  if (!Array.isArray(values))
    return { entries: [], problems: [{ file: source.file, line: 1, message }], findLine: yaml.findLine }
  const list = z.array(entry)
  const problems: Problem[] = []
  const entries = values.map((raw: unknown, index) => {
    const { data, error } = entry.safeParse(raw)
    const issues = (error?.issues ?? []).map((issue) => ({ ...issue, path: [index, ...issue.path] }))
    problems.push(...reportIssues(issues, yaml, list, source))
    return { raw, data }
  })
  return { entries, problems, findLine: yaml.findLine }
}

/** Turns schema issues into problems with a line. A misspelled key is not reported as missing too. */
export function reportIssues(
  issues: z.core.$ZodIssue[],
  yaml: Yaml,
  schema: z.ZodType,
  { file, name }: Pick<YamlSource, 'file' | 'name'>,
): Problem[] {
  const misspelled = new Set(issues.flatMap((issue) => findTypos(issue, schema)))
  return issues.flatMap((issue) => {
    const present = issue.path.length === 0 || yaml.document.hasIn(issue.path)
    if (!present && misspelled.has(issue.path.join('.'))) return []
    return explainIssue(issue, { schema, value: yaml.document.getIn(issue.path), present, container: name }).map(
      ({ key, message }) => ({
        file,
        line: key === undefined ? yaml.findLine(issue.path) : findKeyLine(yaml, issue.path, key),
        message,
      }),
    )
  })
}
