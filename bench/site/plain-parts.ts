import { isComponentWithPage } from '../../src/features/api-tables/node/render-table.ts'
import { library } from '../../src/library/node/index.ts'
import type { ApiDocumentation, DocumentedOption } from '../../src/features/api-tables/node/index.ts'
import { formatDefault } from '../../src/library/shared/default-value.ts'
import { formatType } from '../../src/library/shared/option-type.ts'
import { KINDS, type Release } from '../../src/features/changelog/node/read-changelog.ts'
import type { ParsedFile } from '../../src/core/node/model/page-file.ts'
import type { SiteConfig } from '../../src/core/shared/site.ts'
import { formatDate } from '../../src/core/shared/dates.ts'
import { changelogText } from '../../src/features/changelog/shared/texts/index.ts'

/** Formats the rows of an API table that are visible before a row is expanded. */
export function formatApiTable(id: string, api: ApiDocumentation): string {
  const options = api.options.get(id) ?? []
  const own = options.filter((option) => option.name === 'data' || !library.isSharedOption(option))
  const isChart = isComponentWithPage(id, api)
  const rows = (isChart ? own : options).map(apiRow)
  return ['| Name | Type | Default | Description |', '|---|---|---|---|', ...rows].join('\n')
}

function apiRow({ name, type, engineDefault, fallback = '', description }: DocumentedOption): string {
  const value = engineDefault === undefined ? fallback : code(formatDefault(engineDefault))
  const cells = [code(name), code(formatType(type)), value, description]
  return `| ${cells.map((cell) => cell.trim().replaceAll(/\s+/g, ' ').replaceAll(/\\?\|/g, '\\|')).join(' | ')} |`
}

/** The charts by group. */
export function formatChartIndex({ sidebar }: SiteConfig, pages: Map<string, ParsedFile[]>): string {
  const groups = sidebar.map(({ title, description, pages: routes }) => {
    const cards = routes.flatMap((route) => {
      const frontmatter = pages.get(route)?.[0]?.matter.frontmatter
      return frontmatter ? [`[${frontmatter.title}](${route}): ${frontmatter.description}`] : []
    })
    return [`### ${title}`, description, list(cards)].join('\n\n')
  })
  return groups.join('\n\n')
}

/** The whole changelog: a heading for each major version and one for each release. */
export function formatChangelog(releases: Release[], pages: Map<string, string>, repository: string): string {
  const parts = releases.flatMap((release, index) => {
    const isFirst = getMajorVersion(release) !== getMajorVersion(releases[index - 1])
    return [...(isFirst ? [`## Version ${getMajorVersion(release)}`] : []), formatRelease(release, pages, repository)]
  })
  return parts.join('\n\n')
}

const getMajorVersion = (release: Release | undefined): string | undefined => release?.version.split('.')[0]

function formatRelease(release: Release, pages: Map<string, string>, repository: string): string {
  const { version, date, engine, react, summary, changes, toolchain } = release
  const facts = [
    formatDate(new Date(date)),
    engine && `${changelogText('changelog.engine')} ${code(engine)}`,
    react && `${changelogText('changelog.react')} ${code(react)}`,
  ]
  const linked = (name: string) => (pages.has(name) ? `[${name}](${pages.get(name)})` : name)
  return [
    `### ${version}`,
    facts.filter(Boolean).join(', '),
    ...(summary ? [summary] : []),
    ...KINDS.flatMap((kind) =>
      section(
        changelogText(`changelog.${kind}`),
        changes
          .filter((change) => change.kind === kind)
          .map(
            ({ charts, text, issue, commit }) =>
              [charts?.map(linked).join(', '), text].filter(Boolean).join(': ') +
              formatSource(repository, issue, commit),
          ),
      ),
    ),
    ...section(
      changelogText('changelog.toolchain.count', { count: toolchain.length }),
      toolchain.map(({ text }) => text),
    ),
  ].join('\n\n')
}

function formatSource(repository: string, issue: number | undefined, commit: string | undefined): string {
  if (issue) return ` [#${issue}](${repository}/issues/${issue})`
  return commit ? ` [${commit}](${repository}/commit/${commit})` : ''
}

const section = (title: string, items: string[]): string[] => (items.length === 0 ? [] : [`**${title}**`, list(items)])
const list = (items: string[]): string => items.map((item) => `- ${item.replaceAll(/\s+/g, ' ')}`).join('\n')
const code = (text: string): string => (text === '' ? '' : `\`${text}\``)
