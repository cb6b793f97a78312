import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'

const FOLDER = 'dist/assets'
const scripts = readdirSync(FOLDER).filter((name) => name.endsWith('.js'))
const imports = new Map(
  scripts.map((name) => {
    const code = readFileSync(`${FOLDER}/${name}`, 'utf8')
    return [name, [...code.matchAll(/\b(?:from|import)"\.\/([^"]+\.js)"/g)].map(([, imported = '']) => imported)]
  }),
)

/** The scripts from this one back to itself. */
function findCycle(start: string): string[] | undefined {
  const seen = new Set<string>()
  const find = (name: string, path: string[]): string[] | undefined => {
    for (const next of imports.get(name) ?? []) {
      if (next === start) return [...path, next]
      if (seen.has(next)) continue
      seen.add(next)
      const cycle = find(next, [...path, next])
      if (cycle) return cycle
    }
    return undefined
  }
  return find(start, [start])
}

test('scripts have no import cycles, because Retry would wait for the first request again', () => {
  expect([...imports.values()].flat().length).toBeGreaterThan(scripts.length)
  expect(scripts.flatMap((name) => findCycle(name)?.join(' > ') ?? [])).toEqual([])
})
