import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runnerImport } from 'vite'
import { projectRoot as root } from '../../core/node/files/project-root.ts'
import { listFiles } from '../../core/node/files/source-files.ts'
import type { Defaults } from './engine-defaults.ts'
import type { Library } from './model.ts'

/** The options of the library and their default values in the chart engine. */
export interface DocumentedLibrary {
  library: Library
  defaults: Record<string, Defaults>
}

const PACKAGES = [
  '@opd/g2plot-react',
  '@antv/g2plot',
  '@antv/g2',
  '@antv/component',
  '@antv/scale',
  '@antv/g-base',
  '@types/react',
  'typescript',
]
const FOLDER = 'src/library/node'

/** Reads the installed library. That takes seconds, so the result is cached until a version or our own code changes. */
export async function readLibrary(): Promise<DocumentedLibrary> {
  const cacheFile = path.join(root, '.cache/api', `${createFingerprint()}.json`)
  try {
    return JSON.parse(readFileSync(cacheFile, 'utf8')) as DocumentedLibrary
  } catch {
    const library = await documentLibrary(root)
    mkdirSync(path.dirname(cacheFile), { recursive: true })
    writeFileSync(cacheFile, JSON.stringify(library))
    return library
  }
}

/** Reads the library in `folder/node_modules` without the cache. */
export async function documentLibrary(
  folder: string,
  overridesFile = path.join(root, FOLDER, 'types/type-overrides.d.ts'),
): Promise<DocumentedLibrary> {
  // loads the compiler and the chart engine only on a cache miss
  const load = async <T>(name: string) =>
    (await runnerImport<T>(path.join(root, FOLDER, name), { root, configFile: false, logLevel: 'error' })).module
  const { extractLibrary } = await load<typeof import('./types/extract-library.ts')>('types/extract-library.ts')
  const { readEngineDefaults } = await load<typeof import('./engine-defaults.ts')>('engine-defaults.ts')
  const library = extractLibrary(folder, overridesFile)
  return { library, defaults: readEngineDefaults(folder, library.components) }
}

function createFingerprint(): string {
  const hash = createHash('sha256')
  for (const name of PACKAGES) hash.update(`${name}@${readVersion(name)}\n`)
  for (const file of listFiles(root, FOLDER, /(?<!\.test)\.ts$/)) hash.update(readFileSync(path.join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

function readVersion(name: string): string {
  const { version } = JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}
