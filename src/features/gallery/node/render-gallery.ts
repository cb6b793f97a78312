import { h } from 'hastscript'
import type { RootContent } from 'mdast'
import { POSTER_WIDTHS, type Picture } from '../../demos/node/posters/posters.ts'
import { raw } from '../../../core/node/markdown/code.ts'
import type { ChartCard, Context } from '../../../core/node/markdown/context.ts'
import { finished, heading } from '../../../core/node/markdown/nodes.ts'

/** The charts by task, each with a picture and its one sentence. */
export function renderChartIndex({
  chartGroups,
  charts,
  demos,
}: Pick<Context, 'chartGroups' | 'charts' | 'demos'>): RootContent[] {
  return chartGroups.flatMap((group): RootContent[] => {
    const cards = group.charts.flatMap((slug) => charts.get(slug) ?? [])
    const pictures = cards.map(({ demo }) => (demo ? demos.get(demo)?.poster?.pictures.narrow : undefined))
    // side by side they must be of one kind: a group shows its demos when every chart of it has one
    const complete = pictures.every((picture) => picture !== undefined)
    return [
      heading(3, group.id, [{ type: 'text', value: group.title }]),
      { type: 'paragraph', children: [{ type: 'text', value: group.description }] },
      finished(
        h(
          'ul',
          { className: ['chart-cards'] },
          cards.map((card, index) => renderCard(card, complete ? pictures[index] : undefined)),
        ),
      ),
    ]
  })
}

/** With the picture of its first demo, or with a drawing of its kind. */
function renderCard({ slug, title, description, glyph }: ChartCard, picture: Picture | undefined) {
  const shown = picture
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
    h('a', { href: `/api/${slug}`, className: ['chart-card'] }, [
      h('span', { className: ['chart-glyph'], ariaHidden: 'true' }, [shown]),
      h('span', { className: ['chart-name'] }, title),
      h('span', { className: ['chart-purpose'] }, description),
    ]),
  ])
}
