import { h } from 'hastscript'
import type { Link, List, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast'
import { createFinished, createHeading, createWrapper, parse, type Wrapper } from '../../../core/node/markdown/tree.ts'
import { formatDate } from '../../../core/shared/dates.ts'
import { changelogText } from '../shared/texts/index.ts'
import { KINDS, type Kind, type Release } from './read-changelog.ts'

/** The targets of links to components, issues and commits. */
interface LinkTargets {
  componentPages: Map<string, string>
  repository: string
}

/** Renders a heading per major version, and a section per release below it. */
export function renderChangelog(releases: Release[], links: LinkTargets): RootContent[] {
  return [...groupByMajor(releases)].flatMap(([major, members]): RootContent[] => [
    createHeading(2, `${major}.x`, [{ type: 'text', value: `Version ${major}` }]),
    ...members.map((release) => renderRelease(release, links)),
  ])
}

const getMajor = ({ version }: Release) => version.split('.')[0] ?? ''

function groupByMajor(releases: Release[]): Map<string, Release[]> {
  const majors = new Map<string, Release[]>()
  for (const release of releases) majors.set(getMajor(release), [...(majors.get(getMajor(release)) ?? []), release])
  return majors
}

function renderRelease(release: Release, links: LinkTargets): Wrapper {
  return createWrapper('section', 'release', [
    createHeading(3, release.version, [{ type: 'text', value: release.version }]),
    createFinished(renderFacts(release)),
    ...(release.summary ? [createParagraph(parseInline(release.summary))] : []),
    ...renderCharts(release, links),
    ...KINDS.flatMap((kind) => renderKind(kind, release, links)),
    ...renderToolchain(release),
  ])
}

/** The date, and the versions of the chart engine and React. */
function renderFacts({ date, engine, react }: Release) {
  return h('p', { className: ['release-facts'] }, [
    h('time', { dateTime: date }, formatDate(new Date(date))),
    ...(engine ? [h('span', {}, [`${changelogText('changelog.engine')} `, h('code', {}, engine)])] : []),
    ...(react ? [h('span', {}, [`${changelogText('changelog.react')} `, renderRange(react)])] : []),
  ])
}

const renderRange = (range: string) =>
  range === '*' ? h('span', {}, changelogText('changelog.any')) : h('code', {}, range)

function renderKind(kind: Kind, release: Release, { repository }: LinkTargets): Wrapper[] {
  const changes = release.changes.filter((change) => change.kind === kind)
  if (changes.length === 0) return []
  const items = changes.map(({ text: sentence, issue, commit }) => {
    const source: [string, string] | undefined = issue
      ? [`#${issue}`, `${repository}/issues/${issue}`]
      : commit
        ? [commit, `${repository}/commit/${commit}`]
        : undefined
    return [...parseInline(sentence), ...(source ? [{ type: 'text', value: ' ' } as const, createLink(...source)] : [])]
  })
  return [
    createWrapper('div', `changes changes-${kind}`, [
      createFinished(h('p', { className: ['kind'] }, changelogText(`changelog.${kind}`))),
      createList(items),
    ]),
  ]
}

function renderCharts({ charts }: Release, { componentPages }: LinkTargets): Wrapper[] {
  const renderChips = (names: string[]) =>
    names.map((name) => {
      const href = componentPages.get(name)
      return h('li', {}, href ? h('a', { href }, name) : h('span', {}, name))
    })
  return (['added', 'removed'] as const).flatMap((change) => {
    const names = charts?.[change] ?? []
    if (names.length === 0) return []
    return [
      createWrapper('div', `changes changes-charts-${change}`, [
        createFinished(h('p', { className: ['kind'] }, changelogText(`changelog.charts.${change}`))),
        createFinished(h('ul', { className: ['chips'] }, renderChips(names))),
      ]),
    ]
  })
}

/** Collapsed, because it concerns only the tools of the library. */
function renderToolchain({ toolchain }: Release): Wrapper[] {
  if (toolchain.length === 0) return []
  const summary = createFinished(h('summary', {}, changelogText('changelog.toolchain', { count: toolchain.length })))
  return [
    createWrapper('details', 'toolchain', [summary, createList(toolchain.map((entry) => parseInline(entry.text)))]),
  ]
}

function parseInline(markdown: string): PhrasingContent[] {
  const [first] = parse(markdown).children
  return first?.type === 'paragraph' ? first.children : [{ type: 'text', value: markdown }]
}

const createParagraph = (children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children })

const createLink = (label: string, url: string): Link => ({
  type: 'link',
  url,
  children: [{ type: 'text', value: label }],
})

const createList = (items: PhrasingContent[][]): List => ({
  type: 'list',
  spread: false,
  children: items.map((children): ListItem => ({
    type: 'listItem',
    spread: false,
    children: [createParagraph(children)],
  })),
})
