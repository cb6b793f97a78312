import { expect, test } from 'vitest'
import { describeReadProblem, readData } from '../../src/features/start/shared/read-data.ts'
import { listCharts, recommend } from '../../src/features/start/shared/recommend.ts'
import { writeCode } from '../../src/features/start/shared/write-code.ts'
import { writeFileCode } from '../../src/features/start/shared/write-file-code.ts'
import { dataSets } from '../fixtures/data-sets/index.ts'
import { isFull } from '../fixtures/full.ts'
import { listHostileTables } from '../fixtures/hostile-texts.ts'
import { typeCheck } from './type-check.ts'

/** Types do not depend on the number of rows. With more than 15, the rows are in a file of their own. */
const MOST_ROWS = 16

/** Headers that once broke the code, with one chart each, because types take longer to check than syntax. */
const hostileSets = listHostileTables().map((text, index) => ({ name: `hostile table ${index}`, text }))

/** Each chart of each data set, with the data and with a loader. */
function listModules(): Map<string, string> {
  const modules = new Map<string, string>()
  for (const [index, { name, text }] of [...dataSets, ...hostileSets].entries()) {
    const table = readData(text)
    if ('kind' in table) throw new Error(`${name}: ${describeReadProblem(table)}`)
    // some data sets show that charts without a recommendation can be drawn too
    const charts =
      index >= dataSets.length
        ? recommend(table).slice(0, 1)
        : index % 12 === 0
          ? listCharts(table).flatMap(({ recommendation }) => recommendation ?? [])
          : recommend(table).slice(0, isFull ? undefined : 3)
    for (const [position, recommendation] of charts.entries()) {
      // the rows of large tables are prepared, so only the code that loads a file has all steps
      const modes = position < 3 ? (['inline', 'file'] as const) : (['file'] as const)
      for (const data of modes) {
        const prefix = `start-${index}-${recommendation.chart}-${data}-`
        const files =
          data === 'file' ? writeFileCode(table, recommendation) : writeCode(table, recommendation, MOST_ROWS)
        for (const file of files) {
          // all files are in one folder, where packages are looked up once
          const source = file.source.replaceAll("from './", `from './${prefix}`)
          modules.set(prefix + file.name, source)
        }
      }
    }
  }
  return modules
}

test('the code of every recommendation type-checks in strict mode', () => {
  const modules = listModules()
  expect(modules.size).toBeGreaterThan(300)
  expect(typeCheck(modules, { noUncheckedIndexedAccess: true, noUnusedLocals: true })).toEqual([])
})
