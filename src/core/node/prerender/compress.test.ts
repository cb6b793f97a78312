import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompress, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { compressFiles } from './compress.ts'

vi.mock('node:zlib', { spy: true })

const TEXT = 'A sentence that repeats itself. '.repeat(50)
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'compress-'))
  vi.mocked(brotliCompress).mockClear()
})
afterEach(() => rm(folder, { recursive: true }))

const write = async (name: string, text: string | Buffer) => {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
  await writeFile(path.join(folder, name), text)
}
const read = (name: string) => readFile(path.join(folder, name))
const files = async () => (await readdir(folder)).toSorted()

test('writes a brotli and a gzip file with the same text for every format', async () => {
  const names = ['a.html', 'deep/er/b.js', 'c.css', 'd.json', 'e.svg', 'f.xml', 'g.txt', 'h.webmanifest']
  for (const name of names) await write(name, `${TEXT} ${name}`)
  await compressFiles(folder)
  for (const name of names) {
    expect(brotliDecompressSync(await read(`${name}.br`)).toString()).toBe(`${TEXT} ${name}`)
    expect(gunzipSync(await read(`${name}.gz`)).toString()).toBe(`${TEXT} ${name}`)
  }
})

test('does not compress images, fonts and small texts', async () => {
  for (const name of ['a.png', 'b.woff2', 'c.ico']) await write(name, TEXT)
  await write('d.txt', TEXT.slice(0, 499))
  await compressFiles(folder)
  expect(await files()).toEqual(['a.png', 'b.woff2', 'c.ico', 'd.txt'])
})

test('does not write a compressed file that is larger than the original', async () => {
  await write('a.txt', randomBytes(1000))
  await compressFiles(folder)
  expect(await files()).toEqual(['a.txt'])
})

test('compresses equal texts once', async () => {
  for (const name of ['guide.html', 'guide/index.html', 'again.html']) await write(name, TEXT)
  await compressFiles(folder)
  expect(brotliCompress).toHaveBeenCalledTimes(1)
  expect(await read('guide/index.html.br')).toEqual(await read('again.html.br'))
})
