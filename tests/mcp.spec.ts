import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { expect, test } from '@playwright/test'
import { TRAPS, LEGACY_OPTIONS } from '../mcp/src/check/check-snippet.ts'

const root = path.resolve(import.meta.dirname, '..')

interface Manifest {
  name: string
  dependencies: Record<string, string>
}

const manifest = JSON.parse(readFileSync(path.join(root, 'mcp/package.json'), 'utf8')) as Manifest

/** Installs the packed server with its own dependencies only, without the network. Returns its folder. */
function installPackage(folder: string): string {
  execFileSync(process.execPath, ['scripts/mcp-build.mjs'], { cwd: root, stdio: 'ignore' })
  const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder]
  const output = execFileSync('npm', args, { cwd: path.join(root, 'mcp'), stdio: ['ignore', 'pipe', 'ignore'] })
  const [packed] = JSON.parse(String(output)) as { filename: string; size: number }[]
  expect(packed?.size).toBeLessThan(2_000_000)
  const modules = path.join(folder, 'node_modules')
  for (const name of Object.keys(manifest.dependencies)) {
    mkdirSync(path.dirname(path.join(modules, name)), { recursive: true })
    symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name), 'junction')
  }
  const target = path.join(modules, manifest.name)
  mkdirSync(target, { recursive: true })
  execFileSync('tar', ['-xzf', path.join(folder, packed?.filename ?? ''), '-C', target, '--strip-components=1'])
  return target
}

interface SourceFile {
  name: string
  source: string
}

interface Problem {
  kind: string
  line: number
  option?: string
  suggestions?: string[]
  trap?: string
  url?: string
}

/** The structured results of all tools. Each has some of these. */
interface Result {
  passed: boolean
  charts: string[]
  problems: Problem[]
  results: { link: string; kind: string }[]
  demos: { id: string; chart: string }[]
  chart: string
  files: SourceFile[]
  page: string
}

const client = new Client({ name: 'test', version: '1.0.0' })
let folder = ''
/** What the server wrote to standard output that is no message. */
const noise: Error[] = []

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'mcp-'))
  const server = path.join(installPackage(folder), 'dist/server.js')
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- a client is no event target
  client.onerror = (error) => noise.push(error)
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [server], cwd: folder }))
})

test.afterAll(async () => {
  await client.close()
  rmSync(folder, { recursive: true, force: true })
})

async function call(name: string, input: Record<string, unknown>) {
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: input })
  const [first] = content as { text: string }[]
  return { text: first?.text ?? '', result: structuredContent as Result, isError: isError === true }
}

const check = (code: string, files?: SourceFile[]) => call('check', { code, files })

const findProblem = async (code: string, isWanted: (problem: Problem) => boolean) =>
  (await check(code)).result.problems.find(isWanted)

test('the dependencies are those of the site, in the same versions', () => {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string }>
  }
  const installed = Object.keys(manifest.dependencies).map((name) => [
    name,
    lock.packages[`node_modules/${name}`]?.version,
  ])
  expect(manifest.dependencies).toEqual(Object.fromEntries(installed))
})

test('lists its tools with descriptions and schemas, and only protocol messages', async () => {
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    'search',
    'get_page',
    'get_chart',
    'get_option',
    'find_demo',
    'recommend',
    'check',
  ])
  for (const { description, inputSchema } of tools) {
    expect(description?.length).toBeGreaterThan(40)
    expect(Object.keys(inputSchema.properties ?? {}).length).toBeGreaterThan(0)
  }
  expect(noise).toEqual([])
})

test('npm run mcp writes nothing but messages to standard output', async () => {
  const server = spawn('npm', ['run', '--silent', 'mcp'], { cwd: root, stdio: ['pipe', 'pipe', 'ignore'] })
  const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1.0.0' } }
  server.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params })}\n`)
  const [chunk] = (await once(server.stdout, 'data')) as [Buffer]
  expect(JSON.parse(String(chunk))).toMatchObject({ id: 1, result: { serverInfo: { name: manifest.name } } })
  server.stdin.end()
  await once(server, 'exit')
})

test('search finds sections, corrects typos, and keeps the limit', async () => {
  const { result } = await call('search', { query: 'threshold line', limit: 3 })
  expect(result.results).toHaveLength(3)
  expect(result.results[0]?.link).toContain('#threshold-line')
  expect((await call('search', { query: 'tooltp' })).text).toContain('Results for "tooltip"')
  const options = await call('search', { query: 'formatter', kind: 'option' })
  expect(new Set(options.result.results.map(({ kind }) => kind))).toEqual(new Set(['option']))
  expect((await call('search', { query: 'qqqqzzzz' })).text).toContain('Nothing found')
  expect(await call('search', { query: 'line', limit: 1000 })).toMatchObject({ isError: true })
})

test('get_page returns Markdown, a section, or a suggestion', async () => {
  expect((await call('get_page', { page: '/guide' })).text).toContain('# Get Started')
  const { text } = await call('get_page', { page: 'https://g2plot.opd.cool/guide#events' })
  expect(text).toMatch(/^### Events\n/)
  expect(text).not.toContain('### Accessibility')
  const long = await call('get_page', { page: '/api/column' })
  expect(long.text.length).toBeLessThan(45_000)
  expect(long.text).toContain('Omitted sections')
  expect(await call('get_page', { page: '/gude' })).toMatchObject({
    isError: true,
    text: expect.stringContaining('Did you mean "/guide"?'),
  })
  expect(await call('get_page', { page: '/guide', section: 'Evnts' })).toMatchObject({
    isError: true,
    text: expect.stringContaining('Did you mean "Events"?'),
  })
})

test('pages are resources', async () => {
  const { resources } = await client.listResources()
  expect(resources.map(({ uri }) => uri)).toEqual(expect.arrayContaining(['docs:///guide', 'docs:///api/line']))
  const { contents } = await client.readResource({ uri: 'docs:///api/line' })
  expect(contents[0]).toMatchObject({ mimeType: 'text/markdown', text: expect.stringMatching(/^# Line\n/) })
})

test('get_chart describes a chart by any of its names', async () => {
  for (const chart of ['pie', 'PieChart', 'donut']) {
    const { result, text } = await call('get_chart', { chart })
    expect(result).toMatchObject({ component: 'PieChart', required: expect.arrayContaining(['data']) })
    for (const heading of ['Your data', 'Good to know', 'Options', 'Demos']) expect(text).toContain(`## ${heading}\n`)
  }
  expect(await call('get_chart', { chart: 'sankee' })).toMatchObject({
    isError: true,
    text: expect.stringContaining('Did you mean "sankey"?'),
  })
})

test('get_option describes nested options, also those that are listed elsewhere', async () => {
  const { result } = await call('get_option', { chart: 'line', option: 'yAxis.label' })
  expect(result).toMatchObject({
    component: 'LineChart',
    path: 'yAxis.label',
    options: expect.arrayContaining(['yAxis.label.formatter']),
  })
  const { text } = await call('get_option', { chart: 'area', option: 'annotations' })
  expect(text).toContain('- LineOption: `id`')
  expect(text).toMatch(/- `type`: .*"regionFilter"/)
  expect(await call('get_option', { chart: 'line', option: 'yAxis.lable' })).toMatchObject({
    isError: true,
    text: expect.stringContaining('"yAxis.label"'),
  })
})

test('find_demo filters demos and returns their code', async () => {
  const { result } = await call('find_demo', {
    chart: 'AreaChart',
    feature: 'Reference line',
    option: 'annotations',
  })
  expect(result.demos.length).toBeGreaterThan(0)
  expect(new Set(result.demos.map(({ chart }) => chart))).toEqual(new Set(['area']))
  const { text } = await call('find_demo', { id: result.demos[0]?.id })
  expect(text).toContain("from '@opd/g2plot-react'")
  expect((await call('find_demo', { chart: 'venn', feature: 'slider' })).text).toContain('without feature')
  for (const input of [{ feature: 'sliders!' }, { id: 'line-bsic' }, { chart: 'lin' }])
    expect(await call('find_demo', input)).toMatchObject({
      isError: true,
      text: expect.stringContaining('Did you mean'),
    })
})

const CSV = 'month,region,sales\n2024-01,North,10\n2024-02,North,14\n2024-01,South,9\n2024-02,South,8'

test('recommend returns charts for a CSV file, with code that passes the check', async () => {
  for (const input of [{ data: CSV }, { data: CSV, chart: 'line', load: 'file' }]) {
    const { result } = await call('recommend', input)
    const [main, ...others] = result.files
    expect((await check(main?.source ?? '', others)).result).toMatchObject({ passed: true, charts: [result.chart] })
  }
  expect((await call('recommend', { data: CSV, chart: 'sankey' })).result).toMatchObject({ chart: 'SankeyChart' })
  expect(await call('recommend', { data: CSV, chart: 'stock' })).toMatchObject({ isError: true })
  expect(await call('recommend', { data: ' ' })).toMatchObject({ isError: true })
})

const GOOD = `import { LineChart, type LineChartProps } from '@opd/g2plot-react'
const config: LineChartProps = { data: [{ x: 'a', y: 1 }], xField: 'x', yField: 'y', height: 300 }
export default function Chart() {
  return <LineChart {...config} />
}`

test('check accepts correct code, and the second check takes less than a few seconds', async () => {
  expect((await check(GOOD)).result).toMatchObject({ passed: true, charts: ['LineChart'], problems: [] })
  const start = performance.now()
  expect((await check(GOOD.replace('300', '320'))).result).toMatchObject({ passed: true })
  // less than a second on an idle machine
  expect(performance.now() - start).toBeLessThan(5000)
})

test('check reports type errors with the documented type', async () => {
  const problem = await findProblem(GOOD.replace("yField: 'y'", 'yField: 3'), ({ kind }) => kind === 'type')
  expect(problem).toMatchObject({
    line: 2,
    option: 'yField',
    url: expect.stringContaining('/api/line#yfield'),
  })
  const missing = await check('export default () => <LineChart />')
  expect(missing.text).toContain("Add `import { LineChart } from '@opd/g2plot-react'`")
  expect((await check('const a = (')).result).toMatchObject({ passed: false })
})

test('check reports unknown options with suggestions, also without a type annotation', async () => {
  const untyped = GOOD.replace(': LineChartProps', '').replace(
    'height',
    'smoth: true, xAxis: { min: 0, lable: {} }, height',
  )
  const { result } = await check(untyped)
  expect(result.problems).toEqual([
    expect.objectContaining({ kind: 'unknown-option', option: 'smoth', suggestions: ['smooth'] }),
    expect.objectContaining({ kind: 'unknown-option', option: 'xAxis.lable' }),
  ])
  expect(result.problems[1]?.suggestions?.[0]).toBe('xAxis.label')
  const legacy = await check(GOOD.replace('height', "title: { text: 'A' }, height"))
  expect(legacy.text).toContain('Write the title as HTML')
})

test('check reports options that the chart ignores', async () => {
  const problem = await findProblem(
    GOOD.replace('height', "pattern: { type: 'dot' }, height"),
    ({ kind }) => kind === 'ignored-option',
  )
  expect(problem).toMatchObject({ option: 'pattern', line: 2 })
})

/** Code with a trap, by the name of the trap. */
const TRAPPED: Record<string, string> = {
  'missing-height': GOOD.replace(', height: 300', ''),
  'numbers-as-text': GOOD.replace('y: 1', "y: '1'"),
  'swapped-bar-fields': GOOD.replaceAll('LineChart', 'BarChart'),
  'attributes-on-chart': GOOD.replace('{...config}', '{...config} aria-label="Visits"'),
  'inline-function': GOOD.replace('{...config}', '{...config} meta={{ y: { formatter: (value) => `${value} €` } }}'),
  'mutated-data': `import { useState } from 'react'
import { LineChart } from '@opd/g2plot-react'
export default function Chart() {
  const [rows, setRows] = useState([{ x: 'a', y: 1 }])
  const add = () => { rows.push({ x: 'b', y: 2 }); setRows(rows) }
  return <div onClick={add}><LineChart data={rows} xField="x" yField="y" height={300} /></div>
}`,
  'overlapping-series': `import { ColumnChart } from '@opd/g2plot-react'
const data = [{ x: 'a', s: 'b', y: 1 }, { x: 'a', s: 'c', y: 2 }]
export default () => <ColumnChart data={data} xField="x" yField="y" seriesField="s" height={300} />`,
  'chart-without-data-not-memoized': `import { useState } from 'react'
import { GaugeChart } from '@opd/g2plot-react'
export default function Chart() {
  const [text, setText] = useState('')
  return <><input value={text} onChange={(event) => setText(event.target.value)} /><GaugeChart percent={0.5} height={300} /></>
}`,
  'percent-above-one': `import { GaugeChart } from '@opd/g2plot-react'
export default () => <GaugeChart percent={52} height={300} />`,
}

for (const [trap, code] of Object.entries(TRAPPED))
  test(`check reports the trap ${trap}`, async () => {
    const { result } = await check(code)
    expect(result.problems.map((problem) => problem.trap ?? problem.kind)).toEqual([trap])
  })

test('check accepts the demos', async () => {
  for (const chart of ['line', 'column', 'sankey', 'treemap', 'gauge', 'mix']) {
    const { result } = await call('find_demo', { chart, limit: 3 })
    for (const { id } of result.demos) {
      const demo = await call('find_demo', { id })
      const [main, ...others] = demo.result.files
      const scripts = others.filter(({ name }) => /\.tsx?$/.test(name))
      expect({ id, ...(await check(main?.source ?? '', scripts)).result }).toMatchObject({ id, problems: [] })
    }
  }
})

test('check reads no other files of the machine', async () => {
  const secret = path.join(folder, 'node_modules/secret')
  mkdirSync(secret)
  writeFileSync(path.join(secret, 'index.ts'), "export default 'hunter2' as const")
  for (const name of ['secret', `${secret}/index`, path.join(root, 'site.config.ts')]) {
    const { result, text } = await check(`import secret from '${name}'\nexport const text: 1 = secret`)
    expect(result.problems[0]?.kind).toBe('note')
    expect(text).not.toContain('hunter2')
  }
  expect(await call('check', { code: GOOD, files: [{ name: '../package.ts', source: '' }] })).toMatchObject({
    isError: true,
  })
})

test('check works after a call with a file named like one of its own', async () => {
  await check(GOOD, [{ name: 'library.ts', source: 'export {}' }])
  expect((await check(GOOD)).result).toMatchObject({ passed: true, charts: ['LineChart'] })
})

test('the sections that explain problems exist', async () => {
  const own = TRAPS.flatMap(({ charts = ['LineChart'], link }) =>
    link.startsWith('#') ? charts.map((chart) => ({ chart, id: link.slice(1) })) : [],
  )
  for (const { chart, id } of own) {
    const route = (await call('get_chart', { chart })).result.page.replace(/^https:\/\/[^/]+/, '')
    if (id === 'good-to-know')
      expect(await call('get_page', { page: route, section: id })).toMatchObject({ isError: false })
    else expect(await call('get_option', { chart, option: id.replaceAll('-', '.') })).toMatchObject({ isError: false })
  }
  const links = [...TRAPS, ...LEGACY_OPTIONS].map(({ link }) => link).filter((link) => /^\/\w+#/.test(link))
  for (const page of new Set(links)) expect(await call('get_page', { page })).toMatchObject({ isError: false })
})
