import { h } from 'hastscript'
import type { RootContent } from 'mdast'
import { contentText } from '../../../core/shared/locale/content-text.ts'
import { finished } from '../../../core/node/markdown/nodes.ts'
import type { License } from './read-licenses.ts'

/** One line each, with the text folded below it. */
export function renderLicenses(licenses: License[]): RootContent[] {
  return [finished(h('div', { className: ['licenses'] }, licenses.map(renderLicense)))]
}

function renderLicense({ name, version, license, text, isUsual }: License) {
  return h('details', {}, [
    h('summary', {}, [h('b', {}, name), ' ', h('span', {}, version), ' ', h('span', {}, license)]),
    ...(isUsual ? [h('p', {}, contentText('license.usual'))] : []),
    h('pre', {}, text),
  ])
}
