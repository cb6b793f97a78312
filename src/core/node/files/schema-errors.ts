import { z } from 'zod'
import { nearest, suggestion } from './problems.ts'

/** A sentence about a mistake, and the key it is about where that is not the end of the issue's path. */
export interface Explanation {
  key?: string
  message: string
}

const KINDS: Record<string, string> = {
  string: 'a text; put it in quotes if it looks like something else',
  array: 'a list',
  object: 'keys and values, such as title: Line',
  record: 'keys and values, such as title: Line',
  int: 'a whole number',
}

/** The value that an issue is about, and where it stands. */
export interface Subject {
  schema: z.ZodType
  value: unknown
  present: boolean
  /** What holds it: `the frontmatter`. */
  holder: string
}

/** What is wrong with a value, for the person who wrote it. */
export function explainIssue(issue: z.core.$ZodIssue, { schema, value, present, holder }: Subject): Explanation[] {
  const name = issue.path.map(String).join('.')
  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(schema, issue.path)
    const where = name === '' ? holder : `"${name}"`
    return issue.keys.map((key) => ({
      key,
      message: `${where} has an unknown key "${key}"${suggestion(key, known) || `; known are ${known.join(', ')}`}`,
    }))
  }
  if (!present) return [{ message: `${holder} needs "${name}"; add it` }]
  const subject = name === '' ? holder : `"${name}" in ${holder}`
  if (issue.code === 'invalid_type')
    return [{ message: `${subject} must be ${KINDS[issue.expected] ?? `a ${issue.expected}`}` }]
  if (issue.code === 'invalid_value') {
    const known = issue.values.map(String)
    return [
      {
        message: `${subject} is "${String(value)}"${suggestion(String(value), known) || `; it must be one of ${known.join(', ')}`}`,
      },
    ]
  }
  return [{ message: `${subject} ${issue.message}` }]
}

/** The paths of the keys that were meant by unknown ones. */
export function slipsIn(issue: z.core.$ZodIssue, schema: z.ZodType): string[] {
  if (issue.code !== 'unrecognized_keys') return []
  return issue.keys.flatMap((key) => {
    const meant = nearest(key, keysAt(schema, issue.path))
    return meant === undefined ? [] : [[...issue.path, meant].join('.')]
  })
}

/** The keys that a schema allows at a path. */
function keysAt(schema: unknown, path: readonly PropertyKey[]): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return keysAt(schema.unwrap(), path)
  const [key, ...rest] = path
  if (schema instanceof z.ZodArray) return key === undefined ? [] : keysAt(schema.element, rest)
  if (!(schema instanceof z.ZodObject)) return []
  const shape = schema.shape as Record<string, unknown>
  return key === undefined ? Object.keys(shape) : keysAt(shape[String(key)], rest)
}
