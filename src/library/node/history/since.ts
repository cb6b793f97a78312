import type { Library } from '../model.ts'
import type { Change } from './compare-facts.ts'
import { isNextVersion, ENGINE, WRAPPER, type ApiHistory, type PackageHistory } from './api-history.ts'
import { visitOptions } from './snapshot.ts'

/** The release that introduced an option. */
export interface Since {
  package: keyof ApiHistory
  version: string
}

/** The release that introduced an option of an options object; undefined if it is not known. */
export type GetSince = (definition: string, option: string) => Since | undefined

const UNKNOWN = 'unknown'

/** For an option in a component or in another option that is itself newer. It does not count. */
const NEWER = 'newer'

/** Finds the release of each option. An object that is used in several places needs one answer for all of them. */
export function createSinceLookup(history: ApiHistory, library: Library): GetSince {
  const found = new Map<string, Since>()
  for (const name of ['engine', 'wrapper'] as const) {
    const { own } = name === 'engine' ? ENGINE : WRAPPER
    for (const [option, statuses] of collectStatuses(history[name], library, own)) {
      const [version, ...others] = [...statuses].filter((status) => status !== NEWER)
      if (version !== undefined && version !== UNKNOWN && others.length === 0)
        found.set(option, { package: name, version })
    }
  }
  return (definition, option) => found.get(`${definition} ${option}`)
}

function collectStatuses(history: PackageHistory, library: Library, own: RegExp): Map<string, Set<string>> {
  const statuses = new Map<string, Set<string>>()
  const getVersion = listIntroductions(history)
  const newComponents = new Set(history.releases.flatMap(({ components }) => components))
  for (const root of [...library.components, 'Options', 'Plot']) {
    visitOptions(library, root, own, (path, { name, key }, { id }) => {
      if (!own.test(key)) return
      const option = `${id} ${name}`
      statuses.set(option, (statuses.get(option) ?? new Set()).add(getStatus(root, path)))
    })
  }
  return statuses

  function getStatus(root: string, path: string): string {
    const version = getVersion(root, path)
    if (version !== undefined) return version
    const parents = path.split('.').map((_, index, names) => names.slice(0, index).join('.'))
    return newComponents.has(root) || parents.some((parent) => getVersion(root, parent)) ? NEWER : UNKNOWN
  }
}

/** The version that added an option, unless it was removed later or a version in between is not on the registry. */
function listIntroductions({ releases }: PackageHistory): (root: string, path: string) => string | undefined {
  const versions = new Map<string, string | undefined>()
  const setVersion = (changes: Change[], version: string | undefined) => {
    for (const { path, components } of changes) for (const root of components) versions.set(`${root} ${path}`, version)
  }
  for (const { version, previous, added, removed } of releases.toReversed()) {
    setVersion(removed, undefined)
    const options = added.filter(({ values }) => values === undefined)
    setVersion(options, isNextVersion(previous, version) ? version : undefined)
  }
  return (root, path) => versions.get(`${root} ${path}`)
}
