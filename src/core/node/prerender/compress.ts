import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/

/** Loaded by every visitor, so worth more than the others. */
const SHARED = /\.(?:js|css)$/

/** In bytes. Below it the headers weigh more than what is saved. */
const SMALLEST = 500

/**
 * On one core, quality 11 takes 4 seconds for the scripts and 34 for everything else. 10 takes half of that for
 * scripts that are 2 % larger; 8 takes less than a second for everything else, which becomes 12 % larger.
 */
const THOROUGH = 10
const QUICK = 8

/** Compressed texts by what is added to the name of the file. */
type Twins = Map<'.br' | '.gz', Buffer>

/** Puts a brotli and a gzip file beside every text that has none, for hosts that send such files as they are. `done` is a folder in it that is left out. */
export async function compressFiles(folder: string, done?: string): Promise<void> {
  const present = new Set(await readdir(folder, { recursive: true }))
  const names = [...present]
    .filter((name) => COMPRESSIBLE.test(name) && !present.has(`${name}.br`) && name.split(path.sep)[0] !== done)
    .values()
  // many pages are there twice, under /guide and /guide/
  const known = new Map<string, Promise<Twins>>()
  // no more at a time than can run: each holds its memory from the start
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (const name of names) await compressFile(path.join(folder, name), known)
  })
  await Promise.all(workers)
}

async function compressFile(file: string, known: Map<string, Promise<Twins>>): Promise<void> {
  const text = await readFile(file)
  if (text.length < SMALLEST) return
  const key = createHash('sha256').update(text).digest('hex')
  const twins = known.get(key) ?? compress(text, SHARED.test(file) ? THOROUGH : QUICK)
  known.set(key, twins)
  for (const [extension, twin] of await twins) {
    if (twin.length < text.length) await writeFile(file + extension, twin)
  }
}

async function compress(text: Buffer, quality: number): Promise<Twins> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(text, { params }),
    promisify(gzip)(text, { level: 9 }),
  ])
  return new Map([
    ['.br', brotli],
    ['.gz', gzipped],
  ])
}
