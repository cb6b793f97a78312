import { h } from 'hastscript'
import type { RootContent } from 'mdast'
import type { Feature } from '../../../core/node/feature.ts'
import { readText } from '../../../core/node/files/problems.ts'
import { createFinished } from '../../../core/node/markdown/tree.ts'
import { licenseText } from '../shared/texts/index.ts'
import { checkBundled, LICENSES, listBundledPackages, readLicenses, type License } from './read-licenses.ts'

/** The licenses of all third-party code that visitors receive. */
export const licenses: Feature = {
  name: 'licenses',
  client: {
    ui: 'src/features/licenses/client/footer-link.tsx',
    styles: { licenses: 'src/features/licenses/client/licenses.css' },
  },
  sources: [{ folder: 'content', isRead: (file) => file === LICENSES, advice: `licenses are in ${LICENSES}` }],
  read({ root, cache }) {
    return cache.getOrCreate('licenses', [JSON.stringify(readText(root, LICENSES))], () => {
      const { licenses: list, problems } = readLicenses(root)
      return {
        problems,
        directives: {
          licenses: {
            example: '::licenses',
            check: () => (list ? undefined : `there is no ${LICENSES}; run "npm run licenses"`),
            expand: () => renderLicenses(list ?? []),
          },
        },
        checkBundle: (modules) => (list ? checkBundled(listBundledPackages(root, modules), list) : []),
      }
    })
  },
}

/** One collapsed entry per license. */
export function renderLicenses(list: License[]): RootContent[] {
  return [createFinished(h('div.licenses', list.map(renderLicense)))]
}

function renderLicense({ name, version, license, text, hasStandardText }: License) {
  return h('details', [
    h('summary', [h('b', name), ' ', h('span', version), ' ', h('span', license)]),
    ...(hasStandardText ? [h('p', licenseText('license.usual'))] : []),
    h('pre', text),
  ])
}
