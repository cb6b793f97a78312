import { decodeAddress } from '../../src/core/shared/decode-address.ts'
import { findSimilar } from '../../src/core/shared/similar-names.ts'
import type { Chart, Data, Page } from './data.ts'

/** A mistake of the caller. Its message is the result of the tool. */
export class InputError extends Error {}

export const MAX_SUGGESTIONS = 5

/** `Did you mean "line" or "tiny-line"?`, or an empty text. */
export function formatSuggestions(names: string[]): string {
  if (names.length === 0) return ''
  const quoted = names.slice(0, MAX_SUGGESTIONS).map((name) => `"${name}"`)
  return ` Did you mean ${new Intl.ListFormat('en', { type: 'disjunction' }).format(quoted)}?`
}

/** The suggestion for a misspelled name, or for the words of one, from candidates with all their names. */
export const suggestSimilar = (words: string[], candidates: { id: string; names: string[] }[]): string =>
  formatSuggestions(findSimilar(words, candidates).map(({ id }) => id))

/** Finds a chart by its component, its id, its title or another name: `LineChart`, `line`, `Line`, `donut`. */
export function findChart({ charts }: Data, name: string): Chart {
  const wanted = simplifyChart(name)
  const found =
    charts.find((chart) => [chart.name, chart.id, chart.title].some((one) => simplifyChart(one) === wanted)) ??
    charts.find(({ aliases }) => aliases.some((alias) => simplifyChart(alias) === wanted))
  if (found) return found
  const candidates = charts.map((chart) => ({ id: chart.id, names: [chart.title, chart.name, ...chart.aliases] }))
  const all = charts.map(({ id }) => id).join(', ')
  throw new InputError(`There is no chart "${name}".${suggestSimilar([name], candidates)} All charts: ${all}.`)
}

/** Without what people spell differently: `Line chart`, `LineChart` and `line-chart`. */
export const simplify = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

const simplifyChart = (name: string): string => simplify(name).replace(/(?<=.)(?:charts?|plot)$/, '')

/** Finds a page by its address: `/guide`, `guide.md`, `https://example.com/guide#install`. */
export function findPage({ pages, charts, site }: Data, address: string): { page: Page; section?: string } {
  const [pathname = '', hash] = address.trim().replace(site.url, '').split('#')
  const route = `/${pathname
    .replace(/\?.*$/, '')
    .replace(/\.(?:md|html)$/, '')
    .replaceAll(/^\/+|\/+$/g, '')}`.replace(/^\/index$/, '/')
  const chart = charts.find(({ id, name }) => route === `/${id}` || route === `/${name}`)
  const page = pages.find((one) => one.route === route || one.route === chart?.route)
  if (page) return { page, section: hash ? decodeAddress(hash) || hash : undefined }
  const candidates = pages.map(({ route: id, title }) => ({ id, names: [title, id.slice(id.lastIndexOf('/') + 1)] }))
  throw new InputError(
    `There is no page "${address}".${suggestSimilar(route.split('/').filter(Boolean).toReversed(), candidates)}` +
      ` All pages: ${pages.map((one) => one.route).join(', ')}.`,
  )
}
