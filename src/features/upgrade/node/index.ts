import type { RootContent, TableCell } from 'mdast'
import type { Feature, FeatureContent, Project } from '../../../core/node/feature.ts'
import { formatSuggestion, readText } from '../../../core/node/files/problems.ts'
import type { ApiHistory } from '../../../library/node/history/api-history.ts'
import { library } from '../../../library/node/index.ts'
import { readProjectOptions, type ApiDocumentation } from '../../api-tables/node/index.ts'
import { upgradeText } from '../shared/texts/index.ts'
import { ADVICE_FILE, readAdvice, type ReadAdvice } from './advice.ts'
import { listEngineNeeds, type EngineNeeds } from './engine-needs.ts'
import { HISTORY_CLASS, renderHistory } from './render-history.ts'

const ROUTE = '/upgrade'

/** What each version of the library and the chart engine added, removed and changed, and what to do about it. */
export const upgrade: Feature = {
  name: 'upgrade',
  sources: [
    { folder: 'content', isRead: (file) => file === ADVICE_FILE, advice: `advice for upgrades is in ${ADVICE_FILE}` },
  ],
  async read(project) {
    const { root, cache, config, sources, componentPages } = project
    const api = await readProjectOptions(project)
    const source = readText(root, ADVICE_FILE)
    // a site without these directives needs no advice
    if (source.text === undefined && !sources.some(({ text }) => text?.includes(DIRECTIVE))) return {}
    const key = JSON.stringify([source, config.sharedOptions, [...componentPages]])
    return cache.getOrCreate('upgrade', [api, key], () => {
      const history = library.readHistory()
      const read =
        source.text === undefined
          ? { advice: { engine: {}, wrapper: {} }, texts: [], problems: source.problems }
          : readAdvice(source.text, history)
      return createContent(history, read, api, project)
    })
  },
}

function createContent(
  history: ApiHistory,
  { advice, texts, problems }: ReadAdvice,
  api: ApiDocumentation,
  { config: { sharedOptions = '' }, componentPages }: Project,
): FeatureContent {
  return {
    problems,
    inlineTexts: texts.map((entry) => ({ file: ADVICE_FILE, route: ROUTE, ...entry })),
    // the search finds options in their tables
    search: { entries: () => ({}), skippedElement: `<div class="${HISTORY_CLASS}">` },
    directives: {
      upgrade: {
        example: EXAMPLE,
        attributes: ['package'],
        check: ({ attributes }) =>
          getPackage(attributes?.package)
            ? undefined
            : `name the package, such as ${EXAMPLE}${formatSuggestion(attributes?.package ?? '', PACKAGES)}`,
        expand: ({ attributes }) => {
          const name = getPackage(attributes?.package)
          if (!name) return []
          return renderHistory(history[name], {
            api,
            componentPages,
            sharedOptions,
            id: name === 'engine' ? 'g2plot' : 'g2plot-react',
            name: library.historyNames[name],
            advice: advice[name],
          })
        },
      },
      'upgrade-versions': {
        example: `${DIRECTIVE}-versions`,
        expand: () => renderNeeds(listEngineNeeds(history), history.engine.versions.at(-1)),
      },
    },
  }
}

const PACKAGES = ['engine', 'wrapper'] as const
const DIRECTIVE = '::upgrade'
const EXAMPLE = `${DIRECTIVE}{package=engine}`

const getPackage = (value: string | null | undefined) => PACKAGES.find((name) => name === value)

function renderNeeds(needs: EngineNeeds[], oldest: string | undefined): RootContent[] {
  const headers = (['wrapper', 'range', 'needed'] as const).map((name) => upgradeText(`upgrade.versions.${name}`))
  const rows = needs.map(({ from, to, range, engine }) => [
    from === to ? from : `${from} – ${to}`,
    range,
    engine === oldest ? upgradeText('upgrade.versions.earlier', { version: engine }) : engine,
  ])
  return [
    {
      type: 'table',
      children: [headers, ...rows].map((cells) => ({ type: 'tableRow', children: cells.map(createCell) })),
    },
  ]
}

const createCell = (value: string): TableCell => ({ type: 'tableCell', children: [{ type: 'text', value }] })
