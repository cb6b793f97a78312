import { findSimilar } from '../../src/core/shared/similar-names.ts'
import type { Chart, Data, Page } from './data.ts'

/** A mistake of the caller. Its message is the result of the tool. */
export class InputError extends Error {}

const MAX_SUGGESTIONS = 5

/** `Did you mean "line" or "tiny-line"?`, or an empty text. */
export const suggest = (names: string[]): string =>
  names.length === 0
    ? ''
    : ` Did you mean ${new Intl.ListFormat('en', { type: 'disjunction' }).format(names.map((name) => `"${name}"`))}?`

/** Finds a chart by its component, its id, its title or another name: `LineChart`, `line`, `Line`, `donut`. */
export function findChart({ charts }: Data, name: string): Chart {
  const wanted = simplify(name)
  const found =
    charts.find((chart) => [chart.name, chart.id, chart.title].some((one) => simplify(one) === wanted)) ??
    charts.find(({ aliases }) => aliases.some((alias) => simplify(alias) === wanted))
  if (found) return found
  const similar = findSimilar(
    [name],
    charts.map((chart) => ({ id: chart.id, names: [chart.title, chart.name, ...chart.aliases] })),
  )
  const all = charts.map(({ id }) => id).join(', ')
  throw new InputError(
    `There is no chart "${name}".${suggest(similar.slice(0, MAX_SUGGESTIONS).map(({ id }) => id))} All charts: ${all}.`,
  )
}

const simplify = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/(?<=.)(?:charts?|plot)$/, '')

/** Finds a page by its address: `/guide`, `guide.md`, `https://example.com/guide#install`. */
export function findPage({ pages, charts, site }: Data, address: string): { page: Page; section?: string } {
  const [pathname = '', hash] = address.trim().replace(site.url, '').split('#')
  const route = `/${pathname
    .replace(/\?.*$/, '')
    .replace(/\.(?:md|html)$/, '')
    .replaceAll(/^\/+|\/+$/g, '')}`.replace(/^\/index$/, '/')
  const chart = charts.find(({ id, name }) => route === `/${id}` || route === `/${name}`)
  const page = pages.find((one) => one.route === route || one.route === chart?.route)
  if (page) return { page, ...(hash ? { section: decodeText(hash) } : {}) }
  const candidates = pages.map(({ route: id, title }) => ({ id, names: [title, id.slice(id.lastIndexOf('/') + 1)] }))
  const similar = findSimilar(route.split('/').filter(Boolean).toReversed(), candidates)
  throw new InputError(
    `There is no page "${address}".${suggest(similar.slice(0, MAX_SUGGESTIONS).map(({ id }) => id))}` +
      ` All pages: ${pages.map((one) => one.route).join(', ')}.`,
  )
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
