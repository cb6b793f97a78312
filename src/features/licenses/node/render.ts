import { h } from 'hastscript'
import type { RootContent } from 'mdast'
import { contentText } from '../../../core/shared/locale/content-text.ts'
import { finished } from '../../../core/node/markdown/nodes.ts'
import type { Licence } from './read-licenses.ts'

/** One line each, with the text folded below it. */
export function renderLicences(licences: Licence[]): RootContent[] {
  return [finished(h('div', { className: ['licences'] }, licences.map(renderLicence)))]
}

function renderLicence({ name, version, licence, text, isUsual }: Licence) {
  return h('details', {}, [
    h('summary', {}, [h('b', {}, name), ' ', h('span', {}, version), ' ', h('span', {}, licence)]),
    ...(isUsual ? [h('p', {}, contentText('licence.usual'))] : []),
    h('pre', {}, text),
  ])
}
