import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Problem } from '../../../../core/node/files/problems.ts'
import { readText } from '../../../../core/node/files/read-text.ts'
import type { Demo } from '../read-demos.ts'
import { hashDemoSource, INPUT_NAMES, POSTER_INPUTS, readPosterInputs, type PosterInputs } from './poster-freshness.ts'

/** The width of a demo on a phone, in a grid of two columns, and alone. */
export const POSTER_WIDTHS = { narrow: 350, medium: 506, wide: 778 } as const
export type PosterSize = keyof typeof POSTER_WIDTHS

/** The entry of a demo in the poster index. */
export interface PosterEntry {
  /** Hash of the demo's code when the poster was drawn. */
  source: string
  /** The height of the demo at each width. */
  heights: Partial<Record<PosterSize, number>>
}

/** The poster of a demo in one size, for light and dark mode. */
export interface Picture {
  size: PosterSize
  height: number
  /** Contains a hash, so that it changes with the drawing. */
  address: string
  drawing: string
}

export interface Poster {
  source: string
  pictures: Partial<Record<PosterSize, Picture>>
}

/** `posters/posters.json`. */
export interface PosterIndex {
  drawnWith: PosterInputs
  demos: Record<string, PosterEntry>
}

const indexSchema: z.ZodType<PosterIndex> = z.object({
  drawnWith: z.record(z.enum(POSTER_INPUTS), z.string()),
  demos: z.record(
    z.string(),
    z.object({ source: z.string(), heights: z.partialRecord(z.enum(['narrow', 'medium', 'wide']), z.number()) }),
  ),
})

export const POSTER_INDEX = 'posters/posters.json'
export const getPosterFile = (id: string, size: PosterSize): string => `posters/${id}.${size}.svg`

export interface Posters {
  posters: Map<string, Poster>
  /** Undefined if there are no posters yet. */
  drawnWith?: PosterInputs
  problems: Problem[]
}

export function readPosters(root: string): Posters {
  if (!existsSync(path.join(root, POSTER_INDEX))) return { posters: new Map(), problems: [] }
  const { text, problems } = readText(root, POSTER_INDEX)
  const { data, error } = indexSchema.safeParse(text === undefined ? undefined : parseJson(text))
  if (error)
    problems.push({
      file: POSTER_INDEX,
      line: 1,
      message: 'the index of the posters is damaged; restore it, or draw all posters again with npm run posters',
    })
  const posters = Object.entries(data?.demos ?? {}).map(([id, { source, heights }]): [string, Poster] => [
    id,
    { source, pictures: readPictures(root, id, heights) },
  ])
  return { posters: new Map(posters), drawnWith: data?.drawnWith, problems }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readPictures(root: string, id: string, heights: PosterEntry['heights']): Poster['pictures'] {
  const pictures: Poster['pictures'] = {}
  for (const size of Object.keys(heights) as PosterSize[]) {
    const file = path.join(root, getPosterFile(id, size))
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) continue
    const drawing = readFileSync(file, 'utf8').trim()
    const hash = createHash('sha256').update(drawing).digest('hex').slice(0, 8)
    pictures[size] = { size, height: heights[size] ?? 0, address: `/posters/${id}.${size}.${hash}.svg`, drawing }
  }
  return pictures
}

/** Makes the file of a drawing follow the color scheme of the page that shows it. */
export const addColorScheme = (drawing: string): string =>
  drawing.replace('<svg ', '<svg style="color-scheme:light dark" ')

/** A larger poster would load more slowly than the chart itself. */
export const MAX_BYTES = 64 * 1024

/** Reports the posters of a demo that are too large. */
export function checkSize({ file, poster }: Pick<Demo, 'file' | 'poster'>): Problem[] {
  return Object.values(poster?.pictures ?? {}).flatMap(({ size, drawing }): Problem[] => {
    const bytes = Buffer.byteLength(drawing)
    if (bytes <= MAX_BYTES) return []
    const message =
      `the ${size} poster of this demo has ${Math.ceil(bytes / 1024)} KB, ` +
      `but at most ${MAX_BYTES / 1024} KB are allowed; ` +
      'show fewer shapes, or remove more of them in src/features/demos/node/posters/thin-out'
    return [{ file, line: 1, message }]
  })
}

/** Reports posters that are missing, out of date or too large. If all are out of date, that is one problem. */
export async function checkPosters(
  root: string,
  demos: Iterable<Demo>,
  sizes: Map<string, PosterSize[]>,
): Promise<Problem[]> {
  const { drawnWith } = readPosters(root)
  const inputs = await readPosterInputs()
  const changed = drawnWith ? POSTER_INPUTS.filter((input) => drawnWith[input] !== inputs[input]) : []
  if (changed.length > 0) {
    const reason = changed.map((input) => INPUT_NAMES[input]).join(' and ')
    const message = `all posters are out of date, because ${reason} changed; run npm run posters`
    return [{ file: POSTER_INDEX, line: 1, message }]
  }
  const checked = [...demos].filter(({ skipPosterCheck }) => !skipPosterCheck)
  return (await Promise.all(checked.map((demo) => checkDemo(demo, sizes.get(demo.id) ?? [])))).flat()
}

async function checkDemo(demo: Demo, sizes: PosterSize[]): Promise<Problem[]> {
  const missing = sizes.some((size) => !demo.poster?.pictures[size])
  const stale = demo.poster?.source !== (await hashDemoSource(demo.files))
  if (!missing && !stale) return checkSize(demo)
  const state = missing ? 'missing' : 'out of date'
  return [{ file: demo.file, line: 1, message: `the poster of this demo is ${state}; run npm run posters` }]
}
