import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { minify, parseSync, transformWithOxc } from 'vite'
import { z } from 'zod'
import { readText, type Problem } from '../../../../core/node/files/problems.ts'
import { projectRoot } from '../../../../core/node/files/project-root.ts'
import { listFiles } from '../../../../core/node/files/source-files.ts'
import { collectReachable } from '../../../../core/shared/collect-reachable.ts'
import { library } from '../../../../library/node/index.ts'
import { getFileKind, type SourceFile } from '../../shared/demo-files.ts'
import type { Demo } from '../read-demos.ts'

/** The inputs of every poster besides the code of its demo. */
export const POSTER_INPUTS = ['packages', 'theme', 'drawing'] as const

export type PosterInputs = Record<(typeof POSTER_INPUTS)[number], string>

/** The names of the inputs in messages. */
const INPUT_NAMES: PosterInputs = {
  packages: 'the versions of the chart packages',
  theme: 'the chart theme',
  drawing: 'the code that draws posters',
}

/**
 * The widths in which charts are shown. A chart in a card has one of these widths too, so that nothing moves when it
 * replaces its poster. The stylesheet of the cards chooses the widest that fits.
 */
export const POSTER_WIDTHS = { narrow: 350, medium: 506, large: 620, wide: 778 } as const
export type PosterSize = keyof typeof POSTER_WIDTHS
export const POSTER_SIZES = Object.keys(POSTER_WIDTHS) as PosterSize[]

const entrySchema = z.object({
  /** Hash of the demo's code when the poster was drawn. */
  source: z.string(),
  /** The height of the demo at each width. */
  heights: z.partialRecord(z.enum(POSTER_SIZES), z.number()),
})

/** `posters/posters.json`. */
const indexSchema = z.object({
  drawnWith: z.record(z.enum(POSTER_INPUTS), z.string()),
  demos: z.record(z.string(), entrySchema),
})

/** The entry of a demo in the poster index. */
export type PosterEntry = z.infer<typeof entrySchema>

/** The poster of a demo in one size, for light and dark mode. */
export interface Picture {
  size: PosterSize
  height: number
  /** Contains a hash, so that it changes with the drawings. */
  address: string
  drawing: string
}

export interface Poster {
  source: string
  pictures: Partial<Record<PosterSize, Picture>>
}

export const POSTER_INDEX = 'posters/posters.json'
export const getPosterFile = (id: string, size: PosterSize): string => `posters/${id}.${size}.svg`

interface Posters {
  posters: Map<string, Poster>
  /** Undefined if there are no posters yet. */
  drawnWith?: PosterInputs
  problems: Problem[]
}

export function readPosters(root: string): Posters {
  if (!existsSync(path.join(root, POSTER_INDEX))) return { posters: new Map(), problems: [] }
  const { text, problems } = readText(root, POSTER_INDEX)
  const { data, error } = indexSchema.safeParse(text === undefined ? undefined : parseJson(text))
  if (error) {
    const message = 'the index of the posters is damaged; restore it, or draw all posters again with npm run posters'
    problems.push({ file: POSTER_INDEX, line: 1, message })
  }
  const posters = new Map<string, Poster>()
  for (const [id, { source, heights }] of Object.entries(data?.demos ?? {}))
    posters.set(id, { source, pictures: readPictures(root, id, heights) })
  return { posters, drawnWith: data?.drawnWith, problems }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readPictures(root: string, id: string, heights: PosterEntry['heights']): Poster['pictures'] {
  const drawings = (Object.keys(heights) as PosterSize[]).flatMap((size) => {
    const file = path.join(root, getPosterFile(id, size))
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return []
    return [{ size, height: heights[size] ?? 0, drawing: readFileSync(file, 'utf8').trim() }]
  })
  const hash = createHash('sha256')
  for (const { drawing } of drawings) hash.update(drawing)
  // one name for all sizes, because a page refers to each of them
  const name = `${id}.${hash.digest('hex').slice(0, 8)}`
  return Object.fromEntries(
    drawings.map((picture) => [picture.size, { ...picture, address: `/posters/${name}.${picture.size}.svg` }]),
  )
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
export async function checkPosters(root: string, demos: Iterable<Demo>): Promise<Problem[]> {
  const { drawnWith } = readPosters(root)
  const inputs = await readPosterInputs()
  const changed = drawnWith ? POSTER_INPUTS.filter((input) => drawnWith[input] !== inputs[input]) : []
  if (changed.length > 0) {
    const reason = changed.map((input) => INPUT_NAMES[input]).join(' and ')
    const message = `all posters are out of date, because ${reason} changed; run npm run posters`
    return [{ file: POSTER_INDEX, line: 1, message }]
  }
  const checked = [...demos].filter(({ skipPosterCheck }) => !skipPosterCheck)
  return (await Promise.all(checked.map(checkDemo))).flat()
}

async function checkDemo(demo: Demo): Promise<Problem[]> {
  const missing = POSTER_SIZES.some((size) => !demo.poster?.pictures[size])
  const stale = demo.poster?.source !== (await hashDemoSource(demo.files))
  if (!missing && !stale) return checkSize(demo)
  const state = missing ? 'missing' : 'out of date'
  return [{ file: demo.file, line: 1, message: `the poster of this demo is ${state}; run npm run posters` }]
}

/** Files and folders whose code decides how a poster looks. */
const THEME = ['src/library/client/chart-theme/']
const DRAWING = [
  'src/library/client/draw-svg.ts',
  'src/features/demos/client/export/svg.ts',
  'src/features/demos/node/posters/draw-poster.ts',
  'src/features/demos/node/posters/poster-svg.ts',
  'src/features/demos/node/posters/thin-out/',
]

export async function readPosterInputs(): Promise<PosterInputs> {
  return {
    packages: hash(resolveVersions(projectRoot, library.chartPackages)),
    theme: await hashSources(THEME),
    drawing: await hashSources(DRAWING),
  }
}

async function hashSources(paths: string[]): Promise<string> {
  const files = listFiles(projectRoot, 'src', /(?<!\.test)\.tsx?$/).filter((file) =>
    paths.some((start) => file.startsWith(start)),
  )
  const code = files.map((file) => normalizeCode(file, readFileSync(path.join(projectRoot, file), 'utf8')))
  // sorted by content, so that renaming a file does not change the hash
  return hash((await Promise.all(code)).toSorted())
}

export async function hashDemoSource(files: SourceFile[]): Promise<string> {
  return hash(await Promise.all(files.map(async ({ name, source }) => [name, await normalizeCode(name, source)])))
}

const hash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)

/** Removes what does not change a poster: formatting, comments, types and import paths. */
export async function normalizeCode(name: string, source: string): Promise<string> {
  if (getFileKind(name) !== 'module') return source.replaceAll(/\s+/g, ' ')
  const { module, errors } = parseSync(name, source)
  if (errors.length > 0) return source
  const body = module.staticImports
    .toReversed()
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), source)
  const options = { jsx: { runtime: 'classic' }, tsconfig: false, sourcemap: false } as const
  const { code } = await transformWithOxc(body, name, options)
  return (await minify(name, code, { compress: false, mangle: false })).code
}

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), dependencies: z.record(z.string(), z.string()).optional() }),
  ),
})

/** Lists the packages and all their dependencies with the versions in the lockfile. */
export function resolveVersions(root: string, names: string[]): string[] {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')))
  const resolveAll = (wanted: string[], from: string) =>
    wanted.map((name) => resolvePackage(name, from, packages)).filter((found) => found !== undefined)
  const found = collectReachable(resolveAll(names, ''), (packagePath) =>
    resolveAll(Object.keys(packages[packagePath]?.dependencies ?? {}), packagePath),
  )
  return [...found].map((packagePath) => `${packagePath}@${packages[packagePath]?.version ?? ''}`).toSorted()
}

/** Finds a package in the nearest `node_modules` above the importing package, as Node does. */
function resolvePackage(name: string, from: string, packages: Record<string, unknown>): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const packagePath = `${folder}${folder === '' ? '' : '/'}node_modules/${name}`
    if (packagePath in packages) return packagePath
    if (folder === '') return undefined
  }
}
