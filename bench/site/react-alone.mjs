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
 * Bytes of script that React needs for the smallest page, and bytes of the page that is measured, both compressed as the sites are.
 * @param {string} page the file of that page, in a site that is served
 * @returns {Promise<{ script: number, page: number }>}
 */
export async function weighReact(page) {
  // inside of the project, whose React it is
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
    // what has run in this process before may have set the environment to another
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir, modulePreload: false, rolldownOptions: { input } },
  })
  await compressOutput(outDir)
  const scripts = readdirSync(path.join(outDir, 'assets')).filter((name) => name.endsWith('.js.br'))
  const script = scripts.reduce((sum, name) => sum + statSync(path.join(outDir, 'assets', name)).size, 0)
  return { script, page: statSync(`${page}.br`).size }
}
