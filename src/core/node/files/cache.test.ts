import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { Memory, stampOf } from './cache.ts'

test('what is made from the same is made once', () => {
  const memory = new Memory()
  let made = 0
  const recall = (...from: unknown[]) => memory.recall('part', from, () => ++made)
  expect([recall('a', 1), recall('a', 1), recall('b', 1), recall('b'), recall('b', 1)]).toEqual([1, 1, 2, 3, 4])
  expect(memory.recall('another', ['b', 1], () => 'its own')).toBe('its own')
})

test('the stamp of a folder changes with each of its files', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'stamps-'))
  const file = path.join(root, 'a/b/c.md')
  const stamps = [stampOf(root, 'a')]
  mkdirSync(path.dirname(file), { recursive: true })
  for (const step of [
    () => writeFileSync(file, '1'),
    () => writeFileSync(file, '22'),
    () => utimesSync(file, 1, 1),
    () => rmSync(file),
  ]) {
    step()
    stamps.push(stampOf(root, 'a'))
  }
  symlinkSync('nothing', path.join(root, 'a/b/gone.md'))
  expect(stampOf(root, 'a')).toBe(stamps[0])
  expect(stamps.at(-1)).toBe(stamps[0])
  expect(new Set(stamps).size).toBe(4)
  rmSync(root, { recursive: true })
})
