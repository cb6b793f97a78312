import { expect, test } from 'vitest'
import type { Demo } from '../../demos/node/read-demos.ts'
import { renderChartIndex } from './render-gallery.ts'

const card = (slug: string, demo?: string) => ({
  slug,
  component: '',
  title: slug,
  description: '',
  glyph: `<svg class="${slug}"></svg>`,
  demo,
})
const demo = (id: string): Demo => ({
  id,
  file: '',
  title: '',
  description: '',
  keywords: [],
  files: [],
  poster: {
    source: '',
    pictures: { narrow: { size: 'narrow', height: 320, hash: '', address: `/posters/${id}.svg`, drawing: '' } },
  },
})
const indexOf = (...cards: ReturnType<typeof card>[]) =>
  JSON.stringify(
    renderChartIndex({
      chartGroups: [{ id: 'trend', title: 'Trend', description: '', charts: cards.map(({ slug }) => slug) }],
      charts: new Map(cards.map((entry) => [entry.slug, entry])),
      demos: new Map([
        ['line-basic', demo('line-basic')],
        ['area-basic', demo('area-basic')],
      ]),
    }),
  )

test('a group shows the pictures of its demos when every chart of it has one, and drawings until then', () => {
  expect(indexOf(card('line', 'line-basic'), card('area', 'area-basic'))).toContain('/posters/area-basic.svg')
  const mixed = indexOf(card('line', 'line-basic'), card('area'))
  expect(mixed).not.toContain('/posters/')
  expect(mixed).toContain('class=\\"line\\"')
})
