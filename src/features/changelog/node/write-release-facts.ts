import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compareVersions, downloadPackage, listPublishedVersions } from '../../../library/node/published-packages.ts'
import { comparePackages, readPublishedPackage, type PublishedPackage } from './compare-packages.ts'
import { FACTS, factsSchema, type Facts, type ReleaseFacts } from './release-facts.ts'

/** Downloads all published versions of the package and writes how each differs from the one before it. */
export async function writeReleaseFacts(root: string, name: string, log: (line: string) => void): Promise<void> {
  const file = path.join(root, FACTS)
  const before: Facts = existsSync(file)
    ? factsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    : { releases: {}, unavailable: [] }
  const versions = await listPublishedVersions(name)
  const lost = Object.keys(before.releases).filter((version) => !versions.includes(version))
  // a mirror can lack versions, and their facts would be replaced by those of a longer interval
  if (lost.length > 0) throw new Error(`the registry no longer has ${lost.join(', ')}; use one that has all versions`)
  const folder = mkdtempSync(path.join(tmpdir(), 'release-facts-'))
  try {
    const packages = await downloadAll(name, versions, folder)
    const unavailable = before.unavailable.filter((version) => !versions.includes(version))
    const facts: Facts = { releases: createFacts(packages), unavailable: unavailable.toSorted(compareNewestFirst) }
    writeFileSync(file, `${JSON.stringify(facts, null, 2)}\n`)
    log(`${FACTS} describes ${versions.length} versions of ${name}.`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const compareNewestFirst = (a: string, b: string): number => compareVersions(b, a)

/** The facts of each version, newest first. */
export function createFacts(packages: Map<string, PublishedPackage>): Facts['releases'] {
  const versions = [...packages.keys()].toSorted(compareNewestFirst)
  const entries = versions.map((version, index): [string, ReleaseFacts] => {
    const previous = versions[index + 1]
    const after = packages.get(version)
    const before = previous === undefined ? after : packages.get(previous)
    if (!before || !after) throw new Error(`version ${version} was not read`)
    return [version, { previous, ...comparePackages(before, after) }]
  })
  return Object.fromEntries(entries)
}

/** More downloads at a time are not faster. */
const DOWNLOADS = 6

async function downloadAll(name: string, versions: string[], folder: string): Promise<Map<string, PublishedPackage>> {
  const packages = new Map<string, PublishedPackage>()
  const waiting = versions.values()
  const work = async () => {
    // oxlint-disable-next-line no-await-in-loop -- each worker downloads one package at a time
    for (const version of waiting) packages.set(version, await download(name, version, path.join(folder, version)))
  }
  await Promise.all(Array.from({ length: DOWNLOADS }, work))
  return packages
}

async function download(name: string, version: string, folder: string): Promise<PublishedPackage> {
  await downloadPackage(name, version, folder)
  return readPublishedPackage(path.join(folder, 'package'))
}
