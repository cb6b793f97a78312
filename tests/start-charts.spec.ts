import type { Frame } from '@playwright/test'
import { MAX_ROWS } from '../src/features/start/client/session/session.ts'
import { dataSets } from './fixtures/data-sets/index.ts'
import { changeKind, describeReadProblem, readData } from '../src/features/start/shared/read-data.ts'
import { mapChart, recommend, type Mapping } from '../src/features/start/shared/recommend.ts'
import { isFull } from './fixtures/full.ts'
import { importModule } from './fixtures/import-module.ts'
import { listHostileTables } from './fixtures/hostile-texts.ts'
import { addSandbox, expectDrawn, readLog } from './fixtures/sandbox.ts'
import { expect, open, test } from './site.ts'

type WriteCode = typeof import('../src/features/start/shared/write-code.ts')
let writeCode: WriteCode['writeCode']
test.beforeAll(async () => {
  ;({ writeCode } = await importModule<WriteCode>('src/features/start/shared/write-code.ts'))
})

/** The sets are shared between tests, because opening a page takes longer than drawing a chart. */
const GROUPS = 4
/** The recommendations of each set that are drawn. The unit tests run the code of all of them. */
const FIRST = 1

for (let group = 0; group < GROUPS; group += 1)
  test(`the code of the recommendations draws charts, group ${group + 1}`, async ({ page }) => {
    await open(page, '/licenses')
    await addSandbox(page)
    for (const { name, text } of dataSets.filter((_, index) => index % GROUPS === group)) {
      const table = readData(text)
      if ('kind' in table) throw new Error(describeReadProblem(table))
      for (const recommendation of recommend(table).slice(0, isFull ? undefined : FIRST)) {
        const files = writeCode(table, recommendation, MAX_ROWS)
        await expectDrawn(page, files, `${recommendation.chart} for ${name}`)
      }
    }
    const { lines } = await readLog(page)
    expect(lines).toEqual([])
  })

test('hostile headers and cells draw charts, and nothing of them runs', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await open(page, '/licenses')
  await addSandbox(page)
  for (const text of listHostileTables()) {
    const table = readData(text)
    if ('kind' in table) throw new Error(describeReadProblem(table))
    const [recommendation] = recommend(table)
    if (!recommendation) throw new Error(`no chart for ${text}`)
    await expectDrawn(page, writeCode(table, recommendation), JSON.stringify(text))
    const frame = page.frames().find((one) => one !== page.mainFrame())
    expect(await frame?.evaluate(() => 'hit' in self)).toBe(false)
  }
  expect(requests.filter((url) => url.includes('attack'))).toEqual([])
  expect((await readLog(page)).lines).toEqual([])
})

/** The charts with numbers as positions. The mean of levels is drawn as lines, the sum of sales as columns. */
const MAPPINGS: [chart: string, mapping: Mapping, isLinear: boolean][] = [
  ['LineChart', { x: 'step', y: 'level', series: 'team' }, true],
  ['AreaChart', { x: 'step', y: 'level', series: 'team' }, true],
  ['ScatterChart', { x: 'step', y: 'level', color: 'team' }, true],
  ['DualAxesChart', { x: 'step', left: 'level', right: 'sales' }, true],
  ['DualAxesChart', { x: 'step', left: 'sales', right: 'level' }, false],
  ['ColumnChart', { x: 'step', y: 'level', series: 'team' }, false],
  ['BarChart', { x: 'step', y: 'level' }, false],
  ['HeatmapChart', { columns: 'step', rows: 'team', value: 'level' }, false],
  ['BoxChart', { x: 'step', value: 'level' }, false],
  ['ViolinChart', { x: 'step', value: 'level' }, false],
  ['RadarChart', { x: 'step', y: 'level', series: 'team' }, false],
  ['BidirectionalBarChart', { x: 'step', left: 'level', right: 'sales' }, false],
]

interface Point {
  value: number
  /** The position on the axis, from 0 to 1. */
  position: number
}

/** The points of each line or group of columns, in the order in which they are drawn. */
const readPoints = (frame: Frame): Promise<Point[][]> =>
  frame.evaluate(() => {
    type Row = Record<string, unknown>
    interface Geometry {
      beforeMappingData: Row[][]
      getXScale: () => { field: string; scale: (value: unknown) => number }
    }
    interface View {
      geometries: Geometry[]
      views: View[]
    }
    const container = document.querySelector('[data-chart-source-type]')
    const { chart } = Reflect.get(container ?? {}, Symbol.for('site:plot')) as { chart: View }
    const listViews = (view: View): View[] => [view, ...view.views.flatMap(listViews)]
    return listViews(chart)
      .flatMap(({ geometries }) => geometries)
      .flatMap((geometry) => {
        const scale = geometry.getXScale()
        return geometry.beforeMappingData.map((rows) =>
          rows.map((row) => ({
            value: Number((Reflect.get(row, '_origin') as Row)[scale.field]),
            position: scale.scale(row[scale.field]),
          })),
        )
      })
  })

const STEPS: [name: string, steps: string[]][] = [
  ['unsorted and negative', ['7', '3', '-4', '12', '0', '2', '9', '5', '1']],
  ['fractions', ['0', '0.5', '1']],
  ['every five minutes', Array.from({ length: 13 }, (_, index) => `${index * 5}`)],
  ['with gaps', ['0', '1', '2', '3', '50', '100']],
  ['thousands', ['1,000', '500', '2,500', '1', '2']],
]

test.describe('numbers on the x-axis', () => {
  for (const [name, steps] of STEPS.slice(0, isFull ? undefined : 2))
    test(`${name} are drawn in numeric order, and by lines at their distance`, async ({ page }) => {
      await open(page, '/licenses')
      await addSandbox(page)
      const rows = steps.flatMap((step, row) =>
        ['red', 'blue'].map((team, index) => [step, team, ((row * 7) % 5) + index + 1, ((row * 3) % 7) + 1].join('\t')),
      )
      const data = readData(['step\tteam\tlevel\tsales', ...rows].join('\n'))
      if ('kind' in data) throw new Error(describeReadProblem(data))
      const table = changeKind(data, 'step', 'number')
      for (const [chart, mapping, isLinear] of MAPPINGS) {
        const recommendation = mapChart(table, chart, mapping)
        if ('problem' in recommendation) throw new Error(recommendation.problem)
        await expectDrawn(page, writeCode(table, recommendation), chart)
        const frame = page.frames().find((one) => one !== page.mainFrame())
        const lines = (frame && (await readPoints(frame))) ?? []
        expect(lines.length, chart).toBeGreaterThan(0)
        for (const points of lines) {
          const sorted = points.toSorted((a, b) => a.value - b.value || a.position - b.position)
          if (/Line|Area/.test(chart)) expect(points, chart).toEqual(sorted)
          const [first, last] = [sorted.at(0), sorted.at(-1)]
          for (const [index, { value, position }] of sorted.entries()) {
            const before = sorted[index - 1]
            // this chart begins at the top
            const sign = chart === 'BidirectionalBarChart' ? -1 : 1
            if (before && before.value < value)
              expect(sign * position, `${chart} at ${value}`).toBeGreaterThan(sign * before.position)
            if (!first || !last || !isLinear) continue
            const share = (value - first.value) / (last.value - first.value)
            expect(position, `${chart} at ${value}`).toBeCloseTo(
              first.position + share * (last.position - first.position),
              6,
            )
          }
        }
      }
    })
})
