import { array, assert, constantFrom, property } from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../files/project-root.ts'
import { parse } from 'yaml'
import { fullMarkdown, simpleMarkdown } from './inline-markdown.ts'

const options = path.join(projectRoot, 'content/options')

/** All texts of a description file, however deep. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value.trim()]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

test('every description is the same by the short way as by the long one, and most take the short one', () => {
  const files = readdirSync(options, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'))
  const texts = files.flatMap((name) => textsIn(parse(readFileSync(path.join(options, name), 'utf8'))))
  const short = texts.flatMap((text) => {
    const made = simpleMarkdown(text)
    return made ? [{ text, made }] : []
  })
  for (const { text, made } of short) expect(made, text).toEqual(fullMarkdown(text))
  expect(short.length / texts.length).toBeGreaterThan(0.7)
})

test('whatever is put together from signs, the short way gives what the long one gives', () => {
  const piece = constantFrom(
    'a',
    'B',
    '1',
    ' ',
    '  ',
    '.',
    ',',
    '-',
    '+',
    '`',
    '``',
    '`a`',
    '`<b>`',
    '` a`',
    '&',
    '<',
    '*',
    '_',
    '\\',
    '1. ',
    '- ',
    'www.a.de',
    'http://a.de',
    'a@b.de',
    '(',
    ')',
    '"',
    "'",
    '/',
    '//',
    ':',
    '|',
    '=',
    '\n',
    'é',
  )
  assert(
    property(array(piece, { minLength: 1, maxLength: 12 }), (pieces) => {
      const text = pieces.join('').trim()
      const made = simpleMarkdown(text)
      if (made) expect(made, JSON.stringify(text)).toEqual(fullMarkdown(text))
    }),
    { numRuns: 2000 },
  )
})
