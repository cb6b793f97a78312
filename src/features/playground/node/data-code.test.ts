import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runInThisContext } from 'node:vm'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { projectRoot } from '../../../core/node/files/project-root.ts'
import { listFiles } from '../../../core/node/files/source-files.ts'
import { findData } from '../shared/data-code/find-data.ts'
import { isCode } from '../shared/data-code/table.ts'
import { printTable, readTable } from '../shared/data-code/csv.ts'
import { writeData } from '../shared/data-code/write-data.ts'

const files = listFiles(projectRoot, 'demos', /\.tsx?$/).map((name) => ({
  name,
  source: readFileSync(path.join(projectRoot, name), 'utf8'),
}))

/** The arrays of objects that TypeScript finds in constants at the top level. */
const listArrays = (name: string, source: string): string[] =>
  ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true).statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement)) return []
    return statement.declarationList.declarations.flatMap(({ name: constant, initializer: value }) => {
      let array = value
      while (array && (ts.isAsExpression(array) || ts.isSatisfiesExpression(array))) array = array.expression
      if (!array || !ts.isArrayLiteralExpression(array) || array.elements.length === 0) return []
      const isPlain = array.elements.every(
        (row) => ts.isObjectLiteralExpression(row) && row.properties.every((member) => ts.isPropertyAssignment(member)),
      )
      return isPlain ? [constant.getText()] : []
    })
  })

const found = files.flatMap((file) => findData([file]).map((data) => ({ ...file, data })))

test('the same arrays as with TypeScript are found in all demos', () => {
  const expected = files.flatMap(({ name, source }) =>
    listArrays(name, source).map((constant) => `${name} ${constant}`),
  )
  expect(expected.length).toBeGreaterThan(100)
  expect(found.map(({ name, data }) => `${name} ${data.name}`)).toEqual(expected)
})

test('the tables of all demos have the values of the code', () => {
  for (const { name, source, data } of found) {
    const hasCode = data.rows.some((row) => row.some(isCode))
    if (hasCode) continue
    const values: unknown = runInThisContext(source.slice(data.start, data.end))
    const records = data.rows.map((row) =>
      Object.fromEntries(
        data.columns.flatMap((column, index) => (row[index] === undefined ? [] : [[column, row[index]]])),
      ),
    )
    expect(records, name).toEqual(values)
  }
})

test('the tables of all demos survive CSV without a change of the code', () => {
  for (const { name, source, data } of found) {
    const table = readTable(printTable(data), data)
    if ('problem' in table) throw new Error(`${name}: ${table.problem} in line ${table.line}`)
    expect(writeData(source, data, table), name).toBeUndefined()
  }
})
