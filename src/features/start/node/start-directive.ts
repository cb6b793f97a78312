import { h } from 'hastscript'
import type { Directive } from '../../../core/node/model/directive.ts'
import { pageText } from '../shared/texts/page.ts'

/** `::start`: recommends charts for the data of the visitor. */
export const startDirective: Directive = {
  example: '::start',
  render: () =>
    h('data-start', { className: ['tool'] }, [
      h('noscript', {}, [
        h('p', {}, [`${pageText('start.no-script')} `, h('a', { href: '/api' }, pageText('start.gallery')), '.']),
      ]),
    ]),
}
