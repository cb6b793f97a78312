import { h } from 'hastscript'
import type { Feature } from '../../../core/node/feature.ts'
import type { Directive } from '../../../core/node/model/directive.ts'
import { pageText } from '../shared/texts/page.ts'

/** `::start`: recommends charts for the data of the visitor. */
const startDirective: Directive = {
  example: '::start',
  render: () =>
    h('data-start', { className: ['tool'] }, [
      h('noscript', {}, [
        h('p', {}, [`${pageText('start.no-script')} `, h('a', { href: '/api' }, pageText('start.chart-list')), '.']),
      ]),
    ]),
}

/** Recommends charts for the data of a visitor, with code that draws them. */
export const start: Feature = {
  name: 'start',
  client: { elements: { 'data-start': 'src/features/start/client/page/start-page.tsx' } },
  read: () => ({
    directives: { start: startDirective },
    // the page replaces its text
    search: { entries: () => ({}), skippedElement: '<data-start class="tool">' },
  }),
}
