import type { Feature } from '../../../core/node/feature.ts'
import { readText } from '../../../core/node/files/read-text.ts'
import { checkBundled, listBundledPackages } from './bundled-packages.ts'
import { LICENSES, readLicenses } from './read-licenses.ts'
import { renderLicenses } from './render.ts'

/** The page with the licenses of everything that is sent to visitors. */
export const licenses: Feature = {
  name: 'licenses',
  client: { ui: 'src/features/licenses/client/footer-link.tsx' },
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
