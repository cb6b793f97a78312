// @ts-check
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { root } from '../../scripts/run.mjs'
import { compressOutput } from './browser/host.mjs'

const PAGE = `import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
hydrateRoot(document.body, createElement('p'))
`

/**
 * Measures the script of React for a minimal page, and the measured page, in bytes, both compressed like the sites.
 * @param {string} page the file of that page in a built site
 * @returns {Promise<{ script: number, page: number }>}
 */
export async function measureReact(page) {
  // inside the project, to use its React
  const folder = path.join(root, '.cache/bench/react-alone')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const input = path.join(folder, 'page.js')
  writeFileSync(input, PAGE)
  const outDir = path.join(folder, 'dist')
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    // earlier steps in this process may have changed the environment
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir, modulePreload: false, rolldownOptions: { input } },
  })
  await compressOutput(outDir)
  const scripts = readdirSync(path.join(outDir, 'assets')).filter((name) => name.endsWith('.js.br'))
  const script = scripts.reduce((sum, name) => sum + statSync(path.join(outDir, 'assets', name)).size, 0)
  return { script, page: statSync(`${page}.br`).size }
}
