import path from 'node:path'
import type { Plugin } from 'vite'

const PLOT = /[\\/]@opd[\\/]g2plot-react[\\/]es[\\/](?:plots[\\/]([\w-]+)[\\/])?index\.js(?:\?|$)/
const PREFIX = '\0themed-base:'

/**
 * All charts of the library render one base component. In this site's bundle it is replaced with ours,
 * which adds the theme of the page. A demo needs no code for that and runs unchanged in an application.
 */
export function themedBase(root: string): Plugin {
  return {
    name: 'site:themed-base',
    enforce: 'pre',
    resolveId(source, importer) {
      const match = importer && source.endsWith('components/base') ? PLOT.exec(importer) : null
      // BaseChart is exported from the root and can draw any plot
      return match ? `${PREFIX}${match[1] ?? 'base'}` : undefined
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return undefined
      const file = JSON.stringify(path.join(root, 'src/library/client/themed-base.tsx'))
      const plot = JSON.stringify(id.slice(PREFIX.length))
      return `import { createThemedBase } from ${file}\nexport default createThemedBase(${plot})`
    },
  }
}
