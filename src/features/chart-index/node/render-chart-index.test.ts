import { expect, test } from 'vitest'
import { renderChartIndex } from './index.ts'

const card = (name: string, thumbnail?: string) => ({
  route: `/api/${name}`,
  title: name,
  description: '',
  glyph: `<svg class="${name}"></svg>`,
  thumbnail,
})
const render = (...cards: ReturnType<typeof card>[]) =>
  JSON.stringify(
    renderChartIndex(
      [{ id: 'trend', title: 'Trend', description: '', pages: cards.map(({ route }) => route) }],
      new Map(cards.map((entry) => [entry.route, entry])),
    ),
  )

test('a group shows thumbnails if every chart in it has one, and drawings otherwise', () => {
  const line = card('line', '/posters/line-basic.thumbnail.svg')
  const area = card('area', '/posters/area-basic.thumbnail.svg')
  expect(render(line, area)).toContain('/posters/area-basic.thumbnail.svg')
  const mixed = render(line, card('pie'))
  expect(mixed).not.toContain('/posters/')
  expect(mixed).toContain('class=\\"line\\"')
})
