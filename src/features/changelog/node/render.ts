import { h } from 'hastscript'
import type { Link, List, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast'
import { formatDate } from '../../../core/shared/dates.ts'
import { changelogText } from '../shared/texts/index.ts'
import { createFinished, createHeading, createWrapper, parse, type Wrapper } from '../../../core/node/markdown/tree.ts'
import { KINDS, type Kind, type Release } from './read-changelog.ts'

/** What names in the changelog link to. */
interface Links {
  componentPages: Map<string, string>
  repository: string
}

/** The whole changelog: a heading for each major version, below it one section a release. */
export function renderChangelog(releases: Release[], links: Links): RootContent[] {
  return [...groupByMajor(releases)].flatMap(([major, members]): RootContent[] => [
    createHeading(2, `${major}.x`, [{ type: 'text', value: `Version ${major}` }]),
    ...members.map((release) => renderRelease(release, links)),
  ])
}

const majorOf = ({ version }: Release) => version.split('.')[0] ?? ''

function groupByMajor(releases: Release[]): Map<string, Release[]> {
  const majors = new Map<string, Release[]>()
  for (const release of releases) majors.set(majorOf(release), [...(majors.get(majorOf(release)) ?? []), release])
  return majors
}

function renderRelease(release: Release, links: Links): Wrapper {
  return createWrapper('section', 'release', [
    createHeading(3, release.version, [{ type: 'text', value: release.version }]),
    createFinished(renderFacts(release)),
    ...(release.summary ? [paragraph(inline(release.summary))] : []),
    ...renderCharts(release, links),
    ...KINDS.flatMap((kind) => renderKind(kind, release, links)),
    ...renderToolchain(release),
  ])
}

/** The date, and what the version runs on. */
function renderFacts({ date, engine, react }: Release) {
  return h('p', { className: ['release-facts'] }, [
    h('time', { dateTime: date }, formatDate(new Date(date))),
    ...(engine ? [h('span', {}, [`${changelogText('changelog.engine')} `, h('code', {}, engine)])] : []),
    ...(react ? [h('span', {}, [`${changelogText('changelog.react')} `, h('code', {}, react)])] : []),
  ])
}

function renderKind(kind: Kind, release: Release, { repository }: Links): Wrapper[] {
  const changes = release.changes.filter((change) => change.kind === kind)
  if (changes.length === 0) return []
  const items = changes.map(({ text: sentence, issue, commit }) => {
    const source: [string, string] | undefined = issue
      ? [`#${issue}`, `${repository}/issues/${issue}`]
      : commit
        ? [commit, `${repository}/commit/${commit}`]
        : undefined
    return [...inline(sentence), ...(source ? [{ type: 'text', value: ' ' } as const, anchor(...source)] : [])]
  })
  return [
    createWrapper('div', `changes changes-${kind}`, [
      createFinished(h('p', { className: ['kind'] }, changelogText(`changelog.${kind}`))),
      list(items),
    ]),
  ]
}

function renderCharts({ charts }: Release, { componentPages }: Links): Wrapper[] {
  const renderChips = (names: string[]) =>
    names.map((name) => {
      const href = componentPages.get(name)
      return h('li', {}, href ? h('a', { href }, name) : h('span', {}, name))
    })
  return (['added', 'removed'] as const).flatMap((way) => {
    const names = charts?.[way] ?? []
    if (names.length === 0) return []
    return [
      createWrapper('div', `changes changes-charts-${way}`, [
        createFinished(h('p', { className: ['kind'] }, changelogText(`changelog.charts.${way}`))),
        createFinished(h('ul', { className: ['chips'] }, renderChips(names))),
      ]),
    ]
  })
}

/** Folded away: it concerns the library's own tools. */
function renderToolchain({ toolchain }: Release): Wrapper[] {
  if (toolchain.length === 0) return []
  const summary = createFinished(h('summary', {}, changelogText('changelog.toolchain', { count: toolchain.length })))
  return [createWrapper('details', 'toolchain', [summary, list(toolchain.map((entry) => inline(entry.text)))])]
}

function inline(markdown: string): PhrasingContent[] {
  const [first] = parse(markdown).children
  return first?.type === 'paragraph' ? first.children : [{ type: 'text', value: markdown }]
}

const paragraph = (children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children })
const anchor = (label: string, url: string): Link => ({ type: 'link', url, children: [{ type: 'text', value: label }] })
const list = (items: PhrasingContent[][]): List => ({
  type: 'list',
  spread: false,
  children: items.map((children): ListItem => ({ type: 'listItem', spread: false, children: [paragraph(children)] })),
})
