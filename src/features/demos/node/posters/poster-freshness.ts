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

/** The names of the inputs in messages. */
export const INPUT_NAMES: PosterInputs = {
  packages: 'the versions of the chart packages',
  theme: 'the chart theme',
  drawing: 'the code that draws posters',
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

export async function hashDemoSource(files: DemoFile[]): Promise<string> {
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

/** Lists the packages and all their dependencies with the versions in the lockfile. */
export function resolveVersions(root: string, names: string[]): string[] {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')))
  const found = new Map<string, string>()
  const add = (name: string, from: string): void => {
    const packagePath = resolvePackage(name, from, packages)
    if (packagePath === undefined || found.has(packagePath)) return
    const { version = '', dependencies = {} } = packages[packagePath] ?? {}
    found.set(packagePath, version)
    for (const dependency of Object.keys(dependencies)) add(dependency, packagePath)
  }
  for (const name of names) add(name, '')
  return [...found].map(([packagePath, version]) => `${packagePath}@${version}`).toSorted()
}

/** Finds a package in the nearest `node_modules` above the importing package, as Node does. */
function resolvePackage(name: string, from: string, packages: Record<string, unknown>): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const packagePath = `${folder}${folder === '' ? '' : '/'}node_modules/${name}`
    if (packagePath in packages) return packagePath
    if (folder === '') return undefined
  }
}
