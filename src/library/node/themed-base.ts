import path from 'node:path'
import type { Plugin } from 'vite'

const PLOT = /[\\/]@opd[\\/]g2plot-react[\\/]es[\\/](?:plots[\\/]([\w-]+)[\\/])?index\.js(?:\?|$)/
const PREFIX = '\0themed-base:'

/**
 * The charts of the library all draw through one base component. In this site's bundle it is
 * replaced by ours, made for each kind of plot, which adds the page's colors below the demo's own
 * props: a demo follows the page without a line about it and runs unchanged in an application.
 */
export function themedBase(root: string): Plugin {
  return {
    name: 'site:themed-base',
    enforce: 'pre',
    resolveId(source, importer) {
      const match = importer && source.endsWith('components/base') ? PLOT.exec(importer) : null
      // BaseChart itself is exported from the root and draws any plot
      return match ? `${PREFIX}${match[1] ?? 'base'}` : undefined
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return undefined
      const file = JSON.stringify(path.join(root, 'src/library/client/themed-base.tsx'))
      return `import { themedBase } from ${file}\nexport default themedBase(${JSON.stringify(id.slice(PREFIX.length))})`
    },
  }
}
