import { h } from 'hastscript'
import type { RootContent } from 'mdast'
import { raw } from '../markdown/code.ts'
import type { ChartCard, Context } from '../markdown/context.ts'
import { finished, heading } from '../markdown/nodes.ts'

/** The charts by task, each with a small drawing and its one sentence. */
export function renderChartIndex({ chartGroups, charts }: Pick<Context, 'chartGroups' | 'charts'>): RootContent[] {
  return chartGroups.flatMap((group): RootContent[] => {
    const cards = group.charts.flatMap((slug) => charts.get(slug) ?? [])
    return [
      heading(3, group.id, [{ type: 'text', value: group.title }]),
      { type: 'paragraph', children: [{ type: 'text', value: group.description }] },
      finished(h('ul', { className: ['chart-cards'] }, cards.map(renderCard))),
    ]
  })
}

function renderCard({ slug, title, description, glyph }: ChartCard) {
  return h('li', {}, [
    h('a', { href: `/api/${slug}`, className: ['chart-card'] }, [
      h('span', { className: ['chart-glyph'], ariaHidden: 'true' }, [raw(glyph)]),
      h('span', { className: ['chart-name'] }, title),
      h('span', { className: ['chart-purpose'] }, description),
    ]),
  ])
}
