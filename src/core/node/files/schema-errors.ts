import { z } from 'zod'
import { formatSuggestion } from './problems.ts'
import { findNearest } from '../../shared/find-nearest.ts'

/** A message, and the key it is about if that is not the last one of the issue's path. */
export interface Explanation {
  key?: string
  message: string
}

const TYPE_NAMES: Record<string, string> = {
  string: 'a string; put it in quotes if YAML reads it as another type',
  array: 'a list',
  object: 'written as "key: value", one per line',
  record: 'written as "key: value", one per line',
  int: 'a whole number',
}

/** The value that an issue is about. */
export interface Subject {
  schema: z.ZodType
  value: unknown
  present: boolean
  /** The part of the file that contains it, such as `the frontmatter`. */
  container: string
}

/** Explains an issue to the author of the content. */
export function explainIssue(issue: z.core.$ZodIssue, { schema, value, present, container }: Subject): Explanation[] {
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
