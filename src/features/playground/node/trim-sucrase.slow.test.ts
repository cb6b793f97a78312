import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { projectRoot } from '../../../core/node/files/project-root.ts'
import { listFiles } from '../../../core/node/files/source-files.ts'
import * as original from '../shared/code/compile-module.ts'
import { REPLACED_MODULES, trimSucrase } from './trim-sucrase.ts'

const MODULE = path.join(projectRoot, 'src/features/playground/shared/code/compile-module.ts')

async function bundle(): Promise<string> {
  const result = await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'error',
    plugins: [trimSucrase()],
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: MODULE, preserveEntrySignatures: 'strict', output: { codeSplitting: false } },
    },
  })
  const [output] = [result].flat()
  if (!output || !('output' in output)) throw new Error('nothing was built')
  return output.output[0].code
}

/** Each copy of the compiler has its own names for the guards. */
const compileWith = ({ compileModule }: typeof original, file: Parameters<typeof original.compileModule>[0]): string =>
  JSON.stringify(compileModule(file)).replaceAll(/(__check(?:Time|EachAsync|Each))[\da-z]+/g, '$1')

const importText = (code: string): Promise<unknown> =>
  import(/* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)

test('every module that is replaced exists', () => {
  for (const module of Object.keys(REPLACED_MODULES))
    expect(existsSync(path.join(projectRoot, 'node_modules/sucrase/dist/esm', module)), module).toBe(true)
})

test('the trimmed transpiler compiles every demo like the whole one, and has at most 34 KB', async () => {
  const code = await bundle()
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(34_000)
  const trimmed = (await importText(code)) as typeof original
  const files = listFiles(projectRoot, 'demos', /\.[jt]sx?$/)
  expect(files.length).toBeGreaterThan(250)
  for (const name of files) {
    const file = { name, source: readFileSync(path.join(projectRoot, name), 'utf8') }
    expect(compileWith(trimmed, file)).toBe(compileWith(original, file))
    // half of a file has syntax errors of many kinds
    const broken = { name, source: file.source.slice(0, file.source.length / 2) }
    expect(compileWith(trimmed, broken)).toBe(compileWith(original, broken))
  }
})
