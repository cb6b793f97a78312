// @ts-check
// npm run api-diff -- @antv/g2plot@2.4.30 [@antv/g2plot@2.4.35]: compares the API of two versions.
// Versions of @opd/g2plot-react, @antv/g2plot and @antv/g2 can be combined with commas. For the others, and without
// a second version, the installed versions are used.
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureInstalled } from './install.mjs'
import { root, run } from './run.mjs'

const [from, to = ''] = process.argv.slice(2)
if (!from) {
  console.error('Name a version to compare with, for example: npm run api-diff -- @antv/g2plot@2.4.30')
  process.exit(1)
}
await ensureInstalled()
const { runnerImport } = await import('vite')
const load = async (/** @type {string} */ file) =>
  (await runnerImport(`/src/library/node/${file}`, { root, configFile: false, logLevel: 'error' })).module
const [{ documentLibrary }, { compareLibraries }] = await Promise.all([
  load('read-library.ts'),
  load('compare-libraries.ts'),
])
const lines = compareLibraries(await readApi(from), await readApi(to))
console.log(lines.length === 0 ? 'No differences.' : lines.join('\n'))

/** Reads the API of these versions, or of the installed ones. */
async function readApi(/** @type {string} */ specs) {
  if (specs === '') return documentLibrary(root)
  const folder = await install(specs)
  try {
    return await documentLibrary(folder, path.join(folder, 'type-overrides.d.ts'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Installs these versions in a temporary folder, and the other packages in the versions of this project. */
async function install(/** @type {string} */ specs) {
  const folder = mkdtempSync(path.join(tmpdir(), 'api-'))
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const names = [
    '@opd/g2plot-react',
    '@antv/g2plot',
    '@antv/g2',
    'react',
    'react-dom',
    '@types/react',
    '@types/react-dom',
  ]
  const versions = Object.fromEntries(names.map((name) => [name, dependencies[name] ?? devDependencies[name]]))
  for (const spec of specs.split(',')) {
    const at = spec.lastIndexOf('@')
    if (at < 1) throw new Error(`"${spec}" has no version; write it like @antv/g2plot@2.4.30`)
    versions[spec.slice(0, at)] = spec.slice(at + 1)
  }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: versions }))
  copyFileSync(path.join(root, 'src/library/node/types/type-overrides.d.ts'), path.join(folder, 'type-overrides.d.ts'))
  const code = await run('npm', [
    'install',
    '--prefix',
    folder,
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--legacy-peer-deps',
    '--silent',
  ])
  if (code !== 0) throw new Error(`npm could not install ${specs}`)
  return folder
}
