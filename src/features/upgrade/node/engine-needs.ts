import type { ApiHistory } from '../../../library/node/history/api-history.ts'
import { compareVersions } from '../../../library/node/published-packages.ts'

/** The versions of the chart engine that a range of versions of the library works with. */
export interface EngineNeeds {
  /** The first and the last version of the library. */
  from: string
  to: string
  /** The version range of the chart engine that they declare. */
  range: string
  /** The first compared version of the chart engine that has the plots of all their charts. */
  engine: string
}

/** Lists the needs of the library, newest first. Versions with the same needs are one entry. */
export function listEngineNeeds({ engine, wrapper }: ApiHistory): EngineNeeds[] {
  const introduced = new Map(
    engine.releases.flatMap(({ version, components }) => components.map((id) => [id, version])),
  )
  // components of the library that a version doesn't have yet
  const later = new Set(wrapper.releases.flatMap(({ components }) => components))
  const needs: EngineNeeds[] = []
  let range = wrapper.requires ?? '*'
  const add = (from: string) => {
    const versions = [...introduced].flatMap(([id, version]) => (later.has(id) ? [] : [version]))
    const newest = versions.toSorted(compareVersions).at(-1) ?? engine.versions.at(-1) ?? ''
    needs.unshift({ from, to: from, range, engine: newest })
  }
  add(wrapper.versions.at(-1) ?? '')
  for (const { version, previous, components, requires } of wrapper.releases.toReversed()) {
    for (const id of components) later.delete(id)
    if (requires === undefined && components.length === 0) continue
    range = requires ?? range
    const [last] = needs
    if (last) last.to = previous
    add(version)
  }
  const [last] = needs
  if (last) last.to = wrapper.versions[0] ?? ''
  return needs
}
