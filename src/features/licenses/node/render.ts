import { h } from 'hastscript'
import type { RootContent } from 'mdast'
import { licenseText } from '../shared/texts/index.ts'
import { createFinished } from '../../../core/node/markdown/tree.ts'
import type { License } from './read-licenses.ts'

/** One line each, with the text folded below it. */
export function renderLicenses(licenses: License[]): RootContent[] {
  return [createFinished(h('div', { className: ['licenses'] }, licenses.map(renderLicense)))]
}

function renderLicense({ name, version, license, text, isUsual }: License) {
  return h('details', {}, [
    h('summary', {}, [h('b', {}, name), ' ', h('span', {}, version), ' ', h('span', {}, license)]),
    ...(isUsual ? [h('p', {}, licenseText('license.usual'))] : []),
    h('pre', {}, text),
  ])
}
