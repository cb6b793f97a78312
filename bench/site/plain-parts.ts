import { describedBy, isShared } from '../../src/features/api-tables/node/coverage.ts'
import type { ApiDocumentation } from '../../src/features/api-tables/node/documentation.ts'
import { typeText, type Option } from '../../src/library/node/model.ts'
import { KINDS, type Release } from '../../src/features/changelog/node/read-changelog.ts'
import type { Context } from '../../src/core/node/markdown/context.ts'
import { formatDate } from '../../src/core/shared/dates.ts'
import { contentText } from '../../src/core/shared/locale/content-text.ts'

/** The rows of an API table that a page shows before anything is unfolded. */
export function apiTable(id: string, api: ApiDocumentation): string {
  const options = api.library.definitions[id]?.options ?? []
  const own = options.filter((option) => option.name === 'data' || !isShared(option))
  const isChart = api.library.components.includes(id) && id !== 'BaseChart'
  const rows = (isChart ? own : options).map((option) => apiRow(id, option, api))
  return ['| Name | Type | Default | Description |', '|---|---|---|---|', ...rows].join('\n')
}

function apiRow(id: string, option: Option, api: ApiDocumentation): string {
  const described = describedBy(id, option, api.descriptions)
  const used = api.tables.get(id)?.defaults[option.name]
  const cells = [
    code(option.name),
    code(typeText(option.type)),
    used === undefined ? (described?.default ?? '') : code(used),
    described?.text ?? '',
  ]
  return `| ${cells.map((cell) => cell.trim().replaceAll(/\s+/g, ' ').replaceAll(/\\?\|/g, '\\|')).join(' | ')} |`
}

/** The charts by what they show. */
export function chartIndex({ chartGroups, charts }: Context): string {
  const groups = chartGroups.map(({ title, description, charts: slugs }) => {
    const cards = slugs.flatMap((slug) => charts.get(slug) ?? [])
    return [
      `### ${title}`,
      description,
      list(cards.map((card) => `[${card.title}](/api/${card.slug}): ${card.description}`)),
    ].join('\n\n')
  })
  return groups.join('\n\n')
}

/** The whole changelog: a heading for each major version and one for each release. */
export function changelog({ releases, charts, repository }: Context): string {
  const pages = new Map([...charts.values()].map(({ component, slug }) => [component, `/api/${slug}`]))
  const parts = releases.flatMap((release, index) => {
    const isFirst = majorOf(release) !== majorOf(releases[index - 1])
    return [...(isFirst ? [`## Version ${majorOf(release)}`] : []), releaseText(release, pages, repository)]
  })
  return parts.join('\n\n')
}

const majorOf = (release: Release | undefined): string | undefined => release?.version.split('.')[0]

function releaseText(release: Release, pages: Map<string, string>, repository: string): string {
  const { version, date, engine, react, summary, charts, changes, toolchain } = release
  const facts = [
    formatDate(new Date(date)),
    engine && `${contentText('changelog.engine')} ${code(engine)}`,
    react && `${contentText('changelog.react')} ${code(react)}`,
  ]
  const linked = (name: string) => (pages.has(name) ? `[${name}](${pages.get(name)})` : name)
  return [
    `### ${version}`,
    facts.filter(Boolean).join(', '),
    ...(summary ? [summary] : []),
    ...(['added', 'removed'] as const).flatMap((way) =>
      section(contentText(`changelog.charts.${way}`), charts?.[way].map(linked) ?? []),
    ),
    ...KINDS.flatMap((kind) =>
      section(
        contentText(`changelog.${kind}`),
        changes
          .filter((change) => change.kind === kind)
          .map(({ text, issue, commit }) => text + sourceOf(repository, issue, commit)),
      ),
    ),
    ...section(
      contentText('changelog.toolchain', { count: toolchain.length }),
      toolchain.map(({ text }) => text),
    ),
  ].join('\n\n')
}

function sourceOf(repository: string, issue: number | undefined, commit: string | undefined): string {
  if (issue) return ` [#${issue}](${repository}/issues/${issue})`
  return commit ? ` [${commit}](${repository}/commit/${commit})` : ''
}

const section = (title: string, items: string[]): string[] => (items.length === 0 ? [] : [`**${title}**`, list(items)])
const list = (items: string[]): string => items.map((item) => `- ${item.replaceAll(/\s+/g, ' ')}`).join('\n')
const code = (text: string): string => (text === '' ? '' : `\`${text}\``)
