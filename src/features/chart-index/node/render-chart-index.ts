import type { Element } from 'hast'
import { h } from 'hastscript'
import type { RootContent } from 'mdast'
import { raw } from '../../../core/node/markdown/code.ts'
import { createFinished, createHeading } from '../../../core/node/markdown/tree.ts'
import type { SidebarGroup } from '../../../core/shared/site.ts'
import type { Thumbnail } from '../../demos/node/index.ts'
import type { ChartCard } from './read-charts.ts'

/** The thumbnails by the route of their chart. */
type Thumbnails = ReadonlyMap<string, Pick<Thumbnail, 'address'>>

/** The charts by task, each with a picture and one sentence. */
export function renderChartIndex(
  groups: SidebarGroup[],
  cards: Map<string, ChartCard>,
  thumbnails: Thumbnails,
): RootContent[] {
  return groups.flatMap((group): RootContent[] => {
    const own = group.pages.flatMap((route) => cards.get(route) ?? [])
    // a group shows thumbnails only if every chart in it has one, because drawings look different
    const hasAll = own.every(({ route }) => thumbnails.has(route))
    const items = own.map((card) =>
      renderCard(card, hasAll ? thumbnails : new Map(), h('span', { className: ['chart-purpose'] }, card.description)),
    )
    return [
      createHeading(3, group.id, [{ type: 'text', value: group.title }]),
      { type: 'paragraph', children: [{ type: 'text', value: group.description }] },
      createFinished(h('ul', { className: ['chart-cards'] }, items)),
    ]
  })
}

/** All charts as small pictures with their names. */
export function renderWall(groups: SidebarGroup[], cards: Map<string, ChartCard>, thumbnails: Thumbnails): Element {
  const charts = groups.flatMap(({ pages }) => pages.flatMap((route) => cards.get(route) ?? []))
  return h(
    'ul',
    { className: ['chart-cards', 'chart-wall'] },
    charts.map((card) => renderCard(card, thumbnails)),
  )
}

/** With a thumbnail of its first demo, or with a drawing of the chart. */
function renderCard({ route, title, glyph }: ChartCard, thumbnails: Thumbnails, ...details: Element[]): Element {
  const thumbnail = thumbnails.get(route)
  const image = thumbnail
    ? h('img', { src: thumbnail.address, alt: '', width: 175, height: 125, loading: 'lazy', decoding: 'async' })
    : raw(glyph)
  return h('li', {}, [
    h('a', { href: route, className: ['chart-card'] }, [
      h('span', { className: ['chart-glyph'], ariaHidden: 'true' }, [image]),
      h('span', { className: ['chart-name'] }, title),
      ...details,
    ]),
  ])
}
