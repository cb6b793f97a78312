import { isCollection, isScalar, visit, type Alias, type Document, type ErrorCode } from 'yaml'
import { z } from 'zod'
import { findNearest } from '../../shared/find-nearest.ts'
import { formatSuggestion } from './problems.ts'

/** Advice to append to the parser's own messages. */
const ADVICE: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: 'align the line with the lines around it, and close every bracket',
  BAD_SCALAR_START: 'put the text in quotes',
  BLOCK_AS_IMPLICIT_KEY: 'put text that contains ": " in quotes, and start all keys in the same column',
  DUPLICATE_KEY: 'keep one of the two',
  MISSING_CHAR: 'add it, or align the line with the lines around it',
  MULTILINE_IMPLICIT_KEY: 'write each key as "key: value" on its own line',
  MULTIPLE_DOCS: 'remove the line "---"',
  TAB_AS_INDENT: 'indent with spaces',
  UNEXPECTED_TOKEN: 'put the whole text in quotes if it contains quotes or special characters',
}

interface SyntaxProblem {
  offset: number
  message: string
}

/** The first syntax error and all duplicate keys. The errors after the first one are usually consequences of it. */
export function findSyntaxErrors(document: Document, source: string): SyntaxProblem[] {
  const duplicates = document.errors.filter(({ code }) => code === 'DUPLICATE_KEY')
  const first = document.errors.find(({ code }) => code !== 'DUPLICATE_KEY')
  const problems = [...(first ? [first] : []), ...duplicates].map(({ code, pos, message }): SyntaxProblem => {
    const advice = message.startsWith('Missing closing') ? 'close it' : ADVICE[code]
    const text = trimMessage(message) + (advice ? `; ${advice}` : '')
    return { offset: findOpening(document, source, pos[0]), message: text }
  })
  return first ? problems : [...problems, ...findUnresolvedAliases(document)]
}

/** Removes the position, which we report ourselves, and the advice for users of the parser. */
const trimMessage = (message: string): string => (message.split(' at line')[0] ?? '').replace(/; please use.*/, '')

/** The parser reports an unclosed quote or bracket where it ends; the author needs the place where it starts. */
function findOpening(document: Document, source: string, offset: number): number {
  let opening = offset
  visit(document, {
    Node: (_, node) => {
      const canStayOpen = (isScalar(node) && node.type?.startsWith('QUOTE')) || (isCollection(node) && node.flow)
      if (!canStayOpen || !node.range || node.range[0] > offset) return
      if (node.range[1] >= source.slice(0, offset).trimEnd().length) opening = Math.min(opening, node.range[0])
    },
  })
  return opening
}

/** The parser accepts unresolved aliases, but `toJS` throws on them. */
function findUnresolvedAliases(document: Document): SyntaxProblem[] {
  const aliases: Alias[] = []
  visit(document, { Alias: (_, alias) => void aliases.push(alias) })
  const unresolved = aliases.filter((alias) => !alias.resolve(document))
  if (unresolved.length > 0)
    return unresolved.map(({ source, range }) => ({
      offset: range?.[0] ?? 0,
      message: `*${source} refers to nothing; put text that starts with * in quotes`,
    }))
  if (aliases.length === 0 || !expandsTooFar(document)) return []
  const message = 'its aliases expand to too many values; write the values out'
  return [{ offset: aliases[0]?.range?.[0] ?? 0, message }]
}

/** Aliases of aliases can expand to more values than fit into memory. */
function expandsTooFar(document: Document): boolean {
  try {
    document.toJS()
    return false
  } catch {
    return true
  }
}

/** The parser can run out of stack on deeper nesting. */
const MAX_DEPTH = 100

/** The line on which YAML is nested too deeply to be parsed. */
export function findDeepNesting(source: string): number | undefined {
  let depth = 0
  for (const [index, line] of source.split('\n').entries()) {
    for (const char of line) {
      if (char === '[' || char === '{') depth++
      else if (char === ']' || char === '}') depth = Math.max(0, depth - 1)
      if (depth > MAX_DEPTH) return index + 1
    }
    if (/^[\s?:-]{200}/.test(line)) return index + 1
  }
  return undefined
}

const TYPE_NAMES: Record<string, string> = {
  string: 'a string; put it in quotes if YAML reads it as another type',
  array: 'a list',
  object: 'written as "key: value", one per line',
  record: 'written as "key: value", one per line',
  int: 'a whole number',
}

export interface Subject {
  schema: z.ZodType
  value: unknown
  present: boolean
  /** The part of the file that contains it, such as `the frontmatter`. */
  container: string
}

/** Explains an issue to the author of the content. `key` is what it is about, if not the last key of its path. */
export function explainIssue(
  issue: z.core.$ZodIssue,
  { schema, value, present, container }: Subject,
): { key?: string; message: string }[] {
  const name = issue.path.map(String).join('.')
  if (issue.code === 'unrecognized_keys') {
    const known = listKeys(schema, issue.path)
    const where = name === '' ? container : `"${name}"`
    return issue.keys.map((key) => {
      const hint = formatSuggestion(key, known) || `; known keys are ${known.join(', ')}`
      return { key, message: `${where} has an unknown key "${key}"${hint}` }
    })
  }
  if (!present) return [{ message: `${container} needs "${name}"; add it` }]
  const subject = name === '' ? container : `"${name}" in ${container}`
  if (issue.code === 'invalid_type') {
    const keys = listKeys(schema, issue.path)
    const type = TYPE_NAMES[issue.expected] ?? `a ${issue.expected}`
    return [{ message: `${subject} must be ${type}${keys.length > 0 ? `; known keys are ${keys.join(', ')}` : ''}` }]
  }
  if (issue.code === 'invalid_value') {
    const known = issue.values.map(String)
    const hint = formatSuggestion(String(value), known) || `; it must be one of ${known.join(', ')}`
    return [{ message: `${subject} is "${String(value)}"${hint}` }]
  }
  return [{ message: `${subject} ${issue.message}` }]
}

/** The paths of the keys that unknown keys were probably meant to be. */
export function findTypos(issue: z.core.$ZodIssue, schema: z.ZodType): string[] {
  if (issue.code !== 'unrecognized_keys') return []
  return issue.keys.flatMap((key) => {
    const meant = findNearest(key, listKeys(schema, issue.path))
    return meant === undefined ? [] : [[...issue.path, meant].join('.')]
  })
}

/** The keys that a schema allows at a path. */
function listKeys(schema: unknown, path: readonly PropertyKey[]): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return listKeys(schema.unwrap(), path)
  const [key, ...rest] = path
  if (schema instanceof z.ZodArray) return key === undefined ? [] : listKeys(schema.element, rest)
  if (!(schema instanceof z.ZodObject)) return []
  const shape = schema.shape as Record<string, unknown>
  return key === undefined ? Object.keys(shape) : listKeys(shape[String(key)], rest)
}
