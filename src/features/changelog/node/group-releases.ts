import type { Release } from './read-changelog.ts'

/** Consecutive releases: either one with changes for users, or a run of maintenance releases. */
export interface ReleaseGroup {
  isMaintenance: boolean
  releases: Release[]
}

/** True if a release changes nothing in the library: only its dependencies, documentation or toolchain. */
export const isMaintenance = ({ changes }: Release): boolean =>
  changes.every(({ kind }) => kind === 'dependency' || kind === 'docs')

/** The releases by major version, newest first. Maintenance releases that follow each other are one group. */
export function groupReleases(releases: Release[]): Map<string, ReleaseGroup[]> {
  const majors = new Map<string, ReleaseGroup[]>()
  for (const release of releases) {
    const major = release.version.split('.')[0] ?? ''
    const groups = majors.get(major) ?? []
    majors.set(major, groups)
    const last = groups.at(-1)
    if (last?.isMaintenance && isMaintenance(release)) last.releases.push(release)
    else groups.push({ isMaintenance: isMaintenance(release), releases: [release] })
  }
  return majors
}
