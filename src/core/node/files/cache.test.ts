import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { BuildCache, getFolderStamp } from './cache.ts'

test('a result is created once for the same inputs', () => {
  const cache = new BuildCache()
  let created = 0
  const get = (...inputs: unknown[]) => cache.getOrCreate('page', inputs, () => ++created)
  expect([get('a', 1), get('a', 1), get('b', 1), get('b'), get('b', 1)]).toEqual([1, 1, 2, 3, 4])
  expect(cache.getOrCreate('another', ['b', 1], () => 'separate')).toBe('separate')
})

test('the stamp of a folder changes when one of its files changes', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'stamps-'))
  const file = path.join(root, 'a/b/c.md')
  const stamps = [getFolderStamp(root, 'a')]
  mkdirSync(path.dirname(file), { recursive: true })
  for (const step of [
    () => writeFileSync(file, '1'),
    () => writeFileSync(file, '22'),
    () => utimesSync(file, 1, 1),
    () => rmSync(file),
  ]) {
    step()
    stamps.push(getFolderStamp(root, 'a'))
  }
  symlinkSync('nothing', path.join(root, 'a/b/gone.md'))
  expect(getFolderStamp(root, 'a')).toBe(stamps[0])
  expect(stamps.at(-1)).toBe(stamps[0])
  expect(new Set(stamps).size).toBe(4)
  rmSync(root, { recursive: true })
})
