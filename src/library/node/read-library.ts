import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runnerImport } from 'vite'
import { projectRoot as root } from '../../core/node/files/project-root.ts'
import { listFiles } from '../../core/node/files/source-files.ts'
import { listVersions, readCached } from './disk-cache.ts'
import type { DefaultValues } from '../shared/default-value.ts'
import type { Library } from './model.ts'

/** The options of the library and their default values in the chart engine. */
export interface DocumentedLibrary {
  library: Library
  defaults: Record<string, DefaultValues>
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
export function readLibrary(): Promise<DocumentedLibrary> {
  const sources = [FOLDER, 'src/library/shared']
    .flatMap((folder) => listFiles(root, folder, /(?<!\.test)\.ts$/))
    .map((file) => readFileSync(path.join(root, file)))
  return readCached('api', [...listVersions(PACKAGES), ...sources], () => documentLibrary(root))
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
