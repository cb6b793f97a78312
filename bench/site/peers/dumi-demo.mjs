// @ts-check
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../../scripts/run.mjs'
import { replaceFiles, source } from '../write-files.mjs'
import { dumi } from './dumi.mjs'

/** @import { Peer } from '../model.ts' */

/** The demo to compare: the first on the page of its chart. */
export const DEMO = { file: 'demos/line/city-temperatures.tsx', page: '/api/line' }

/**
 * A dumi page with one live demo. It is measured separately, because the other engines have no live demos.
 * @type {Peer}
 */
export const dumiDemo = {
  ...dumi,
  name: 'dumi with a demo',
  packages: { ...dumi.packages, '@antv/g2plot': '2.4.35', '@opd/g2plot-react': '2.13.5', lodash: '4.18.1' },
  write: (folder) =>
    replaceFiles(folder, {
      '.dumirc.ts': `import { defineConfig } from 'dumi'\n\nexport default defineConfig(${source({ resolve: { docDirs: ['docs'] } })})\n`,
      'docs/index.md': '---\ntitle: Demos\n---\n\n# Demos\n',
      'docs/line.md': '---\ntitle: Line\n---\n\n# Line\n\n<code src="./demo.tsx"></code>\n',
      'docs/demo.tsx': readFileSync(path.join(root, DEMO.file), 'utf8'),
    }),
}
