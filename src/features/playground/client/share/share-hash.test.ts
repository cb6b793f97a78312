import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SourceFile } from '../../shared/code-file.ts'
import { formatShareAddress, encodeFiles } from '../../shared/share/encode-change.ts'
import { compress, readShareHash, writeShareHash } from './share-hash.ts'

const sources = import.meta.glob<string>('/demos/*/*.tsx', { query: '?raw', import: 'default', eager: true })
const demos = Object.entries(sources).map(([path, source]) => {
  const [, chart = '', name = ''] = /\/demos\/([^/]+)\/([^/]+)\.tsx$/.exec(path) ?? []
  return { id: `${chart}-${name}`, files: [{ name: `${name}.tsx`, source }] }
})

const replaceSource = (files: SourceFile[], edit: (source: string) => string): SourceFile[] =>
  files.map((file, index) => (index === 0 ? { ...file, source: edit(file.source) } : file))

async function roundTrip(id: string | undefined, published: SourceFile[], edited: SourceFile[]) {
  const hash = await writeShareHash(id, published, edited)
  const shared = await readShareHash(hash)
  return { hash, shared, restored: shared?.restore(published) }
}

test('every demo is restored after a small edit, from less than 90 characters', async () => {
  expect(demos.length).toBeGreaterThan(250)
  const restoreDemo = async ({ id, files }: (typeof demos)[number]) => {
    const edited = replaceSource(files, (source) => source.replace(/(height|xField|return)\b.*/, '$& // #ff0000'))
    expect(edited).not.toEqual(files)
    const { hash, shared, restored } = await roundTrip(id, files, edited)
    expect(restored).toEqual({ files: edited, isExact: true, lost: [] })
    expect(shared?.demoId).toBe(id)
    return hash.length
  }
  const lengths = await Promise.all(demos.map(restoreDemo))
  expect(Math.max(...lengths)).toBeLessThan(90)
})

test('every demo is restored from its whole code, also without the published one', async () => {
  const restoreDemo = async ({ files }: (typeof demos)[number]) => {
    const hash = await writeShareHash(undefined, [], files)
    expect((await readShareHash(hash))?.restore(undefined)).toEqual({ files, isExact: true, lost: [] })
    return hash.length
  }
  const lengths = await Promise.all(demos.map(restoreDemo))
  expect(lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)]).toBeLessThan(1200)
})

test('any edit of a demo is restored', async () => {
  const edits = fc.record({
    demo: fc.constantFrom(...demos),
    from: fc.nat(),
    length: fc.nat({ max: 60 }),
    text: fc.string({ unit: 'grapheme', maxLength: 200 }),
  })
  await fc.assert(
    fc.asyncProperty(edits, async ({ demo: { id, files }, from, length, text }) => {
      const edited = replaceSource(files, (source) => {
        const characters = Array.from(source)
        characters.splice(from % characters.length, length, text)
        return characters.join('')
      })
      expect((await roundTrip(id, files, edited)).restored).toEqual({ files: edited, isExact: true, lost: [] })
    }),
  )
})

test('a demo that was rewritten is shared as a whole, and survives when the published one is removed', async () => {
  const [demo] = demos
  if (!demo) throw new Error('there is no demo')
  const edited = [{ name: 'basic.tsx', source: 'export default function Demo() {\n  return <p>Other</p>\n}\n' }]
  const { shared } = await roundTrip(demo.id, demo.files, edited)
  expect(shared?.restore(undefined)?.files).toEqual(edited)
})

test('the language of the code is part of the address', async () => {
  const files = [{ name: 'basic.jsx', source: 'a\n' }]
  expect((await readShareHash(await writeShareHash('line-basic', files, files)))?.isJavaScript).toBe(true)
  expect((await readShareHash(await writeShareHash('line-basic', [], demos[0]?.files ?? [])))?.isJavaScript).toBe(false)
})

test('without compression, the code is shared uncompressed', async () => {
  const original = globalThis.CompressionStream
  Reflect.deleteProperty(globalThis, 'CompressionStream')
  try {
    const files = [{ name: 'basic.tsx', source: 'a'.repeat(500) }]
    const { hash, restored } = await roundTrip(undefined, [], files)
    expect(hash.length).toBeGreaterThan(500)
    expect(restored?.files).toEqual(files)
  } finally {
    globalThis.CompressionStream = original
  }
})

test('addresses of other kinds and damaged ones have no code', async () => {
  const valid = await writeShareHash('line-basic', [], demos[0]?.files ?? [])
  const damaged = ['', '#', '#demo-line-basic', '#code=', '#code=1', '#code=2.0.line-basic.AAAA', '#code=1.8.a.AAAA']
  const hashes = [...damaged, valid.slice(0, -20), `${valid}*`, '#code=1.0.__proto__.AAAA', '#code=1.0.a.A']
  expect(await Promise.all(hashes.map(readShareHash))).toEqual(hashes.map(() => undefined))
})

test('no address throws', async () => {
  const content = fc.uint8Array({ maxLength: 300 }).map((bytes) => new Uint8Array(bytes))
  const address = fc.record({
    demoId: fc.constantFrom(undefined, 'line-basic'),
    isWhole: fc.boolean(),
    isCompressed: fc.boolean(),
    isJavaScript: fc.boolean(),
    content,
  })
  const published = demos[0]?.files ?? []
  await fc.assert(
    fc.asyncProperty(fc.oneof(address.map(formatShareAddress), fc.string()), async (hash) => {
      const shared = await readShareHash(hash)
      for (const files of [published, [], undefined]) shared?.restore(files)
    }),
    { numRuns: 500 },
  )
})

test('an address that unpacks to more than a megabyte is refused', async () => {
  const bomb = await compress(encodeFiles([{ name: 'basic.tsx', source: ' '.repeat(5_000_000) }]))
  if (!bomb) throw new Error('nothing was compressed')
  const flags = { isWhole: true, isCompressed: true, isJavaScript: false }
  expect(await readShareHash(formatShareAddress({ ...flags, content: bomb }))).toBeUndefined()
})

test.each([`${'a'.repeat(60)}.ts`, '../a.tsx', '__proto__', '/etc/a.ts', '.env', 'a.html', 'a/../b.ts'])(
  'a file with the name %s is refused',
  async (name) => {
    const flags = { isWhole: true, isCompressed: false, isJavaScript: false }
    const content = encodeFiles([{ name, source: '' }])
    expect(await readShareHash(formatShareAddress({ ...flags, content }))).toBeUndefined()
  },
)
