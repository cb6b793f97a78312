import { expect, test } from 'vitest'
import { renderChartIndex } from './index.ts'

const card = (name: string) => ({
  route: `/api/${name}`,
  title: name,
  description: '',
  glyph: `<svg class="${name}"></svg>`,
})
const render = (...cards: ReturnType<typeof card>[]) =>
  JSON.stringify(
    renderChartIndex(
      [{ id: 'trend', title: 'Trend', description: '', pages: cards.map(({ route }) => route) }],
      new Map(cards.map((entry) => [entry.route, entry])),
      new Map([
        ['/api/line', { address: '/posters/line-basic.thumbnail.svg' }],
        ['/api/area', { address: '/posters/area-basic.thumbnail.svg' }],
      ]),
    ),
  )

test('a group shows thumbnails if every chart in it has one, and drawings otherwise', () => {
  expect(render(card('line'), card('area'))).toContain('/posters/area-basic.thumbnail.svg')
  const mixed = render(card('line'), card('pie'))
  expect(mixed).not.toContain('/posters/')
  expect(mixed).toContain('class=\\"line\\"')
})
