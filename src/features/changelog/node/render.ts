import type { Element, Properties } from 'hast'
import { h } from 'hastscript'
import type { InlineCode, Link, List, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast'
import { createFinished, createHeading, createWrapper, parse, type Wrapper } from '../../../core/node/markdown/tree.ts'
import { formatDate } from '../../../core/shared/dates.ts'
import { countReleases, FILTER_TYPES, type FilteredChange } from '../shared/filters.ts'
import { changelogText } from '../shared/texts/index.ts'
import {
  formatRange,
  getFilteredChange,
  getFilterType,
  groupReleases,
  isMaintenance,
  KINDS,
  listCharts,
  type Change,
  type Kind,
  type Release,
  type ReleaseGroup,
} from './read-changelog.ts'

interface Context {
  /** The pages of components. */
  componentPages: Map<string, string>
  /** The repository with the issues and commits. */
  repository: string
  /** All charts that releases added or removed. */
  charts: string[]
}

/** Renders the filters, a section per major version, and a section per release in it. */
export function renderChangelog(releases: Release[], links: Omit<Context, 'charts'>): RootContent[] {
  const charts = listCharts(releases)
  const context = { ...links, charts }
  const filtered = releases.map(({ changes }) => changes.map((change) => getFilteredChange(change, charts)))
  const majors = [...groupReleases(releases)].map(([major, groups]) =>
    createWrapper('section', 'major', [
      createHeading(2, `${major}.x`, [{ type: 'text', value: changelogText('changelog.major', { major }) }]),
      ...groups.flatMap((group) => renderGroup(group, context)),
    ]),
  )
  const filter = createFinished(renderFilter(filtered, charts, (name) => links.componentPages.has(name)))
  return [createWrapper('div', 'releases', [filter, ...majors])]
}

/** Maintenance releases are collapsed into one line. */
function renderGroup({ isMaintenance: isCollapsed, releases }: ReleaseGroup, context: Context): Wrapper[] {
  const sections = releases.map((release) => renderRelease(release, context))
  if (!isCollapsed) return sections
  const count = releases.length
  const versions = [...new Set([releases.at(-1)?.version, releases[0]?.version])].join(' – ')
  const label = changelogText(count === 1 ? 'changelog.maintenance.one' : 'changelog.maintenance', { versions, count })
  return [createWrapper('details', 'maintenance', [createFinished(h('summary', {}, label)), ...sections])]
}

function renderRelease(release: Release, context: Context): Wrapper {
  return createWrapper('section', 'release', [
    // in an element of its own, because it stays in view while the heading, the target of links, stays in place
    createHeading(3, release.version, [
      { type: 'emphasis', data: { hName: 'span' }, children: [createText(release.version)] },
    ]),
    createFinished(renderFacts(release)),
    createWrapper('div', 'release-body', [
      ...(release.summary ? [createParagraph(parseInline(release.summary))] : []),
      ...KINDS.flatMap((kind) => renderKind(kind, release, context)),
      ...renderToolchain(release),
    ]),
  ])
}

/** The date, and the versions of the chart engine and React. */
function renderFacts({ date, engine, react }: Release) {
  return h('p', { className: ['release-facts'] }, [
    h('time', { dateTime: date }, formatDate(new Date(date))),
    ...renderVersion(changelogText('changelog.engine'), engine),
    ...renderVersion(changelogText('changelog.react'), react),
  ])
}

const renderVersion = (name: string, range: string | undefined) =>
  range === undefined ? [] : [h('span', {}, `${name} ${formatRange(range) ?? changelogText('changelog.any')}`)]

function renderKind(kind: Kind, { changes }: Release, context: Context): Wrapper[] {
  const own = changes.filter((change) => change.kind === kind)
  if (own.length === 0) return []
  const items = own.map((change) => {
    const { charts } = getFilteredChange(change, context.charts)
    return createItem(renderChange(change, context), charts.length > 0 ? { dataCharts: charts.join(' ') } : {})
  })
  return [
    createChanges(kind, changelogText(`changelog.${kind}`), items, { dataType: getFilterType(kind) || undefined }),
  ]
}

/** The charts as links to their pages, the text, and a link to the issue or commit. */
function renderChange({ charts = [], text, issue, commit }: Change, context: Context): PhrasingContent[] {
  const { componentPages, repository } = context
  const names = charts.map((name): PhrasingContent => {
    const code: InlineCode = { type: 'inlineCode', value: name }
    const page = componentPages.get(name)
    return page ? createLink(page, code) : code
  })
  const source = issue
    ? createLink(`${repository}/issues/${issue}`, createText(`#${issue}`))
    : commit && createLink(`${repository}/commit/${commit}`, createText(commit))
  return [
    ...names.flatMap((name, index) => (index === 0 ? [name] : [createText(', '), name])),
    ...(names.length > 0 && text ? [createText(': ')] : []),
    ...(text ? parseInline(text) : []),
    ...(source ? [createText(' '), source] : []),
  ]
}

/** Collapsed if there are other changes, because it concerns only the tools of the library. */
function renderToolchain(release: Release): Wrapper[] {
  const { toolchain } = release
  if (toolchain.length === 0) return []
  const items = toolchain.map(({ text }) => createItem(parseInline(text)))
  if (isMaintenance(release)) return [createChanges('toolchain', changelogText('changelog.toolchain'), items)]
  const summary = h('summary', {}, changelogText('changelog.toolchain.count', { count: toolchain.length }))
  return [createWrapper('details', 'toolchain', [createFinished(summary), createList(items)])]
}

function createChanges(name: string, label: string, items: ListItem[], properties?: Properties): Wrapper {
  return createWrapper(
    'div',
    `changes changes-${name}`,
    [createFinished(h('p', { className: ['kind'] }, label)), createList(items)],
    properties,
  )
}

function parseInline(markdown: string): PhrasingContent[] {
  const [first] = parse(markdown).children
  return first?.type === 'paragraph' ? first.children : [createText(markdown)]
}

const createText = (value: string): PhrasingContent => ({ type: 'text', value })

const createParagraph = (children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children })

const createLink = (url: string, label: PhrasingContent): Link => ({ type: 'link', url, children: [label] })

const createItem = (children: PhrasingContent[], hProperties?: Properties): ListItem => ({
  type: 'listItem',
  spread: false,
  children: [createParagraph(children)],
  data: { hProperties },
})

const createList = (children: ListItem[]): List => ({ type: 'list', spread: false, children })

/** The form above the releases. Its fields are the query of the address: `?type=fix&chart=LineChart`. */
export function renderFilter(
  releases: FilteredChange[][],
  charts: string[],
  hasPage: (name: string) => boolean,
): Element {
  const renderType = (type: (typeof FILTER_TYPES)[number]) =>
    h('label', {}, [
      h('input', { type: 'checkbox', name: 'type', value: type }),
      `${changelogText(`changelog.filter.${type}`)} `,
      h('span', {}, String(countReleases(releases, { types: [type], chart: '' }))),
    ])
  const renderOptions = (label: string, names: string[]) =>
    h(
      'optgroup',
      { label },
      names.map((name) =>
        h(
          'option',
          { value: name },
          changelogText('changelog.filter.option', {
            name,
            count: countReleases(releases, { types: [], chart: name }),
          }),
        ),
      ),
    )
  return h('release-filter', {}, [
    // without autocomplete, because the address decides which filters are set after a reload
    h(
      'form',
      {
        className: ['release-filter', 'filter-form'],
        ariaLabel: changelogText('changelog.filter'),
        autoComplete: ['off'],
      },
      [
        ...FILTER_TYPES.map(renderType),
        h('label', {}, [
          `${changelogText('changelog.filter.chart')} `,
          h('select', { name: 'chart' }, [
            h('option', { value: '' }, changelogText('changelog.filter.charts')),
            renderOptions(changelogText('changelog.filter.current'), charts.filter(hasPage)),
            renderOptions(
              changelogText('changelog.filter.former'),
              charts.filter((name) => !hasPage(name)),
            ),
          ]),
        ]),
        h('p', {}, [
          h('output', {}, changelogText('changelog.filter.all', { total: releases.length })),
          h('button', { type: 'reset', hidden: true }, changelogText('changelog.filter.clear')),
        ]),
      ],
    ),
  ])
}
