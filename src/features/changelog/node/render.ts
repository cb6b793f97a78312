import { partition } from 'es-toolkit'
import type { Element, Properties } from 'hast'
import { h } from 'hastscript'
import type { List, ListItem, Paragraph, RootContent, Text } from 'mdast'
import { renderSelect } from '../../../core/node/markdown/select.ts'
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
      createHeading(2, `${major}.x`, [createText(changelogText('changelog.major', { major }))]),
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
  return [createWrapper('details', 'maintenance', [createFinished(h('summary', label)), ...sections])]
}

function renderRelease(release: Release, context: Context): Wrapper {
  return createWrapper('section', 'release', [
    // in an element of its own, because it stays in view while the heading, the target of links, stays in place
    createHeading(3, release.version, [
      { type: 'emphasis', data: { hName: 'span' }, children: [createText(release.version)] },
    ]),
    createFinished(renderFacts(release)),
    createWrapper('div', 'release-body', [
      ...(release.summary ? [parseParagraph(release.summary)] : []),
      ...KINDS.flatMap((kind) => renderKind(kind, release, context)),
      ...renderToolchain(release),
    ]),
  ])
}

/** The date, and the versions of the chart engine and React. */
function renderFacts({ date, engine, react }: Release) {
  return h('p.release-facts', [
    h('time', { dateTime: date }, formatDate(new Date(date))),
    ...renderVersion(changelogText('changelog.engine'), engine),
    ...renderVersion(changelogText('changelog.react'), react),
  ])
}

const renderVersion = (name: string, range: string | undefined) =>
  range === undefined ? [] : [h('span', `${name} ${formatRange(range) ?? changelogText('changelog.any')}`)]

function renderKind(kind: Kind, { changes }: Release, context: Context): Wrapper[] {
  const own = changes.filter((change) => change.kind === kind)
  if (own.length === 0) return []
  const items = own.map((change) => {
    const { charts } = getFilteredChange(change, context.charts)
    return createItem(writeChange(change, context), charts.length > 0 ? { dataCharts: charts.join(' ') } : {})
  })
  return [
    createChanges(kind, changelogText(`changelog.${kind}`), items, { dataType: getFilterType(kind) || undefined }),
  ]
}

/** A change as Markdown: the charts with links to their pages, the text, and a link to the issue or commit. */
function writeChange({ charts = [], text, issue, commit }: Change, { componentPages, repository }: Context): string {
  const names = charts.map((name) => {
    const page = componentPages.get(name)
    return page ? `[\`${name}\`](${page})` : `\`${name}\``
  })
  const description = [names.join(', '), text?.trim()].filter(Boolean).join(': ')
  if (issue) return `${description} [#${issue}](${repository}/issues/${issue})`
  return commit ? `${description} [${commit}](${repository}/commit/${commit})` : description
}

/** Collapsed if there are other changes, because it concerns only the tools of the library. */
function renderToolchain(release: Release): Wrapper[] {
  const { toolchain } = release
  if (toolchain.length === 0) return []
  const items = toolchain.map(({ text }) => createItem(text))
  if (isMaintenance(release)) return [createChanges('toolchain', changelogText('changelog.toolchain'), items)]
  const summary = h('summary', changelogText('changelog.toolchain.count', { count: toolchain.length }))
  return [createWrapper('details', 'toolchain', [createFinished(summary), createList(items)])]
}

function createChanges(name: string, label: string, items: ListItem[], properties?: Properties): Wrapper {
  return createWrapper(
    'div',
    `changes changes-${name}`,
    [createFinished(h('p.kind', label)), createList(items)],
    properties,
  )
}

function parseParagraph(markdown: string): Paragraph {
  const [first] = parse(markdown).children
  return first?.type === 'paragraph' ? first : { type: 'paragraph', children: [createText(markdown)] }
}

const createText = (value: string): Text => ({ type: 'text', value })

const createItem = (markdown: string, hProperties?: Properties): ListItem => ({
  type: 'listItem',
  spread: false,
  children: [parseParagraph(markdown)],
  data: { hProperties },
})

const createList = (children: ListItem[]): List => ({ type: 'list', spread: false, children })

/** The form above the releases. Its fields are the query of the address: `?type=fix&chart=LineChart`. */
function renderFilter(releases: FilteredChange[][], charts: string[], hasPage: (name: string) => boolean): Element {
  const types = FILTER_TYPES.map((type) =>
    h('label.button', [
      h('input', { type: 'checkbox', name: 'type', value: type }),
      `${changelogText(`changelog.filter.${type}`)} `,
      h('span', String(countReleases(releases, { types: [type], chart: '' }))),
    ]),
  )
  const renderOptions = (label: string, names: string[]) => {
    const options = names.map((name) => {
      const count = countReleases(releases, { types: [], chart: name })
      return h('option', { value: name }, changelogText('changelog.filter.option', { name, count }))
    })
    return h('optgroup', { label }, options)
  }
  const [current, former] = partition(charts, hasPage)
  return h('release-filter', [
    // without autocomplete, because the address decides which filters are set after a reload
    h('form.release-filter.filter-form', { ariaLabel: changelogText('changelog.filter'), autoComplete: ['off'] }, [
      ...types,
      h('label', [
        `${changelogText('changelog.filter.chart')} `,
        renderSelect({ name: 'chart' }, [
          h('option', { value: '' }, changelogText('changelog.filter.charts')),
          renderOptions(changelogText('changelog.filter.current'), current),
          renderOptions(changelogText('changelog.filter.former'), former),
        ]),
      ]),
      h('p', [
        h('output', changelogText('changelog.filter.all', { total: releases.length })),
        h(
          'button.button.button-quiet.button-small',
          { type: 'reset', hidden: true },
          changelogText('changelog.filter.clear'),
        ),
      ]),
    ]),
  ])
}
