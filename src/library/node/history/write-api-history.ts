import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../../../core/node/files/project-root.ts'
import { listVersions } from '../disk-cache.ts'
import { compareVersions, listPublishedVersions } from '../published-packages.ts'
import {
  HISTORY_FILE,
  readApiHistory,
  ENGINE,
  WRAPPER,
  type ApiHistory,
  type ApiRelease,
  type PackageHistory,
  type ComparedPackage,
} from './api-history.ts'
import { compareFacts } from './compare-facts.ts'
import { readVersion, type VersionFacts } from './read-version.ts'

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

const readInstalledVersion = (name: string): string =>
  listVersions([name])
    .trim()
    .slice(name.length + 1)

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
