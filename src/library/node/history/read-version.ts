import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../../../core/node/files/project-root.ts'
import { listFiles } from '../../../core/node/files/source-files.ts'
import { listVersions, readCached } from '../disk-cache.ts'
import { readEngineDefaults } from '../engine-defaults.ts'
import { downloadPackage, installPackages } from '../published-packages.ts'
import { extractLibrary } from '../types/extract-library.ts'
import { readCodeWords, type CodeWords } from './code-words.ts'
import { ENGINE, WRAPPER, type ComparedPackage } from './api-history.ts'
import { createSnapshot, type Snapshot } from './snapshot.ts'

/** The API of one version of a package. */
export interface VersionFacts extends Snapshot {
  version: string
  words: CodeWords
  /** The version range of the chart engine that it declares. */
  requires: string | undefined
}

/** Inside the project, so that all other packages are those that are installed. */
const FOLDER = path.join(projectRoot, '.cache/api-history')
const READERS = /\/(?:types\/[\w.-]+|model|option-type|engine-defaults|snapshot|code-words)(?<!\.test)\.ts$/

/** Reads a version of a package together with the installed version of the other one. */
export function readVersion(compared: ComparedPackage, version: string): Promise<VersionFacts> {
  const { name } = compared
  const sources = listFiles(projectRoot, 'src/library', READERS).map((file) =>
    readFileSync(path.join(projectRoot, file)),
  )
  const others = listVersions([ENGINE.name, WRAPPER.name, '@antv/g2', '@antv/component', '@types/react', 'typescript'])
  return readCached('api-history', [`${name}@${version}`, others, ...sources], async () => {
    const folder = path.join(FOLDER, `${path.basename(name)}-${version}`)
    rmSync(folder, { recursive: true, force: true })
    try {
      await install(compared, version, folder)
      return extractVersion(compared, version, folder)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
}

/** Unpacks the version into `folder/node_modules`, next to the other package: linked, it would find the installed one. */
async function install({ name, folders }: ComparedPackage, version: string, folder: string): Promise<void> {
  const modules = path.join(folder, 'node_modules')
  await downloadPackage(name, version, folder, ['package.json', ...folders])
  mkdirSync(path.join(modules, path.dirname(name)), { recursive: true })
  renameSync(path.join(folder, 'package'), path.join(modules, name))
  await installMissing(path.join(modules, name))
  if (name === ENGINE.name)
    cpSync(path.join(projectRoot, 'node_modules', WRAPPER.name), path.join(modules, WRAPPER.name), { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), '{}')
  copyFileSync(
    path.join(projectRoot, 'src/library/node/types/type-overrides.d.ts'),
    path.join(folder, 'type-overrides.d.ts'),
  )
}

/** Installs packages that only old versions of the chart engine import, next to all versions. */
async function installMissing(folder: string): Promise<void> {
  const { dependencies = {} } = readManifest(folder)
  const missing = Object.entries(dependencies).filter(
    ([name]) => ![projectRoot, FOLDER].some((place) => existsSync(path.join(place, 'node_modules', name))),
  )
  if (missing.length > 0)
    await installPackages(
      FOLDER,
      missing.map(([name, range]) => `${name}@${range}`),
    )
}

interface Manifest {
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest

function extractVersion({ name, code, own }: ComparedPackage, version: string, folder: string): VersionFacts {
  const library = extractLibrary(folder, path.join(folder, 'type-overrides.d.ts'))
  const defaults = withDocument(() => readEngineDefaults(folder, library.components))
  const installed = path.join(folder, 'node_modules', name)
  // a component whose plot the chart engine doesn't have yet is no component
  const components = library.components.filter((id) => id === 'BaseChart' || defaults[id] !== undefined)
  return {
    version,
    ...createSnapshot({ library, defaults }, [...components, 'Options', 'Plot'], own),
    words: readCodeWords(path.join(installed, code)),
    requires: readManifest(installed).peerDependencies?.[ENGINE.name],
  }
}

/** Old versions of the chart engine create a canvas when they are loaded. */
function withDocument<Result>(read: () => Result): Result {
  const global = globalThis as { document?: unknown }
  const before = global.document
  global.document = { createElement: () => ({ getContext: () => ({}) }) }
  try {
    return read()
  } finally {
    global.document = before
  }
}
