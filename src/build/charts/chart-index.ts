import { h } from 'hastscript'
import type { RootContent } from 'mdast'
import { raw } from '../markdown/code.ts'
import type { ChartCard, Context } from '../markdown/context.ts'
import { POSTER_WIDTHS } from '../demos/posters.ts'
import { finished, heading } from '../markdown/nodes.ts'

/** The charts by task, each with a small drawing and its one sentence. */
export function renderChartIndex({ chartGroups, charts, demos }: Pick<Context, 'chartGroups' | 'charts' | 'demos'>): RootContent[] {
  return chartGroups.flatMap((group): RootContent[] => {
    const cards = group.charts.flatMap((slug) => charts.get(slug) ?? [])
    return [
      heading(3, group.id, [{ type: 'text', value: group.title }]),
      { type: 'paragraph', children: [{ type: 'text', value: group.description }] },
      finished(h('ul', { className: ['chart-cards'] }, cards.map((card) => renderCard(card, demos)))),
    ]
  })
}

/** With the picture of its first demo, or a drawing of its kind while it has none. */
function renderCard({ slug, title, description, glyph, demo }: ChartCard, demos: Context['demos']) {
  const picture = demo ? demos.get(demo)?.poster?.pictures.narrow : undefined
  const shown = picture ? h('img', { src: picture.address, alt: '', width: POSTER_WIDTHS.narrow, height: picture.height, loading: 'lazy', decoding: 'async' }) : raw(glyph)
  return h('li', {}, [
    h('a', { href: `/api/${slug}`, className: ['chart-card'] }, [
      h('span', { className: ['chart-glyph'], ariaHidden: 'true' }, [shown]),
      h('span', { className: ['chart-name'] }, title),
      h('span', { className: ['chart-purpose'] }, description),
    ]),
  ])
}
