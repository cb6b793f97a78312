import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runnerImport } from 'vite'
import { projectRoot as root } from '../../core/node/files/project-root.ts'
import { listFiles } from '../../core/node/files/source-files.ts'
import type { Defaults } from './engine-defaults.ts'
import type { Library } from './model.ts'

/** What the library says of itself: its options, and what the engine uses for those left out. */
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

/** Reads the library that the project has installed. It takes seconds, so the answer is kept until a version or our own code changes. */
export async function readLibrary(): Promise<DocumentedLibrary> {
  const kept = path.join(root, '.cache/api', `${fingerprint()}.json`)
  try {
    return JSON.parse(readFileSync(kept, 'utf8')) as DocumentedLibrary
  } catch {
    const read = await documentLibrary(root)
    mkdirSync(path.dirname(kept), { recursive: true })
    writeFileSync(kept, JSON.stringify(read))
    return read
  }
}

/** The same without the cache, for any folder that has the library in its `node_modules`. */
export async function documentLibrary(
  folder: string,
  loose = path.join(root, FOLDER, 'types/loose-types.d.ts'),
): Promise<DocumentedLibrary> {
  // the compiler and the engine are loaded only when they are needed: nothing imports them from here
  const load = async <T>(name: string) =>
    (await runnerImport<T>(path.join(root, FOLDER, name), { root, configFile: false, logLevel: 'error' })).module
  const { extractLibrary } = await load<typeof import('./types/extract.ts')>('types/extract.ts')
  const { readEngineDefaults } = await load<typeof import('./engine-defaults.ts')>('engine-defaults.ts')
  const library = extractLibrary(folder, loose)
  return { library, defaults: readEngineDefaults(folder, library.components) }
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const name of PACKAGES) hash.update(`${name}@${versionOf(name)}\n`)
  for (const file of listFiles(root, FOLDER, /(?<!\.test)\.ts$/)) hash.update(readFileSync(path.join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

function versionOf(name: string): string {
  const { version } = JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}
