import { z } from 'zod'
import type { Problem } from '../../../core/node/files/problems.ts'
import { readYaml } from '../../../core/node/files/yaml.ts'
import type { Changelog, Release } from './read-changelog.ts'

export const FACTS = 'content/release-facts.json'

const releaseFactsSchema = z.strictObject({
  /** The version that it is compared with. The oldest version has none. */
  previous: z.string().optional(),
  /** Exported names, of types too. */
  added: z.array(z.string()),
  removed: z.array(z.string()),
  typesChanged: z.boolean(),
  codeChanged: z.boolean(),
  /** Changes such as `lodash (peer): ^4.17.x -> ^4.x`. */
  dependencies: z.array(z.string()),
})

export const factsSchema = z.strictObject({
  /** By version, newest first. */
  releases: z.record(z.string(), releaseFactsSchema),
  /** Versions of the changelog that are not on the registry. This list is maintained by hand. */
  unavailable: z.array(z.string()),
})

export type ReleaseFacts = z.infer<typeof releaseFactsSchema>
export type Facts = z.infer<typeof factsSchema>

/** Reads the facts about the published packages. JSON is read as YAML, which has line numbers. */
export function readFacts(source: string): { facts?: Facts; problems: Problem[] } {
  const { data, problems } = readYaml({ file: FACTS, source, name: 'the list of release facts' }, factsSchema)
  return { facts: data, problems }
}

/** Reports releases of the changelog that contradict the published packages. */
export function checkReleases(file: string, { releases, isComplete, lines }: Changelog, facts: Facts): Problem[] {
  // a release that cannot be read may describe the change
  if (!isComplete) return []
  return releases.flatMap((release, index) => {
    const { version } = release
    const found = facts.releases[version]
    const messages = found
      ? checkRelease(listCompared(releases, index, found.previous), found)
      : facts.unavailable.includes(version)
        ? []
        : [
            `version ${version} is missing in ${FACTS}; run "npm run release-facts", ` +
              'or add it to "unavailable" there if it was never published',
          ]
    return messages.map((message) => ({ file, line: lines.get(version) ?? 1, message }))
  })
}

/** The releases between two compared packages: this one, and unavailable ones before it. */
function listCompared(releases: Release[], index: number, previous: string | undefined): Release[] {
  const end = releases.findIndex(({ version }) => version === previous)
  return releases.slice(index, Math.max(end, index + 1))
}

function checkRelease(releases: Release[], { previous, added, removed, typesChanged }: ReleaseFacts): string[] {
  if (previous === undefined) return []
  const versions = formatVersions(releases)
  const isNamed = createNameMatcher(releases)
  const unnamed = [
    { verb: 'adds', names: added },
    { verb: 'removes', names: removed },
  ].flatMap(({ verb, names }) => {
    const missing = names.filter((name) => !isNamed(name))
    if (missing.length === 0) return []
    return [`${versions} ${verb} ${formatNames(missing)}, but the text does not say so; add a change that does`]
  })
  if (unnamed.length > 0 || !releases.every(hasNoChanges)) return unnamed
  const changed = [...(added.length + removed.length > 0 ? ['exports'] : []), ...(typesChanged ? ['types'] : [])]
  if (changed.length === 0) return []
  return [
    `${versions} has no changes for users according to the text, but the ${changed.join(' and ')} changed; ` +
      'describe the difference in "changes"',
  ]
}

/** True if a release claims that nothing changes for users: only its documentation, or "No … changes" in its summary. */
const hasNoChanges = ({ summary, changes }: Release): boolean =>
  changes.every(({ kind }) => kind === 'docs') || /^No\b[^.]*\bchanges\b/.test(summary ?? '')

/** `version 2.13.5`, or `version 2.13.1 (with 2.12.1 and 2.13.0)` if these have no package to compare. */
function formatVersions([newest, ...older]: Release[]): string {
  const rest = older.map(({ version }) => version).toReversed()
  return `version ${newest?.version}${rest.length > 0 ? ` (with ${formatList(rest)})` : ''}`
}

/** More names are shown as a number. */
const MAX_NAMES = 5

const formatNames = (names: string[]): string =>
  formatList(names.length > MAX_NAMES ? [...names.slice(0, MAX_NAMES), `${names.length - MAX_NAMES} more`] : names)

const formatList = (items: string[]): string => new Intl.ListFormat('en-GB').format(items)

/**
 * Finds names in the texts for users. `*ChartProps` in backticks stands for all names with this ending, and the name of
 * a component for the type of its props too.
 */
function createNameMatcher(releases: Release[]): (name: string) => boolean {
  const texts = releases.flatMap(({ summary = '', changes }) => [summary, ...changes.map(({ text = '' }) => text)])
  const words = new Set([
    ...releases.flatMap(({ changes }) => changes.flatMap(({ charts = [] }) => charts)),
    ...texts.flatMap((text) => text.match(/\w+/g) ?? []),
  ])
  const endings = texts.flatMap((text) => [...text.matchAll(/`\*(\w+)`/g)].map(([, ending = '']) => ending))
  return (name) =>
    words.has(name) || words.has(name.replace(/Props$/, '')) || endings.some((ending) => name.endsWith(ending))
}
