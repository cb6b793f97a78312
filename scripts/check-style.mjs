// @ts-check
// Reports British spellings, and phrases that read as if they were translated. CONTRIBUTING.md describes the style.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'
import { findStyleProblems } from './style-words.mjs'

const FOLDERS = ['content', 'demos', 'src', 'scripts', 'mcp/src', 'mcp/build']
const FILES = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', 'PROMISES.md', 'mcp/README.md', 'site.config.ts']
const CHECKED = /\.(?:md|yaml|tsx?|mjs|css)$/
// other languages, the words themselves, words that visitors type, and texts that others have written
const EXCLUDED = /locales\/|style-words|content\/(?:licenses|search-words)\.yaml$|standard-texts\/|\.test\.ts$/

const listed = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
)
const files = [...listed.map((file) => file.replaceAll(path.sep, '/')), ...FILES].filter(
  (file) => CHECKED.test(file) && !EXCLUDED.test(file),
)
const problems = files.flatMap((file) =>
  findStyleProblems(readFileSync(path.join(root, file), 'utf8')).map(
    ({ line, found, advice }) => `${file}:${line}  "${found}": ${advice}`,
  ),
)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
