import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { buildApplications, type Application } from './fixtures/application.ts'
import { expect, test } from './site.ts'

// The chart theme in a plain Vite and React application, installed from the file that visitors download.

const html = `<!doctype html>
<html lang="en">
  <head><title>Application</title><link rel="icon" href="data:," /></head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>`

const main = `import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ColumnChart, FacetChart, GaugeChart, LineChart, PieChart } from '@opd/g2plot-react'
import { installChartTheme, setChartMode } from './chart-theme'

installChartTheme({ entrance: false })
Object.assign(window, { installChartTheme, setChartMode, plots: {} })

const onReady = (name: string) => (plot: unknown) => void (window.plots[name] = plot)
const sales = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].flatMap((day, index) =>
  ['Online', 'Store'].map((channel) => ({ day, channel, sales: 10 + index * (channel === 'Store' ? 3 : 1) })),
)
const single = sales.filter(({ channel }) => channel === 'Store')

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <div id="column">
      <ColumnChart data={sales} xField="day" yField="sales" seriesField="channel" isGroup height={200} onReady={onReady('column')} />
    </div>
    <div id="slider">
      <LineChart data={single} xField="day" yField="sales" height={200} slider={{ start: 0, end: 1 }} onReady={onReady('slider')} />
    </div>
    <div id="pie">
      <PieChart data={single} angleField="sales" colorField="day" innerRadius={0.6} pieStyle={{ stroke: '#ff0000' }} height={200} onReady={onReady('pie')} />
    </div>
    <div id="gauge">
      <GaugeChart percent={0.4} height={200} statistic={{ content: { formatter: () => '40%' } }} onReady={onReady('gauge')} />
    </div>
    <div id="dark" data-chart-theme="dark">
      <LineChart data={single} xField="day" yField="sales" height={200} onReady={onReady('dark')} />
    </div>
    <div id="none" data-chart-theme="none">
      <LineChart data={single} xField="day" yField="sales" height={200} onReady={onReady('none')} />
    </div>
    <div id="named">
      <LineChart data={single} xField="day" yField="sales" theme="dark" height={200} onReady={onReady('named')} />
    </div>
    <div id="tree">
      <FacetChart
        type="tree"
        fields={['channel']}
        data={sales}
        height={240}
        eachView={(_view, facet) => ({ type: 'line', options: { data: facet?.data ?? [], xField: 'day', yField: 'sales' } })}
        onReady={onReady('tree')}
      />
    </div>
  </StrictMode>,
)`

interface View {
  views: View[]
  getOptions: () => { filters?: Record<string, (value: string) => boolean> }
  getTheme: () => { background: string; defaultColor: string; fontFamily: string }
  getController: (name: string) => {
    end?: number
    slider?: { component: { emit: (event: string, range: number[]) => void } }
  }
  filter: (field: string, test: (value: string) => boolean) => void
  render: (update?: boolean) => void
}
interface TestPlot {
  options: Record<string, unknown>
  chart: View
  changeData: (data: unknown) => void
  update: (options: object) => void
}
interface TestWindow {
  plots: Record<string, TestPlot>
  installChartTheme: (options: object) => void
  setChartMode: (mode: 'light' | 'dark') => void
}

// in one worker, so that the application is built once
test.describe.configure({ mode: 'default' })
let application: Application
test.beforeAll(async () => {
  const theme = readFileSync(path.resolve(import.meta.dirname, '../dist/chart-theme.ts'), 'utf8')
  application = await buildApplications(
    new Map([['app', { 'index.html': html, 'src/main.tsx': main, 'src/chart-theme.ts': theme }]]),
  )
})
test.afterAll(() => application.stop())

test.beforeEach(async ({ page }) => {
  await page.goto(application.getAddress('app'))
  await expect.poll(() => page.evaluate(() => Object.keys((window as unknown as TestWindow).plots).length)).toBe(8)
})

const run = <Result>(page: Page, action: (app: TestWindow) => Result) =>
  page.evaluate<Result>(`(${String(action)})(window)`)

/** The background color of a chart, from the pixel in its corner. */
const readBackground = (page: Page, id: string) =>
  page.locator(`#${id} canvas`).evaluate((canvas: HTMLCanvasElement) => {
    const copy = document.createElement('canvas').getContext('2d')
    copy?.drawImage(canvas, 0, 0)
    const [red, green, blue, alpha] = copy?.getImageData(0, 0, 1, 1).data ?? []
    return alpha === 0 ? 'transparent' : `rgb(${red}, ${green}, ${blue})`
  })

const LIGHT = 'rgb(255, 255, 255)'
const DARK = 'rgb(22, 26, 32)'

test('charts follow the color mode', async ({ page }) => {
  expect(await readBackground(page, 'column')).toBe(LIGHT)
  await run(page, (app) => app.setChartMode('dark'))
  for (const id of ['column', 'slider', 'pie', 'gauge', 'tree'])
    await expect.poll(() => readBackground(page, id), id).toBe(DARK)
  await run(page, (app) => app.setChartMode('light'))
  await expect.poll(() => readBackground(page, 'tree')).toBe(LIGHT)
})

test('an element can have its own mode or no theme, and a chart its own theme', async ({ page }) => {
  expect(await readBackground(page, 'dark')).toBe(DARK)
  expect(await readBackground(page, 'none')).toBe('transparent')
  expect(await readBackground(page, 'named')).toBe('rgb(20, 20, 20)')
  await run(page, (app) => app.setChartMode('dark'))
  await expect.poll(() => readBackground(page, 'column')).toBe(DARK)
  expect(await readBackground(page, 'none')).toBe('transparent')
})

test('legend filters survive a change of the mode', async ({ page }) => {
  await run(page, (app) => {
    const { chart: view } = app.plots.column as TestPlot
    view.filter('channel', (value) => value !== 'Store')
    view.render(true)
  })
  await run(page, (app) => app.setChartMode('dark'))
  await expect.poll(() => readBackground(page, 'column')).toBe(DARK)
  const isShown = (value: string) =>
    page.evaluate(
      (name) => (window as unknown as TestWindow).plots.column?.chart.getOptions().filters?.channel?.(name),
      value,
    )
  expect(await isShown('Store')).toBe(false)
  expect(await isShown('Online')).toBe(true)
})

test('the position of a slider survives a change of the mode', async ({ page }) => {
  const readEnd = () => run(page, (app) => app.plots.slider?.chart.getController('slider').end ?? 0)
  // what the component emits while its right handle is dragged
  await run(page, (app) =>
    app.plots.slider?.chart.getController('slider').slider?.component.emit('sliderchange', [0, 0.6]),
  )
  const end = await readEnd()
  expect(end).toBe(0.6)
  await run(page, (app) => app.setChartMode('dark'))
  await expect.poll(() => readBackground(page, 'slider')).toBe(DARK)
  expect(await readEnd()).toBeCloseTo(end, 5)
})

test('the options that a chart sets stay, and later updates keep the theme', async ({ page }) => {
  await run(page, (app) => app.setChartMode('dark'))
  expect(await run(page, (app) => app.plots.pie?.options.pieStyle)).toMatchObject({ stroke: '#ff0000' })
  const center = page.locator('#gauge .g2-html-annotation').first()
  await expect(center).toHaveCSS('color', 'rgb(201, 208, 220)')
  // a gauge reads its options again when its data changes
  await run(page, (app) => app.plots.gauge?.changeData(0.7))
  await expect(center).toHaveCSS('color', 'rgb(201, 208, 220)')
  await run(page, (app) => app.plots.gauge?.update({ radius: 0.8 }))
  await run(page, (app) => app.setChartMode('light'))
  await expect(center).toHaveCSS('color', 'rgb(58, 64, 76)')
})

test('colors, palette and font can be changed, also later', async ({ page }) => {
  await run(page, (app) =>
    app.installChartTheme({
      mode: 'dark',
      entrance: false,
      palette: ['#7c5cff', '#00b8a9'],
      fontFamily: 'Courier New',
      dark: { background: '#120f1d', text: '#e6e1f0' },
    }),
  )
  await expect.poll(() => readBackground(page, 'slider')).toBe('rgb(18, 15, 29)')
  const theme = await run(page, (app) => {
    const { defaultColor, fontFamily } = (app.plots.slider as TestPlot).chart.getTheme()
    return { defaultColor, fontFamily }
  })
  expect(theme).toEqual({ defaultColor: '#7c5cff', fontFamily: 'Courier New' })
  const center = page.locator('#gauge .g2-html-annotation').first()
  await expect(center).toHaveCSS('font-family', '"Courier New"')
  await expect(center).toHaveCSS('color', 'rgb(230, 225, 240)')
})
