import { h } from 'hastscript'
import type { Directive } from '../../../core/node/model/directive.ts'
import { pageText } from '../shared/texts/page.ts'

/** `::playground`: the editor as a page of its own. */
export const playgroundDirective: Directive = {
  example: '::playground',
  render: () =>
    h('demo-playground', { className: ['tool'] }, [
      h('p', { className: ['playground-intro'] }, [
        `${pageText('playground.intro')} `,
        h('a', { href: '/examples' }, pageText('playground.gallery')),
      ]),
    ]),
}
