import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { minify, parseSync, transformWithOxc } from 'vite'
import { z } from 'zod'
import { library } from '../../../../library/node/index.ts'
import { getFileKind, type DemoFile } from '../../shared/demo-files.ts'
import { projectRoot } from '../../../../core/node/files/project-root.ts'
import { listFiles } from '../../../../core/node/files/source-files.ts'

/** The inputs of every poster besides the code of its demo. */
export const POSTER_INPUTS = ['packages', 'theme', 'drawing'] as const

export type PosterInputs = Record<(typeof POSTER_INPUTS)[number], string>

/** Their names in messages. */
export const INPUT_NAMES: PosterInputs = {
  packages: 'the versions of the chart packages',
  theme: 'the chart theme',
  drawing: 'the code that draws posters',
}

const THEME = /^src\/library\/client\/[^.]+\.tsx?$/
const DRAWING =
  /^src\/features\/demos\/(?:client\/export\/svg|node\/posters\/(?:draw-poster|poster-svg|thin-out\/[^.]+))\.ts$/

export async function readPosterInputs(): Promise<PosterInputs> {
  const sources = listFiles(projectRoot, 'src', /(?<!\.test)\.tsx?$/)
  const read = async (names: RegExp) => {
    const files = sources.filter((file) => names.test(file))
    const code = files.map((file) => normalizeCode(file, readFileSync(path.join(projectRoot, file), 'utf8')))
    // by content, so that a renamed file changes nothing
    return hash((await Promise.all(code)).toSorted())
  }
  return {
    packages: hash(resolvedVersions(projectRoot, library.chartPackages)),
    theme: await read(THEME),
    drawing: await read(DRAWING),
  }
}

export async function hashDemoSource(files: DemoFile[]): Promise<string> {
  return hash(await Promise.all(files.map(async ({ name, source }) => [name, await normalizeCode(name, source)])))
}

const hash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)

/** Formatting, comments, types and the paths of imports do not change a poster. */
export async function normalizeCode(name: string, source: string): Promise<string> {
  if (getFileKind(name) !== 'module') return source.replaceAll(/\s+/g, ' ')
  const { module, errors } = parseSync(name, source)
  if (errors.length > 0) return source
  const body = module.staticImports
    .toReversed()
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), source)
  const { code } = await transformWithOxc(body, name, {
    jsx: { runtime: 'classic' },
    tsconfig: false,
    sourcemap: false,
  })
  return (await minify(name, code, { compress: false, mangle: false })).code
}

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), dependencies: z.record(z.string(), z.string()).optional() }),
  ),
})

/** The packages and everything they depend on, as the lockfile resolves them. */
export function resolvedVersions(root: string, names: string[]): string[] {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')))
  const found = new Map<string, string>()
  const add = (name: string, from: string): void => {
    const place = resolvePlace(name, from, packages)
    if (place === undefined || found.has(place)) return
    const { version = '', dependencies = {} } = packages[place] ?? {}
    found.set(place, version)
    for (const dependency of Object.keys(dependencies)) add(dependency, place)
  }
  for (const name of names) add(name, '')
  return [...found].map(([place, version]) => `${place}@${version}`).toSorted()
}

/** Looks up `node_modules` from the folder of the importing package, as Node does. */
function resolvePlace(name: string, from: string, packages: Record<string, unknown>): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder}${folder === '' ? '' : '/'}node_modules/${name}`
    if (place in packages) return place
    if (folder === '') return undefined
  }
}
