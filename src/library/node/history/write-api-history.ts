import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../../../core/node/files/project-root.ts'
import { listFiles } from '../../../core/node/files/source-files.ts'
import { listVersions, readCached, readInstalledVersion } from '../disk-cache.ts'
import { readEngineDefaults } from '../engine-defaults.ts'
import { compareVersions, downloadPackage, installPackages, listPublishedVersions } from '../published-packages.ts'
import { extractLibrary } from '../types/extract-library.ts'
import {
  ENGINE,
  HISTORY_FILE,
  readApiHistory,
  WRAPPER,
  type ApiHistory,
  type ApiRelease,
  type ComparedPackage,
  type PackageHistory,
} from './api-history.ts'
import { readCodeWords } from './code-words.ts'
import { compareFacts, type ComparedFacts } from './compare-facts.ts'
import { createSnapshot } from './snapshot.ts'

/** The oldest version of the library with a type for the props of each component, and of the engine that it accepts. */
const OLDEST = { engine: '2.3.1', wrapper: '2.5.0' }

/** Compares all published versions and writes what changed. */
export async function writeApiHistory(log: (line: string) => void): Promise<void> {
  const history: ApiHistory = {
    engine: await compareAll(ENGINE, OLDEST.engine, log),
    wrapper: await compareAll(WRAPPER, OLDEST.wrapper, log),
  }
  const file = path.join(projectRoot, HISTORY_FILE)
  if (existsSync(file)) checkLostVersions(readApiHistory(), history)
  writeFileSync(file, `${JSON.stringify(history, null, 1)}\n`)
  log(`${HISTORY_FILE} is written.`)
}

/** A mirror can lack versions, and their changes would move to a later one. */
function checkLostVersions(before: ApiHistory, after: ApiHistory): void {
  for (const name of ['engine', 'wrapper'] as const) {
    const lost = before[name].versions.filter((version) => !after[name].versions.includes(version))
    if (lost.length > 0) throw new Error(`the registry no longer has ${lost.join(', ')}; use one that has all versions`)
  }
}

async function compareAll(
  compared: ComparedPackage,
  oldest: string,
  log: (line: string) => void,
): Promise<PackageHistory> {
  const newest = readInstalledVersion(compared.name)
  const versions = (await listPublishedVersions(compared.name))
    .filter((version) => /^[\d.]+$/.test(version))
    .filter((version) => compareVersions(version, oldest) >= 0 && compareVersions(version, newest) <= 0)
    .toSorted(compareVersions)
  const releases: ApiRelease[] = []
  let before: VersionFacts | undefined
  let requires: string | undefined
  for (const version of versions) {
    // oxlint-disable-next-line no-await-in-loop -- one version at a time, because each needs a compiler
    const after = await readVersion(compared, version)
    log(`${compared.name} ${version}`)
    if (before) releases.unshift(compareReleases(before, after))
    else requires = after.requires
    before = after
  }
  return {
    name: compared.name,
    versions: versions.toReversed(),
    ...(requires === undefined ? {} : { requires }),
    releases: releases.filter(hasChanges),
  }
}

function compareReleases(before: VersionFacts, after: VersionFacts): ApiRelease {
  return {
    version: after.version,
    previous: before.version,
    ...(after.requires === before.requires ? {} : { requires: after.requires }),
    ...compareFacts(before, after),
  }
}

const hasChanges = ({ components, added, removed, changed, requires }: ApiRelease): boolean =>
  requires !== undefined || [components, added, removed, changed].some(({ length }) => length > 0)

/** The API of one version of a package. */
interface VersionFacts extends ComparedFacts {
  version: string
  /** The version range of the chart engine that it declares. */
  requires: string | undefined
}

/** Inside the project, so that all other packages are those that are installed. */
const FOLDER = path.join(projectRoot, '.cache/api-history')
const READERS = /\/(?:types\/[\w.-]+|model|option-type|engine-defaults|snapshot|code-words)(?<!\.test)\.ts$/

/** Reads a version of a package together with the installed version of the other one. */
function readVersion(compared: ComparedPackage, version: string): Promise<VersionFacts> {
  const { name } = compared
  const sources = listFiles(projectRoot, 'src/library', READERS).map((file) =>
    readFileSync(path.join(projectRoot, file)),
  )
  const others = listVersions([ENGINE.name, WRAPPER.name, '@antv/g2', '@antv/component', '@types/react', 'typescript'])
  return readCached('api-history', [`${name}@${version}`, ...others, ...sources], async () => {
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
