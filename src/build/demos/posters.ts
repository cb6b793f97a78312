import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { posterAddress } from '../../shared/poster-address.ts'
import type { Problem } from '../problems.ts'
import { readText } from '../read-text.ts'
import { listFiles } from '../source.ts'
import type { Demo } from './catalogue.ts'

/** The widths of a stage: on a phone, in a grid of two columns, alone. */
export const POSTER_WIDTHS = { narrow: 350, medium: 506, wide: 778 } as const
export type PosterSize = keyof typeof POSTER_WIDTHS

/** What the index of the pictures says of a demo. */
export interface PosterEntry {
  /** What the demo and its colours were when the pictures were made. */
  made: string
  /** The height of the stage at each width. */
  heights: Partial<Record<PosterSize, number>>
}

/** A drawing of a demo, in both colours at once. */
export interface Picture {
  size: PosterSize
  height: number
  hash: string
  address: string
  drawing: string
}

export interface Poster {
  made: string
  pictures: Partial<Record<PosterSize, Picture>>
}

const indexSchema: z.ZodType<Record<string, PosterEntry>> = z.record(
  z.string(),
  z.object({ made: z.string(), heights: z.partialRecord(z.enum(['narrow', 'medium', 'wide']), z.number()) }),
)

export const POSTER_INDEX = 'posters/posters.json'
export const posterFile = (id: string, size: PosterSize): string => `posters/${id}.${size}.svg`

export function readPosters(root: string): { posters: Map<string, Poster>; problems: Problem[] } {
  if (!existsSync(path.join(root, POSTER_INDEX))) return { posters: new Map(), problems: [] }
  const { text, problems } = readText(root, POSTER_INDEX)
  const { data, error } = indexSchema.safeParse(text === undefined ? {} : parseJson(text))
  if (error) problems.push({ file: POSTER_INDEX, line: 1, message: 'the index of the pictures is damaged; restore it, or draw all pictures anew with npm run posters' })
  return { posters: new Map(Object.entries(data ?? {}).map(([id, { made, heights }]) => [id, { made, pictures: readPictures(root, id, heights) }])), problems }
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
    const file = path.join(root, posterFile(id, size))
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) continue
    const drawing = readFileSync(file, 'utf8').trim()
    const hash = createHash('sha256').update(drawing).digest('hex').slice(0, 8)
    pictures[size] = { size, height: heights[size] ?? 0, hash, address: posterAddress(id, size, hash), drawing }
  }
  return pictures
}

/** A drawing as a file of its own takes the colour of the place that shows it. */
export const asFile = (drawing: string): string => drawing.replace('<svg ', '<svg style="color-scheme:light dark" ')

/** Changes with the demo, with the theme of the charts and with the engine: then the picture is out of date. */
export function fingerprinter(root: string): (demo: Pick<Demo, 'files'>) => string {
  const look = listFiles(root, 'src/site/demo', /(chart-theme|corrections)[^.]*\.ts$|corrections\/[^.]+\.ts$/).map((file) => readFileSync(path.join(root, file), 'utf8'))
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { dependencies: Record<string, string> }
  const engine = [dependencies['@antv/g2plot'], dependencies['@opd/g2plot-react']]
  return ({ files }) => createHash('sha256').update(JSON.stringify([files, look, engine])).digest('hex').slice(0, 12)
}

/** A heavier picture comes too late: the chart itself would be there first. */
export const MOST_BYTES = 64 * 1024

/** What to say of the pictures of a demo that are too heavy. */
export function weightProblems({ file, poster }: Pick<Demo, 'file' | 'poster'>): Problem[] {
  return Object.values(poster?.pictures ?? {}).flatMap(({ size, drawing }): Problem[] => {
    const bytes = Buffer.byteLength(drawing)
    if (bytes <= MOST_BYTES) return []
    return [{ file, line: 1, message: `the ${size} picture of this demo has ${Math.ceil(bytes / 1024)} KB, at most ${MOST_BYTES / 1024} are allowed; show fewer shapes, or let src/build/demos/thin-out leave out more of them` }]
  })
}

/** Demos whose pictures are missing, no longer match them or are too heavy. */
export function checkPosters(root: string, demos: Iterable<Demo>, sizes: Map<string, PosterSize[]>): Problem[] {
  const fingerprint = fingerprinter(root)
  return [...demos].filter(({ isPosterExcused }) => !isPosterExcused).flatMap((demo): Problem[] => {
    const missing = sizes.get(demo.id)?.some((size) => !demo.poster?.pictures[size])
    const stale = demo.poster?.made !== fingerprint(demo)
    if (!missing && !stale) return weightProblems(demo)
    return [{ file: demo.file, line: 1, message: `the picture of this demo is ${missing ? 'missing' : 'out of date'}; run npm run posters` }]
  })
}
