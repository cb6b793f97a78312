import { z } from 'zod'
import type { Problem } from '../../../core/node/files/problems.ts'
import { readYamlList } from '../../../core/node/files/yaml.ts'
import { checkInlineMarkdown } from '../../../core/node/markdown/inline-markdown.ts'
import { library } from '../../../library/node/index.ts'
import { FILTER_TYPES, type FilteredChange } from '../shared/filters.ts'

/** The kinds of changes, in the order in which a release lists them. */
export const KINDS = [
  'breaking',
  'removed',
  'added',
  'feature',
  'deprecated',
  'fix',
  'performance',
  'requirement',
  'dependency',
  'docs',
] as const
export type Kind = (typeof KINDS)[number]

/** The kinds that list charts. Their text is optional. */
const isChartKind = (kind: Kind): boolean => kind === 'added' || kind === 'removed'

const component = z
  .string()
  .regex(/^[A-Z]\w*$/, `is not the name of a component, such as ${library.examples.component}`)

const changeSchema = z
  .strictObject({
    kind: z.enum(KINDS),
    charts: z.array(component).min(1, 'is empty; name the charts').optional(),
    text: z.string().optional(),
    issue: z.int().optional(),
    commit: z.string().optional(),
  })
  .refine(({ kind, charts }) => isChartKind(kind) === (charts !== undefined), {
    path: ['charts'],
    message: 'is only for the kinds "added" and "removed"',
  })
  .refine(({ kind, text }) => isChartKind(kind) || text !== undefined, { path: ['text'] })

const releaseSchema = z.strictObject({
  version: z.string().regex(/^\d+\.\d+\.\d+(-[\w.]+)?$/, 'is not a version, such as 2.13.5'),
  date: z.iso.date('is not a date, such as 2024-12-18'),
  summary: z.string().optional(),
  engine: z.string().optional(),
  react: z.string().optional(),
  changes: z.array(changeSchema),
  toolchain: z.array(z.strictObject({ text: z.string() })).default([]),
})

export type Change = z.infer<typeof changeSchema>
export type Release = z.infer<typeof releaseSchema>

export interface Changelog {
  /** The valid releases, each version once. */
  releases: Release[]
  /** False if a release is left out because of a mistake. */
  isComplete: boolean
  /** The version at the top, even if its release has a mistake. */
  newest?: string
  /** The line of each version. */
  lines: Map<string, number>
  /** In inline Markdown. */
  texts: { text: string; line: number }[]
  problems: Problem[]
}

/** Reads and checks the changelog: newest first, every version once. */
export function readReleases(file: string, source: string): Changelog {
  const { entries, problems, findLine } = readYamlList({ file, source, name: 'the changelog' }, releaseSchema)
  const report = (keys: PropertyKey[], message: string) => problems.push({ file, line: findLine(keys), message })
  const seen = new Set<string>()
  const releases: Release[] = []
  const lines = new Map<string, number>()
  const texts: Changelog['texts'] = []
  entries.forEach(({ raw, data }, index) => {
    const { version, date } = readVersion(raw)
    const newer = readVersion(entries[index - 1]?.raw)
    if (version && seen.has(version)) report([index], `version ${version} is listed twice; keep one`)
    else {
      if (data) releases.push(data)
      if (version) lines.set(version, findLine([index]))
      if (newer.date && date && newer.date < date)
        report([index], `version ${version} is newer than ${newer.version} above it; put the newest first`)
    }
    if (version) seen.add(version)
    for (const [keys, text] of data ? listTexts(data) : []) {
      const line = findLine([index, ...keys])
      texts.push({ text, line })
      problems.push(...checkInlineMarkdown('the text', text).map((message) => ({ file, line, message })))
    }
  })
  const isComplete = entries.length > 0 && entries.every(({ data }) => data !== undefined)
  return { releases, isComplete, newest: readVersion(entries[0]?.raw).version, lines, texts, problems }
}

const ISO_DATE = /^\d{4}-\d\d-\d\d$/

/** The version and the date of an entry that may have other mistakes. */
function readVersion(raw: unknown): { version?: string; date?: string } {
  const { version, date } = (typeof raw === 'object' ? (raw ?? {}) : {}) as Record<string, unknown>
  return {
    version: typeof version === 'string' ? version : undefined,
    date: typeof date === 'string' && ISO_DATE.test(date) ? date : undefined,
  }
}

/** All texts of a release, with their paths of keys. */
function listTexts({ summary, changes, toolchain }: Release): [PropertyKey[], string][] {
  const texts: [PropertyKey[], string | undefined][] = [
    [['summary'], summary],
    ...changes.map(({ text }, index): [PropertyKey[], string | undefined] => [['changes', index, 'text'], text]),
    ...toolchain.map(({ text }, index): [PropertyKey[], string] => [['toolchain', index, 'text'], text]),
  ]
  return texts.flatMap(([keys, text]) => (text === undefined ? [] : [[keys, text]]))
}

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

/** All charts that a release added or removed, by name. */
export const listCharts = (releases: Release[]): string[] =>
  [...new Set(releases.flatMap(({ changes }) => changes.flatMap(({ charts = [] }) => charts)))].toSorted()

/** What the filters compare: the type from the kind of a change, and the charts that it lists or names in its text. */
export function getFilteredChange({ kind, charts = [], text = '' }: Change, known: string[]): FilteredChange {
  const named = new Set([...charts, ...(text.match(/\w+/g) ?? [])])
  return { type: getFilterType(kind), charts: known.filter((name) => named.has(name)) }
}

/** A removed chart is a breaking change. */
export function getFilterType(kind: Kind): string {
  if (kind === 'removed') return 'breaking'
  return FILTER_TYPES.find((type) => type === kind) ?? ''
}

/** Formats a version range for readers: `^15.0.0 || ^16.0.0` becomes `15–16`. Undefined for any version. */
export function formatRange(range: string): string | undefined {
  if (range === '*') return undefined
  const majors = range.split('||').map((part) => Number(/^\s*\^(\d+)\.(?:0\.0|x)\s*$/.exec(part)?.[1]))
  const [first, last] = [majors[0], majors.at(-1)]
  const areConsecutive = majors.every((major, index) => index === 0 || major === (majors[index - 1] ?? 0) + 1)
  if (majors.some(Number.isNaN) || !areConsecutive) return range
  return first === last ? `${first}.x` : `${first}–${last}`
}
