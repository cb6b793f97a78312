import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Problem } from '../../mcp/src/check/problems.ts'
import type { Data } from '../../mcp/src/data.ts'
import { createCheck } from '../../mcp/src/tools/check.ts'
import { createDigitOptions, digitRows } from '../fixtures/digit-rows.ts'

// `check` without a server and without the data of the site, so that its access to files can be watched.

interface SourceFile {
  name: string
  source: string
}

const root = path.resolve(import.meta.dirname, '../..')
const data = { site: { url: '', package: '@opd/g2plot-react' }, charts: [] as Data['charts'] } as Data
const SECRET = 'hunter2'
let folder: string
let tool: ReturnType<typeof createCheck>
let check: (code: string, files?: SourceFile[]) => { passed: boolean; problems: Problem[]; text: string }

/** Installs what the server needs, and packages with a secret: next to it, around it, and linked from a package. */
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(tmpdir(), 'mcp-check-'))
  const modules = path.join(folder, 'server/node_modules')
  for (const name of ['@antv', '@types', 'csstype', 'lodash', 'react', 'typescript'])
    link(path.join(root, 'node_modules', name), path.join(modules, name))
  const library = path.join(modules, '@opd/g2plot-react')
  fs.cpSync(path.join(root, 'node_modules/@opd/g2plot-react'), library, { recursive: true })
  for (const around of [modules, path.join(folder, 'node_modules'), path.join(folder, 'other/node_modules')])
    writePackage(path.join(around, 'secret'))
  link(path.join(folder, 'other'), path.join(library, 'linked'))
  fs.symlinkSync(path.join(modules, 'secret/index.d.ts'), path.join(library, 'linked.d.ts'))
  tool = createCheck(path.join(folder, 'server'))
  const input = z.object(tool.input)
  check = (code, files) => {
    const { structured, text } = tool.run(input.parse({ code, files }), data)
    return { ...(structured as unknown as ReturnType<typeof check>), text }
  }
})
afterEach(() => void vi.restoreAllMocks())
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

function link(target: string, name: string): void {
  fs.mkdirSync(path.dirname(name), { recursive: true })
  fs.symlinkSync(target, name, 'junction')
}

function writePackage(target: string): void {
  const files = {
    'package.json': '{ "name": "secret", "version": "1.0.0", "types": "index.d.ts" }',
    'index.d.ts': `declare const secret: '${SECRET}'\nexport default secret\n`,
    'source.ts': `const secret = '${SECRET}' as const\nexport default secret\n`,
    'data.json': JSON.stringify({ secret: SECRET }),
    'global.d.ts': `declare const secret: '${SECRET}'\n`,
    'jsx-runtime.d.ts': `export namespace JSX { interface IntrinsicElements { div: { secret: '${SECRET}' } } }\n`,
  }
  fs.mkdirSync(target, { recursive: true })
  for (const [name, source] of Object.entries(files)) fs.writeFileSync(path.join(target, name), source)
}

const GOOD = `import { LineChart, type LineChartProps } from '@opd/g2plot-react'
const config: LineChartProps = { data: [{ x: 'a', y: 1 }], xField: 'x', yField: 'y', height: 300 }
export default () => <LineChart {...config} />`
const BAD = GOOD.replace("yField: 'y'", 'yField: 3')

test('HTML elements have the types of React', () => {
  const code = (value: string) =>
    `import { useState } from 'react'\nexport default function Field() {\n  const [text, setText] = useState('')\n  return <input value={${value}} onChange={(event) => setText(event.target.value)} />\n}`
  expect(check(code('text')).problems).toEqual([])
  expect(check(code('{ text }')).problems).toMatchObject([{ kind: 'type', line: 4 }])
})

test('a file of the caller can have any name, and is forgotten after the call', () => {
  const names = [
    'library.ts',
    'lib.d.ts',
    'lib.dom.d.ts',
    'snippet.ts',
    'snippet/snippet.tsx',
    'node_modules/@types/react/index.d.ts',
    'node_modules/@opd/g2plot-react/index.d.ts',
    'node_modules/typescript/lib/lib.dom.d.ts',
    'my data/[id]/page.tsx',
    'src\\charts\\data.ts',
    '__proto__.ts',
  ]
  const source = "declare module '@opd/g2plot-react' { export const LineChart: 1 }\nexport const a = 1\n"
  check(
    GOOD,
    names.map((name) => ({ name, source })),
  )
  expect(check(BAD).problems).toMatchObject([{ kind: 'type', file: 'snippet.tsx', line: 2 }])
  expect(check(GOOD)).toMatchObject({ passed: true, charts: ['LineChart'] })
})

test('a file of the caller is found by its name, and only in its call', () => {
  const code = "import { value } from './my data/values'\nconst text: string = value\nexport default text"
  const files = (name: string) => [{ name, source: 'export const value = 1\n' }]
  for (const name of ['my data/values.ts', './my data/values.ts', 'my data\\values.ts'])
    expect(check(code, files(name)).problems).toMatchObject([{ kind: 'type', file: 'snippet.tsx', line: 2 }])
  expect(check(code).problems).toMatchObject([{ kind: 'note', line: 1 }])
  const inside = [{ name: 'snippet/data.ts', source: 'export const value: string = 1\n' }]
  expect(check(GOOD, inside).problems).toMatchObject([{ file: 'snippet/data.ts', line: 1 }])
})

test('a name that is taken or outside of the folder is refused', () => {
  const add =
    (...names: string[]) =>
    () =>
      check(
        GOOD,
        names.map((name) => ({ name, source: '' })),
      )
  expect(add('snippet.tsx')).toThrow('"snippet.tsx" is the name of `code`')
  expect(add('data.ts', './data.ts')).toThrow('two files named "data.ts"')
  for (const name of ['../data.ts', 'a/../../data.ts', '/tmp/data.ts', 'C:\\data.ts', 'C:/data.ts', '..\\data.ts', 'a'])
    expect(add(name)).toThrow('must be a name such as')
})

test('no file outside of the packages of the library is opened or looked for', () => {
  check(GOOD)
  const opened = watchFiles(fs, 'readFileSync', 'openSync')
  const tested = watchFiles(fs, 'statSync', 'lstatSync', 'readdirSync', 'existsSync', 'accessSync')
  const resolved = watchFiles(fs.realpathSync, 'native')
  const secrets = ['', 'other/', 'server/'].map((name) => path.join(folder, name, 'node_modules/secret'))
  const paths = [
    'secret',
    'secret/source',
    'secret/data.json',
    '../node_modules/secret/index.d.ts',
    '../../../../node_modules/secret/source.ts',
    `../..${secrets[0]}/data.json`,
    '@opd/g2plot-react/linked/node_modules/secret/index',
    '@opd/g2plot-react/linked.js',
    '@opd/g2plot-react/../../secret/index',
    '@types/secret',
    ...secrets.flatMap((name) => [name, `${name}/index.d.ts`, `${name}/source.ts`, `${name}/data.json`]),
    `file://${secrets[0]}/index.d.ts`,
    `\\\\server\\share\\node_modules\\secret`,
  ]
  const snippets = paths.flatMap((name) => {
    const text = JSON.stringify(name)
    return [
      `import secret from ${text}\nconst text: 1 = secret\nexport default text`,
      `import * as secret from ${text}\nconst text: 1 = secret\nexport default text`,
      `import type secret from ${text}\nconst text: typeof secret = 1\nexport default text`,
      `const text: typeof import(${text}).default = 1\nexport default text`,
      `import secret from ${text} with { type: 'json' }\nconst text: 1 = secret\nexport default text`,
      `/// <reference path=${text} />\nconst text: 1 = secret\nexport default text`,
      `/// <reference path="${name}/global.d.ts" />\nconst text: 1 = secret\nexport default text`,
      `/// <reference types=${text} />\nconst text: 1 = secret\nexport default text`,
      `/// <reference lib=${text} />\nconst text: 1 = secret\nexport default text`,
      `/** @jsxImportSource ${name} */\nexport default <div secret={1} />`,
    ]
  })
  const files = snippets.map((source, index) => ({ name: `${index}.tsx`, source }))
  expect(JSON.stringify(tool.run({ code: GOOD, files }, data)).includes(SECRET)).toBe(false)
  expect([...opened, ...tested, ...resolved].filter((name) => !isPackageFile(name))).toEqual([])
  // the path of a link inside a package must be resolved to find out where it leads
  expect([...opened, ...tested].filter((name) => /linked|secret/.test(name))).toEqual([])
  expect(opened.length).toBeGreaterThan(100)
  expect(check(GOOD)).toMatchObject({ passed: true, charts: ['LineChart'] })
})

/** A file of the server's packages, where they are installed or where their links lead. */
const isPackageFile = (name: string): boolean =>
  [path.join(folder, 'server/node_modules/'), path.join(root, 'node_modules/')].some((modules) =>
    name.startsWith(modules.replaceAll('\\', '/')),
  ) && !/node_modules\/(?:@types\/)?secret/.test(name.replace(/@opd.+/, ''))

/** Records the paths that functions get. */
function watchFiles<T extends object>(object: T, ...names: (keyof T & string)[]): string[] {
  const seen: string[] = []
  for (const name of names) {
    const original = object[name] as (...args: unknown[]) => unknown
    vi.spyOn(object as Record<string, typeof original>, name).mockImplementation((...args) => {
      seen.push(String(args[0]).replaceAll('\\', '/'))
      return original.apply(object, args)
    })
  }
  return seen
}

test('digits as text are names of rows in a heatmap', () => {
  const rows = JSON.stringify([{ day: 'Mon', hour: '9', visits: 3 }])
  const fields = 'xField="day" yField="hour" colorField="visits"'
  expect(
    check(
      `import { HeatmapChart } from '@opd/g2plot-react'\nexport default () => <HeatmapChart data={${rows}} ${fields} height={300} />`,
    ).problems,
  ).toEqual([])
})

test.each(digitRows)('check of $chart: $title', (rows) => {
  const props = { ...createDigitOptions(rows), height: 300 }
  const { problems } = check(
    `import { ${rows.chart} } from '@opd/g2plot-react'\nconst props = ${JSON.stringify(props)}\nexport default () => <${rows.chart} {...props} />`,
  )
  expect(problems.map(({ trap, message }) => trap ?? message)).toEqual(rows.trap === undefined ? [] : [rows.trap])
})
