import { groupBy } from 'es-toolkit'
import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import type { RootContent } from 'mdast'
import { raw } from '../../../core/node/markdown/code.ts'
import { renderInlineMarkdown } from '../../../core/node/markdown/inline-markdown.ts'
import { createFinished, createHeading, createWrapper } from '../../../core/node/markdown/tree.ts'
import type { ApiRelease, PackageHistory } from '../../../library/node/history/api-history.ts'
import type { AddedOption, ChangedOption } from '../../../library/node/history/compare-facts.ts'
import { library } from '../../../library/node/index.ts'
import { findOption, getOptionAddress, type ApiDocumentation } from '../../api-tables/node/index.ts'
import { upgradeText } from '../shared/texts/index.ts'
import { findAdvice, type PackageAdvice } from './advice.ts'

interface Context {
  api: Pick<ApiDocumentation, 'names' | 'tables'>
  componentPages: Map<string, string>
  /** The page with the options that several charts share. */
  sharedOptions: string
  /** The name of the package for visitors, and in the ids of its versions. */
  name: string
  id: string
  advice: PackageAdvice
}

/** The look of the changelog, and a name for the search. */
export const HISTORY_CLASS = 'releases upgrade'

/** A section per minor version, and a section per release in it. */
export function renderHistory({ releases }: PackageHistory, context: Context): RootContent[] {
  const minors = new Map<string, Element[]>()
  for (const release of releases) {
    const bodies = renderBodies(release, context)
    if (bodies.length === 0) continue
    const minor = release.version.split('.').slice(0, 2).join('.')
    minors.set(minor, [...(minors.get(minor) ?? []), renderRelease(release, bodies)])
  }
  const sections = [...minors].map(([minor, group]) =>
    createWrapper('section', 'major', [
      createHeading(2, `${context.id}-${minor}`, [
        { type: 'text', value: upgradeText('upgrade.minor', { name: context.name, minor }) },
      ]),
      ...group.map(createFinished),
    ]),
  )
  return [createWrapper('div', HISTORY_CLASS, sections)]
}

/** The version is no heading of the page, because its list of headings and the search index would be too long. */
function renderRelease({ version, previous }: ApiRelease, bodies: Element[]): Element {
  return h('section.release', [
    h('h3', [h('span', version)]),
    h('p.release-facts', [h('span', upgradeText('upgrade.from', { previous }))]),
    h('div.release-body', bodies),
  ])
}

const LABELS = {
  requirement: 'upgrade.requirement',
  removed: 'upgrade.removed',
  breaking: 'upgrade.changed',
  added: 'upgrade.charts',
  feature: 'upgrade.added',
} as const

function renderBodies({ version, components, removed, changed, requires, ...release }: ApiRelease, context: Context) {
  const added = listEffective(release.added, context)
  const renderAdvised = (changes: ChangedOption[]) =>
    changes.flatMap((change) => {
      const advice = findAdvice(context.advice, version, change.path)
      return advice ? [renderChange(change, advice, context)] : []
    })
  const renderKind = (kind: keyof typeof LABELS, items: Content[][]) =>
    items.length === 0 ? [] : [renderChanges(kind, renderList(items))]
  return [
    ...renderKind(
      'requirement',
      requires === undefined ? [] : [fillText(upgradeText('upgrade.requires'), [h('code', requires)])],
    ),
    ...renderKind('removed', renderAdvised(removed.map((change) => ({ ...change, kind: 'type' })))),
    ...renderKind('breaking', renderAdvised(changed)),
    ...renderKind('added', components.length === 0 ? [] : [renderCharts(components, context)]),
    ...(added.length === 0 ? [] : [renderChanges('feature', renderAdded(added, context))]),
  ]
}

/** Leaves out charts that declare an option, but ignore it. */
const listEffective = (added: AddedOption[], { api }: Context): AddedOption[] =>
  added.flatMap((option) => {
    const components = option.components.filter((id) => {
      const row = api.tables.get(id)?.rows.find(({ name }) => name === option.path)
      return !row?.ignored
    })
    return components.length > 0 ? [{ ...option, components }] : []
  })

const renderChanges = (kind: keyof typeof LABELS, list: Element): Element =>
  h(`div.changes.changes-${kind}`, [h('p.kind', upgradeText(LABELS[kind])), list])

const renderList = (items: Content[][]): Element =>
  h(
    'ul',
    items.map((item) => h('li', item)),
  )

/** The charts, the option, how it changed, and what to do. */
function renderChange(change: ChangedOption, advice: string, context: Context): Content[] {
  const { path, components } = change
  return [
    ...renderCharts(components, context),
    ': ',
    renderOption(path, components, context),
    ...describeValues(change),
    '. ',
    raw(renderInlineMarkdown(advice).html),
  ]
}

/** `, default true → false`; nothing for an option that was removed. */
function describeValues({ kind, from, to }: ChangedOption): Content[] {
  if (from === undefined && to === undefined) return []
  const values = [from, to].map((value) =>
    value === undefined ? upgradeText('upgrade.none') : h('code', shortenValue(value)),
  )
  return [', ', ...fillText(upgradeText(`upgrade.${kind}`), values)]
}

const MAX_VALUE_LENGTH = 72

const shortenValue = (value: string): string =>
  value.length > MAX_VALUE_LENGTH ? `${value.slice(0, MAX_VALUE_LENGTH - 1).trimEnd()}…` : value

/** Replaces the names in braces by elements, in the order of the text. */
const fillText = (text: string, values: Content[]): Content[] =>
  text.split(/\{\w+\}/).flatMap((part, index) => (index === 0 ? [part] : [values[index - 1] ?? '', part]))

/** Longer lists are collapsed. */
const MAX_SHOWN = 6

/** Options that are new in the same charts share a line. */
function renderAdded(added: AddedOption[], context: Context): Element {
  const groups = groupBy(added, ({ components }) => components.join())
  const items = Object.values(groups).map((options) => [
    ...renderCharts(options[0]?.components ?? [], context),
    ': ',
    ...join(options.map((option) => renderAddedOption(option, context))),
  ])
  if (added.length <= MAX_SHOWN) return renderList(items)
  const summary = h('summary', upgradeText('upgrade.added.count', { count: added.length }))
  return h('details.toolchain', [summary, renderList(items)])
}

function renderAddedOption({ path, components, values }: AddedOption, context: Context): Content[] {
  const option = renderOption(path, components, context)
  if (values === undefined) return [option]
  const accepted = h('span', join(values.map((value) => [h('code', value)])))
  return fillText(upgradeText('upgrade.accepts'), [option, accepted])
}

/** The table with the methods of a chart. */
const METHODS = 'Plot'

type Content = ElementContent | string

/** An option as code, with a link to its row if the current version has it. */
function renderOption(path: string, components: string[], context: Context): Element {
  const code = h('code', path)
  const address = findRow(path, components, context)
  return address === undefined ? code : h('a', { href: address }, [code])
}

/** The row of the option, or of the nearest option around it. */
function findRow(path: string, components: string[], { api, componentPages, sharedOptions }: Context) {
  const table = components.find((id) => id === library.commonOptions || id === METHODS) ?? components[0] ?? ''
  const page = componentPages.get(table)
  const prefix = page ? [] : [api.tables.get(table)?.slug ?? '']
  const names = path.split('.')
  for (let length = names.length; length > 0; length--) {
    const address = getOptionAddress(names.slice(0, length))
    if (findOption(api.names, table, address)) return `${page ?? sharedOptions}#${[...prefix, address].join('-')}`
  }
  return undefined
}

/** More charts are shown as a number. */
const MAX_CHARTS = 6

/** The names of charts, with links to their pages. */
function renderCharts(components: string[], { componentPages }: Context): Content[] {
  if ([library.commonOptions, ...library.componentsWithoutPage].some((id) => components.includes(id)))
    return [upgradeText('upgrade.allCharts')]
  if (components.includes(METHODS)) return [upgradeText('upgrade.instance')]
  if (components.length > MAX_CHARTS)
    return [
      h('span', { title: components.join(', ') }, upgradeText('upgrade.someCharts', { count: components.length })),
    ]
  return join(
    components.map((id) => {
      const page = componentPages.get(id)
      return [page ? h('a', { href: page }, id) : id]
    }),
  )
}

/** Joins items with commas. */
const join = (items: Content[][]): Content[] => items.flatMap((item, index) => (index === 0 ? item : [', ', ...item]))
