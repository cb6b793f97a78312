import { dataSets } from '../src/features/start/node/data-sets.ts'
import { describeProblem, readData } from '../src/features/start/shared/read-data.ts'
import { recommend } from '../src/features/start/shared/recommend.ts'
import { writeCode } from '../src/features/start/shared/write-code.ts'
import { addSandbox, readLog, runCode } from './fixtures/sandbox.ts'
import { expect, open, test } from './site.ts'

/** As many rows as the page draws. */
const MAX_ROWS = 2000
/** The sets are shared between tests, because opening a page takes longer than drawing a chart. */
const GROUPS = 6

for (let group = 0; group < GROUPS; group += 1)
  test(`the code of every recommendation draws a chart, group ${group + 1}`, async ({ page }) => {
    await open(page, '/licenses')
    await addSandbox(page)
    for (const { name, text } of dataSets.filter((_, index) => index % GROUPS === group)) {
      const table = readData(text)
      if ('kind' in table) throw new Error(describeProblem(table))
      for (const recommendation of recommend(table)) {
        const { drawn } = await readLog(page)
        await runCode(page, ...writeCode(table, recommendation, { data: 'inline', maxRows: MAX_ROWS }))
        const label = `${recommendation.chart} for ${name}`
        await expect
          .poll(async () => {
            const log = await readLog(page)
            return log.drawn > drawn || log.problems.length + log.failures.length > 0
          }, label)
          .toBe(true)
        const { problems, failures, lines } = await readLog(page)
        expect([...problems, ...failures, ...lines], label).toEqual([])
        await expect(page.frameLocator('#sandbox iframe').locator('.stage-live canvas').first(), label).toBeAttached()
      }
    }
  })
