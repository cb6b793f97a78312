import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../../../core/node/files/project-root.ts'
import type { Problem } from '../../../core/node/files/problems.ts'
import { listVersions } from '../disk-cache.ts'
import type { Changes } from './compare-facts.ts'

/** The changes from the previous published version. */
export interface ApiRelease extends Changes {
  version: string
  previous: string
  /** The version range of the chart engine that it declares, if that is another one than before. */
  requires?: string
}

export interface PackageHistory {
  name: string
  /** All versions that are compared, newest first. Nothing is known about earlier ones. */
  versions: string[]
  /** The version range of the chart engine that the oldest version declares. */
  requires?: string
  /** Only versions with changes, newest first. */
  releases: ApiRelease[]
}

/** What each published version of the chart engine and of the library added, removed and changed. */
export interface ApiHistory {
  engine: PackageHistory
  wrapper: PackageHistory
}

export const HISTORY_FILE = 'src/library/api-history.json'

export const readApiHistory = (): ApiHistory =>
  JSON.parse(readFileSync(path.join(projectRoot, HISTORY_FILE), 'utf8')) as ApiHistory

/** Reports a history that does not end with the installed versions. */
export function checkHistoryVersions(history: ApiHistory): Problem[] {
  const installed = listVersions([ENGINE.name, WRAPPER.name])
  const outdated = [history.engine, history.wrapper]
    .map(({ name, versions }) => `${name}@${versions[0]}`)
    .find((version) => !installed.includes(version))
  if (outdated === undefined) return []
  return [{ file: HISTORY_FILE, line: 1, message: `the history ends with ${outdated}; run npm run api-history` }]
}

/** False if versions between the two are not on the registry, so that the change may be older. */
export function isNextVersion(previous: string, version: string): boolean {
  const [major, minor = 0, patch = 0] = previous.split('.').map(Number)
  const [nextMajor, nextMinor, nextPatch] = version.split('.').map(Number)
  if (major !== nextMajor) return false
  return minor === nextMinor ? nextPatch === patch + 1 : nextMinor === minor + 1 && nextPatch === 0
}

/** A published package whose versions are compared. */
export interface ComparedPackage {
  name: string
  /** The folders with its types and its code. */
  folders: string[]
  code: string
  /** Matches the keys of the options that it declares. */
  own: RegExp
}

export const ENGINE: ComparedPackage = { name: '@antv/g2plot', folders: ['lib'], code: 'lib', own: /^g2plot\// }

export const WRAPPER: ComparedPackage = {
  name: '@opd/g2plot-react',
  folders: ['es', 'lib'],
  code: 'es',
  own: /^g2plot-react\//,
}
