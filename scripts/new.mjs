// @ts-check
// npm run new -- demo line/target: creates the files of a recipe in CONTRIBUTING.md.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureInstalled } from './install.mjs'
import { RECIPES } from './new-files.mjs'
import { root, run, runTool } from './run.mjs'

const USAGE = `Usage:
  npm run new -- demo line/target
  npm run new -- page faq
  npm run new -- chart waterfall
  npm run new -- recipe "Zoom with the mouse wheel"`

const [kind = '', ...words] = process.argv.slice(2)
const name = words.join(' ')
const create = Object.hasOwn(RECIPES, kind) ? RECIPES[kind] : undefined

if (!create || name === '') fail(USAGE)
else {
  try {
    const { files, next } = create(root, name)
    await ensureInstalled()
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
      writeFileSync(path.join(root, file), text)
      console.log(file)
    }
    await runTool('prettier', ['--write', '--log-level', 'warn', '--ignore-unknown', ...Object.keys(files)])
    if (Object.keys(files).some((file) => file.startsWith('demos/')))
      await run('node', [path.join(root, 'scripts/posters.mjs')])
    console.log(next.join('\n'))
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}

/** @param {string} message */
function fail(message) {
  console.error(message)
  process.exitCode = 1
}
