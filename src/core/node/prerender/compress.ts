import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { forEachAsync } from 'es-toolkit'

const COMPRESSIBLE = /\.(?:html|js|css|json|svg|xml|txt|md|webmanifest)$/

/** Visitors load these on every page, so they are compressed more. */
const SHARED = /\.(?:js|css)$/

/** In bytes. For smaller files the additional header is larger than the savings. */
const MIN_SIZE = 500

/**
 * On one core, quality 11 takes 4 seconds for the scripts and 34 seconds for everything else. Quality 10 takes half
 * the time for scripts that are 2% larger. Quality 8 takes less than a second for everything else, which is 12% larger.
 */
const SHARED_QUALITY = 10
const DEFAULT_QUALITY = 8

/** The compressed variants of a file by their extension. */
type Variants = Record<'.br' | '.gz', Buffer>

/**
 * Writes a brotli and a gzip file next to every text file that has none, for hosts that serve precompressed files.
 * Leaves out the folder `excluded`.
 */
export async function compressFiles(folder: string, excluded?: string): Promise<void> {
  const present = new Set(await readdir(folder, { recursive: true }))
  const names = [...present].filter(
    (name) => COMPRESSIBLE.test(name) && !present.has(`${name}.br`) && name.split(path.sep)[0] !== excluded,
  )
  // pages exist twice, under /guide and /guide/
  const known = new Map<string, Promise<Variants>>()
  // more at a time would only use more memory
  const concurrency = availableParallelism()
  await forEachAsync(names, (name) => compressFile(path.join(folder, name), known), { concurrency })
}

async function compressFile(file: string, known: Map<string, Promise<Variants>>): Promise<void> {
  const text = await readFile(file)
  if (text.length < MIN_SIZE) return
  const key = createHash('sha256').update(text).digest('hex')
  const variants = known.get(key) ?? compress(text, SHARED.test(file) ? SHARED_QUALITY : DEFAULT_QUALITY)
  known.set(key, variants)
  for (const [extension, compressed] of Object.entries(await variants)) {
    if (compressed.length < text.length) await writeFile(file + extension, compressed)
  }
}

async function compress(text: Buffer, quality: number): Promise<Variants> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(text, { params }),
    promisify(gzip)(text, { level: 9 }),
  ])
  return { '.br': brotli, '.gz': gzipped }
}
