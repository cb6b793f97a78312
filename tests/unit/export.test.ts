import { mkdtempSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import lz from 'lz-string'
import ts from 'typescript'
import { build } from 'vite'
import { describe, expect, test } from 'vitest'
import { findDemo, readDemoFiles } from '../content.ts'
import { findTypes } from '../../src/core/node/javascript/find-types.ts'
import { removeRanges } from '../../src/core/node/javascript/ranges.ts'
import {
  buildEntry,
  buildPen,
  buildViteProject,
  fitsOnePen,
  hasCreateRoot,
  nameDefaultExport,
} from '../../src/features/demos/client/export/project.ts'
import { buildSandboxParameters, buildZip } from '../../src/features/demos/client/export/pack-project.ts'
import { formatCsv } from '../../src/core/shared/format-csv.ts'
import { summarizeTables, buildTables } from '../../src/features/demos/client/live/data-table.ts'
import { getFileKind, getJavaScriptName, type DemoSource } from '../../src/features/demos/shared/demo-files.ts'
import { readZip } from '../fixtures/read-zip.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
const versions = { ...dependencies, ...devDependencies }

const single: DemoSource = {
  id: 'guide-update-data',
  title: 'Sales <by> month',
  description: 'One',
  files: [{ name: 'update-data.tsx', source: findDemo(/useState/).source }],
}
const withParts = findDemo(/from '\.\/[\w-]+\/data'/)
const several: DemoSource = {
  id: withParts.id,
  title: 'Several files',
  description: 'Two',
  files: readDemoFiles(withParts),
}

/** A demo as visitors who read JavaScript see it. */
async function inJavaScript(demo: DemoSource): Promise<DemoSource> {
  const files = demo.files.map(async ({ name, source }) => ({
    name: getJavaScriptName(name),
    source: removeRanges(source, (await findTypes(source, name.endsWith('x') ? 'tsx' : 'ts')) ?? []),
  }))
  return { ...demo, files: await Promise.all(files) }
}
const theme = { mode: 'dark', typescript: 'export const a: number = 1\n', javascript: 'export const a = 1\n' } as const

describe('entry of an exported demo', () => {
  test.each([
    ['18.2.0', true],
    ['19.3.1', true],
    ['20.0.0', true],
    ['latest', true],
    ['17.0.2', false],
    ['16.14.0', false],
  ])('React %s: createRoot %s', (version, createRoot) => {
    expect(hasCreateRoot(version)).toBe(createRoot)
    expect(buildEntry(version, './demo').includes('createRoot')).toBe(createRoot)
    expect(buildEntry(version, './demo').includes('render(<Demo />')).toBe(true)
  })
})

test.each([
  ['a.js', 'module'],
  ['a.jsx', 'module'],
  ['a.ts', 'module'],
  ['a.tsx', 'module'],
  ['a.css', 'text'],
  ['a.less', 'text'],
  ['a.sass', 'text'],
  ['a.scss', 'text'],
  ['a.styl', 'text'],
  ['a.json', 'text'],
  ['a.png', undefined],
])('%s is a %s', (name, kind) => expect(getFileKind(name)).toBe(kind))

test('an exported project contains the demo, a package.json with exact versions, a page and an entry', () => {
  const files = buildViteProject(several, versions)
  expect(Object.keys(files).toSorted()).toEqual(
    [
      'index.html',
      'package.json',
      'src/main.tsx',
      `src/${withParts.name}.tsx`,
      ...withParts.parts.map((part) => `src/${part}`),
      'tsconfig.json',
      'vite.config.ts',
    ].toSorted(),
  )
  const manifest = JSON.parse(files['package.json'] ?? '') as {
    dependencies: Record<string, string>
    devDependencies: Record<string, string>
  }
  expect(manifest.dependencies).toEqual({
    '@antv/g2plot': versions['@antv/g2plot'],
    '@opd/g2plot-react': '2.13.5',
    lodash: versions.lodash,
    react: versions.react,
    'react-dom': versions['react-dom'],
  })
  expect(
    Object.values({ ...manifest.dependencies, ...manifest.devDependencies }).every((version) =>
      /^\d+\.\d+\.\d+$/.test(version),
    ),
  ).toBe(true)
  expect(files[`src/${withParts.name}.tsx`]).toBe(several.files[0]?.source)
  expect(files['src/main.tsx']).toContain(`import Demo from './${withParts.name}'`)
  expect(files['index.html']).toContain('src="/src/main.tsx"')
  expect(buildViteProject(single, versions)['index.html']).toContain('Sales &lt;by> month')
})

test('a project of a JavaScript demo has no TypeScript', async () => {
  const files = buildViteProject(await inJavaScript(several), versions, theme)
  expect(Object.keys(files).filter((name) => /tsconfig|\.tsx?$/.test(name))).toEqual([])
  expect(files['src/main.jsx']).toContain("createRoot(document.getElementById('root')).render(<Demo />)")
  expect(files['index.html']).toContain('src="/src/main.jsx"')
  expect(files['src/chart-theme.js']).toBe(theme.javascript)
  const { scripts, devDependencies: tools } = JSON.parse(files['package.json'] ?? '') as Record<string, object>
  expect(scripts).toMatchObject({ build: 'vite build' })
  expect(Object.keys(tools ?? {})).toEqual(['@vitejs/plugin-react', 'vite'])
})

test('a zip file has the project in a folder, and says how to start it', async () => {
  const files = buildViteProject(several, versions, theme)
  const packed = readZip(Buffer.from(await (await buildZip(several, files)).arrayBuffer()))
  const expected = Object.entries(files).map(([name, source]) => [`${several.id}/${name}`, source])
  const { [`${several.id}/README.md`]: readme, ...rest } = packed
  expect(rest).toEqual(Object.fromEntries(expected))
  expect(readme).toContain('npm install\nnpm run dev')
})

describe('the default export in a pen', () => {
  test.each([
    ['export default function Sales() {}', 'function Sales() {}', 'Sales'],
    ['export default class Sales {}', 'class Sales {}', 'Sales'],
    ['export default function () {}', 'const Demo = function () {}', 'Demo'],
    ['export default () => <p>$1</p>', 'const Demo = () => <p>$1</p>', 'Demo'],
    ['const Demo = 1\nexport default Demo', 'const Demo = 1\nconst Demo_ = Demo', 'Demo_'],
    ['const a = 1\nexport { a as default }', 'const a = 1\nconst Demo = a', 'Demo'],
    ['export default function lower() {}', 'const Demo = function lower() {}', 'Demo'],
    ['export default memo($Sales)', 'const Demo = memo($Sales)', 'Demo'],
  ])('%s', (source, code, name) => expect(nameDefaultExport(source)).toEqual({ code, name }))

  test('imports that the code has are not repeated', () => {
    const source = "import React from 'react'\n\nexport default () => <p />\n"
    const { js } = buildPen({ ...single, files: [{ name: 'a.tsx', source }] }, versions)
    expect(js?.match(/import React/g)).toHaveLength(1)
  })

  test('a pen of a JavaScript demo is JavaScript', async () => {
    const pen = buildPen(await inJavaScript(single), versions)
    expect(pen.js_pre_processor).toBe('babel')
    expect(pen.js).not.toContain("getElementById('root')!")
  })
})

test('compresses the files for CodeSandbox', () => {
  const parameters = buildSandboxParameters(buildViteProject(single, versions))
  expect(parameters).toMatch(/^[\w-]+$/)
  const base64 = parameters.replace(/-/g, '+').replace(/_/g, '/')
  const sent = JSON.parse(lz.decompressFromBase64(base64)) as { files: Record<string, { content: string }> }
  expect(sent.files['src/update-data.tsx']?.content).toBe(single.files[0]?.source)
  expect(sent.files['package.json']?.content).toContain('"@opd/g2plot-react": "2.13.5"')
})

test('a pen contains a demo of one file and an import map with exact versions', () => {
  expect(fitsOnePen(single)).toBe(true)
  expect(fitsOnePen(several)).toBe(false)
  const pen = buildPen(single, versions)
  expect(pen.html).toContain('<div id="root"></div>')
  expect(pen.html).toContain(`"react": "https://esm.sh/react@${versions.react}"`)
  expect(pen.html).toContain('https://esm.sh/@opd/g2plot-react@2.13.5?external=')
  const [, component] = /export default function (\w+)/.exec(single.files[0]?.source ?? '') ?? []
  expect(pen.js).toContain(`createRoot(document.getElementById('root')!).render(<${component} />)`)
  expect(pen.js).not.toContain('export default')
})

test('a pen imports what it needs, also if its data mentions it', () => {
  const [file] = single.files
  const source = `${file?.source}\nconst names = ['createRoot', 'import React']\n`
  const pen = buildPen({ ...single, files: [{ name: file?.name ?? '', source }] }, versions)
  expect(pen.js).toContain("import { createRoot } from 'react-dom/client'")
})

/** Writes a project to a temporary folder with the packages of this one. */
function writeProject(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'exported-'))
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  for (const [name, source] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), source)
  }
  return folder
}

function findTypeErrors(folder: string, entry: string): string[] {
  const options = ts.parseJsonConfigFileContent(
    JSON.parse(buildViteProject(single, versions)['tsconfig.json'] ?? '{}'),
    ts.sys,
    folder,
  ).options
  const program = ts.createProgram([path.join(folder, entry)], { ...options, types: [] })
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}

test('an exported project type-checks and can be bundled', { timeout: 120_000 }, async () => {
  const folder = writeProject(buildViteProject(several, versions))
  expect(findTypeErrors(folder, 'src/main.tsx')).toEqual([])
  const result = await build({ root: folder, configFile: false, logLevel: 'silent', build: { write: false } })
  const [output] = [result].flat()
  expect(output && 'output' in output ? output.output.some(({ fileName }) => fileName === 'index.html') : false).toBe(
    true,
  )
})

test('an unzipped JavaScript project can be bundled', { timeout: 120_000 }, async () => {
  const demo = await inJavaScript(several)
  const packed = readZip(Buffer.from(await (await buildZip(demo, buildViteProject(demo, versions))).arrayBuffer()))
  const folder = path.join(writeProject(packed), demo.id)
  const result = await build({ root: folder, configFile: false, logLevel: 'silent', build: { write: false } })
  const [output] = [result].flat()
  expect(output && 'output' in output ? output.output.map(({ fileName }) => fileName) : []).toContain('index.html')
})

test('a pen type-checks and can be bundled', { timeout: 120_000 }, async () => {
  const folder = writeProject({ 'pen.tsx': buildPen(single, versions).js ?? '' })
  expect(findTypeErrors(folder, 'pen.tsx')).toEqual([])
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: path.join(folder, 'pen.tsx') } },
  })
  expect([result].flat()).toHaveLength(1)
})

describe('chart data as a table', () => {
  test('lists columns in the order of their first use', () => {
    expect(
      buildTables({
        data: [
          { a: 1, b: 'x' },
          { a: 2, c: null },
        ],
      }),
    ).toEqual([
      {
        columns: ['a', 'b', 'c'],
        rows: [
          ['1', 'x', ''],
          ['2', '', ''],
        ],
      },
    ])
  })
  test('reads numbers, two data sets, trees, links and a percentage', () => {
    expect(buildTables({ data: [3, 5] })).toEqual([
      {
        columns: ['index', 'value'],
        rows: [
          ['0', '3'],
          ['1', '5'],
        ],
      },
    ])
    expect(buildTables({ data: [[{ a: 1 }], [{ b: 2 }]] })).toHaveLength(2)
    expect(
      buildTables({ data: { name: 'root', children: [{ name: 'A', children: [{ name: 'B', value: 4 }] }] } }),
    ).toEqual([{ columns: ['name', 'value'], rows: [['A / B', '4']] }])
    expect(buildTables({ data: { nodes: [], links: [{ source: 0, target: 1, value: 2 }] } })[0]?.columns).toEqual([
      'source',
      'target',
      'value',
    ])
    expect(
      buildTables({ hierarchyConfig: { field: 'minutes' }, data: { children: [{ name: 'A', minutes: 7 }] } }),
    ).toEqual([{ columns: ['name', 'minutes'], rows: [['A', '7']] }])
    // in a drawn chart, links refer to their nodes and nodes to their links
    const from = { name: 'Wind', links: [] as object[] }
    const to = { name: 'Power' }
    const drawn = { source: from, target: to, value: 2 }
    from.links.push(drawn)
    expect(
      buildTables({ data: { nodes: [from, to], links: [drawn, { source: 0, target: 1, value: 3 }] } })[0]?.rows,
    ).toEqual([
      ['Wind', 'Power', '2'],
      ['Wind', 'Power', '3'],
    ])
    expect(buildTables({ percent: 0.4 })).toEqual([{ columns: ['percent'], rows: [['0.4']] }])
    expect(buildTables({ data: [] })).toEqual([])
  })
  test('quotes CSV cells with commas or quotes', () => {
    expect(
      formatCsv({
        columns: ['name', 'value'],
        rows: [
          ['a, b', '1'],
          ['an "x"', '2'],
        ],
      }),
    ).toBe('name,value\r\n"a, b",1\r\n"an ""x""",2')
  })
  test('summarizes categories and the range of numbers', () => {
    expect(
      summarizeTables(
        buildTables({
          data: [
            { city: 'Oslo', mean: -2.3 },
            { city: 'Lisbon', mean: 23.5 },
          ],
        }),
      ),
    ).toBe('2 rows: city Oslo, Lisbon; mean from -2.3 to 23.5')
  })
})
