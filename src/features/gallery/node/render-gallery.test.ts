import { expect, test } from 'vitest'
import type { Demo } from '../../demos/node/index.ts'
import { renderGallery } from './render-gallery.ts'

const card = (name: string, demo?: string) => ({
  route: `/api/${name}`,
  title: name,
  description: '',
  glyph: `<svg class="${name}"></svg>`,
  demo,
})
const demo = (id: string): Pick<Demo, 'poster'> => ({
  poster: {
    source: '',
    pictures: { narrow: { size: 'narrow', height: 320, address: `/posters/${id}.svg`, drawing: '' } },
  },
})
const render = (...cards: ReturnType<typeof card>[]) =>
  JSON.stringify(
    renderGallery(
      [{ id: 'trend', title: 'Trend', description: '', pages: cards.map(({ route }) => route) }],
      new Map(cards.map((entry) => [entry.route, entry])),
      new Map([
        ['line-basic', demo('line-basic')],
        ['area-basic', demo('area-basic')],
      ]),
    ),
  )

test('a group shows posters if every chart in it has one, and drawings otherwise', () => {
  expect(render(card('line', 'line-basic'), card('area', 'area-basic'))).toContain('/posters/area-basic.svg')
  const mixed = render(card('line', 'line-basic'), card('area'))
  expect(mixed).not.toContain('/posters/')
  expect(mixed).toContain('class=\\"line\\"')
})
