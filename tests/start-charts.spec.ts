import { MAX_ROWS } from '../src/features/start/client/session/session.ts'
import { dataSets } from '../src/features/start/node/data-sets.ts'
import { describeProblem, readData } from '../src/features/start/shared/read-data.ts'
import { recommend } from '../src/features/start/shared/recommend.ts'
import { writeCode } from '../src/features/start/shared/write-code.ts'
import { addSandbox, expectDrawn, readLog } from './fixtures/sandbox.ts'
import { expect, open, test } from './site.ts'

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
        const files = writeCode(table, recommendation, { maxRows: MAX_ROWS })
        await expectDrawn(page, files, `${recommendation.chart} for ${name}`)
      }
    }
    const { lines } = await readLog(page)
    expect(lines).toEqual([])
  })
