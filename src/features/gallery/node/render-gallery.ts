import { h } from 'hastscript'
import type { RootContent } from 'mdast'
import { raw } from '../../../core/node/markdown/code.ts'
import { createFinished, createHeading } from '../../../core/node/markdown/tree.ts'
import type { SidebarGroup } from '../../../core/shared/site.ts'
import { POSTER_WIDTHS, type Demo, type Picture } from '../../demos/node/index.ts'
import type { ChartCard } from './read-charts.ts'

/** The charts by task, each with a picture and one sentence. */
export function renderGallery(
  groups: SidebarGroup[],
  cards: Map<string, ChartCard>,
  demos: Map<string, Pick<Demo, 'poster'>>,
): RootContent[] {
  return groups.flatMap((group): RootContent[] => {
    const own = group.pages.flatMap((route) => cards.get(route) ?? [])
    const pictures = own.map(({ demo }) => (demo ? demos.get(demo)?.poster?.pictures.narrow : undefined))
    // a group shows posters only if every chart in it has one, because drawings look different
    const hasAll = pictures.every((picture) => picture !== undefined)
    const items = own.map((card, index) => renderCard(card, hasAll ? pictures[index] : undefined))
    return [
      createHeading(3, group.id, [{ type: 'text', value: group.title }]),
      { type: 'paragraph', children: [{ type: 'text', value: group.description }] },
      createFinished(h('ul', { className: ['chart-cards'] }, items)),
    ]
  })
}

/** With the poster of its first demo, or with a drawing of the chart. */
function renderCard({ route, title, description, glyph }: ChartCard, picture: Picture | undefined) {
  const image = picture
    ? h('img', {
        src: picture.address,
        alt: '',
        width: POSTER_WIDTHS.narrow,
        height: picture.height,
        loading: 'lazy',
        decoding: 'async',
      })
    : raw(glyph)
  return h('li', {}, [
    h('a', { href: route, className: ['chart-card'] }, [
      h('span', { className: ['chart-glyph'], ariaHidden: 'true' }, [image]),
      h('span', { className: ['chart-name'] }, title),
      h('span', { className: ['chart-purpose'] }, description),
    ]),
  ])
}
