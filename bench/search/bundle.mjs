// @ts-check
import path from 'node:path'
import { build } from 'vite'
import { root } from '../../scripts/run.mjs'
import { LIBRARIES } from './libraries.mjs'

const HERE = import.meta.dirname
const ENTRIES = {
  page: path.join(HERE, 'page.mjs'),
  ours: path.join(HERE, 'engines/ours.mjs'),
  'ours-uncut': path.join(HERE, 'engines/ours-uncut.mjs'),
  minisearch: path.join(HERE, 'engines/minisearch.mjs'),
  flexsearch: path.join(HERE, 'engines/flexsearch.mjs'),
  // the same build that visitors get
  worker: path.join(root, 'src/features/search/client/worker/worker.ts'),
}

/**
 * Bundles the page and the workers with the settings of the site, each into one file.
 * @param {string} libraries the folder of the other engines
 * @returns {Promise<Map<string, string>>} the code by its address
 */
export async function bundleScripts(libraries) {
  /** @type {Map<string, string>} */
  const scripts = new Map()
  for (const [name, entry] of Object.entries(ENTRIES)) scripts.set(`/${name}.js`, await bundle(entry, libraries))
  return scripts
}

/**
 * @param {string} entry
 * @param {string} libraries
 */
async function bundle(entry, libraries) {
  const result = await build({
    root: HERE,
    configFile: false,
    logLevel: 'error',
    resolve: {
      alias: Object.keys(LIBRARIES).map((name) => ({
        find: name,
        replacement: path.join(libraries, 'node_modules', name),
      })),
    },
    build: { write: false, target: 'chrome123', modulePreload: false, rolldownOptions: { input: entry } },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error(`${entry} could not be bundled`)
  return output.output[0].code
}
