import path from 'node:path'
import type { Plugin } from 'vite'

const WRAPPER = /[\\/]@opd[\\/]g2plot-react[\\/]es[\\/]plots[\\/]/

/**
 * The charts of the library all draw through one base component. In this site's bundle it is
 * replaced by ours, which adds the page's colours below the demo's own props, so that a demo
 * follows the page without a line about it and runs unchanged in an application.
 */
export function themedBase(root: string): Plugin {
  return {
    name: 'site:themed-base',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer && WRAPPER.test(importer) && source.endsWith('components/base')) {
        return path.join(root, 'src/site/demo/themed-base.tsx')
      }
      return undefined
    },
  }
}
