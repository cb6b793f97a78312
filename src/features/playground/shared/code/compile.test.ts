import { describe, expect, test } from 'vitest'
import type { SourceFile } from '../code-file.ts'
import { compile, type CompiledCode } from './compile.ts'

const available = {
  react: ['default', 'useState', 'useEffect'],
  'react/jsx-runtime': ['default', 'Fragment', 'jsx', 'jsxs'],
  '@opd/g2plot-react': ['LineChart', 'ColumnChart'],
}

const compileFiles = (...sources: [name: string, source: string][]) =>
  compile(
    sources.map(([name, source]): SourceFile => ({ name, source })),
    available,
  )

function compileValid(...sources: [name: string, source: string][]): CompiledCode {
  const compiled = compileFiles(...sources)
  if ('problem' in compiled) throw new Error(JSON.stringify(compiled.problem))
  return compiled
}

function findProblem(...sources: [name: string, source: string][]) {
  const compiled = compileFiles(...sources)
  return 'problem' in compiled ? compiled.problem : undefined
}

test('types and JSX are removed, and lines stay where they are', () => {
  const source = [
    `import { LineChart, type LineChartProps } from '@opd/g2plot-react'`,
    `import type { ReactNode } from 'react'`,
    '',
    `const config: LineChartProps = { data: [] }`,
    `export default function Demo(): ReactNode {`,
    `  return <LineChart {...config} />`,
    '}',
  ].join('\n')
  const { modules, packages } = compileValid(['basic.tsx', source])
  const lines = modules[0]?.code.split('\n') ?? []
  expect(lines).toHaveLength(7)
  expect(lines[3]).toBe('const config = { data: [] }')
  expect(lines[5]).toContain('return _jsx(LineChart')
  expect(packages).toEqual([
    { name: 'react/jsx-runtime', names: ['jsx'] },
    { name: '@opd/g2plot-react', names: ['LineChart'] },
  ])
})

test('modules come after those that they import, and specifiers are found', () => {
  const { modules } = compileValid(
    [
      'basic.tsx',
      `import { data } from './basic/data'\nimport all from "./basic/all.json"\nexport default [data, all]`,
    ],
    ['basic/data.ts', `import { scale } from './scale.ts'\nexport const data = [1].map((x) => x * scale)`],
    ['basic/scale.ts', `export const scale = <T,>(value: T) => value`],
    ['basic/all.json', `{ "a": [1] }`],
    ['basic/unused.ts', 'this is not code'],
  )
  expect(modules.map(({ name }) => name)).toEqual(['basic/scale.ts', 'basic/data.ts', 'basic/all.json', 'basic.tsx'])
  for (const { code, imports } of modules)
    for (const { start, end } of imports) expect(code.slice(start, end)).toMatch(/^(["'])\.\/.*\1$/)
  expect(modules.at(-1)?.imports.map(({ target }) => target)).toEqual([
    { file: 'basic/data.ts' },
    { file: 'basic/all.json' },
  ])
})

test('a word that looks like an import is none', () => {
  const { modules } = compileValid([
    'a.tsx',
    `export default { sourceField: 'from', x: "import a from 'b'", from: 'source' } // import c from 'd'`,
  ])
  expect(modules[0]?.imports).toEqual([])
})

test('all exports are used by a namespace, an import() and an export of everything', () => {
  for (const code of [
    `import * as library from '@opd/g2plot-react'\nexport default library`,
    `export default () => import('@opd/g2plot-react')`,
    `export * from '@opd/g2plot-react'`,
  ])
    expect(compileValid(['a.ts', code]).packages).toEqual([
      { name: '@opd/g2plot-react', names: ['ColumnChart', 'LineChart'] },
    ])
})

test('styles become a sheet', () => {
  const { modules } = compileValid(['a.ts', `import './a.css'\nexport default 1`], ['a.css', 'p { color: red }'])
  expect(modules[0]?.code).toContain('replaceSync("p { color: red }")')
})

describe('problems', () => {
  test.each<[string, string, object]>([
    [
      'an unknown package',
      `import a from 'reacct'\na()`,
      { message: 'The package "reacct" is not available here. Did you mean "react"?', line: 1, column: 16 },
    ],
    ['an unknown package that is not used', `\nimport a from 'lodash'`, { line: 2 }],
    [
      'an unknown file',
      `import a from './dat'\na()`,
      { message: 'There is no file "./dat". Did you mean "./data"?', line: 1, column: 16 },
    ],
    [
      'an unknown export, in an import with several lines',
      `import {\n  useState,\n  LinChart,\n} from '@opd/g2plot-react'\nuseState(LinChart)`,
      { message: '"useState" is not available in "@opd/g2plot-react".', line: 2, column: 3 },
    ],
    [
      'a similar export',
      `import { LinChart } from '@opd/g2plot-react'\nLinChart()`,
      { message: '"LinChart" is not available in "@opd/g2plot-react". Did you mean "LineChart"?', line: 1, column: 10 },
    ],
    [
      'no default export of a package',
      `import Charts from '@opd/g2plot-react'\nCharts()`,
      { message: '"@opd/g2plot-react" has no default export.' },
    ],
    [
      'a missing bracket',
      `const a = (1`,
      { message: 'The code ends too early. Check that every bracket is closed.', line: 1 },
    ],
    ['a wrong character', `const a = 1\nconst b = }`, { message: 'Unexpected "}".', line: 2, column: 11 }],
    ['a string without an end', `const a = 'b\n`, { message: 'The string has no closing quote.', line: 1 }],
    ['a comment without an end', `export default 1 /* a`, { message: 'The comment has no closing */.' }],
  ])('%s', (_name, source, expected) => {
    expect(findProblem(['a.tsx', source], ['data.ts', 'export default 1'])).toMatchObject({
      file: 'a.tsx',
      ...expected,
    })
  })

  test('files that import each other', () => {
    const problem = findProblem(
      ['a.ts', `import { b } from './b'\nexport const a = b`],
      ['b.ts', `\nimport { a } from './a'\nexport const b = a`],
    )
    expect(problem).toEqual({ message: '"b.ts" and "a.ts" import each other.', file: 'b.ts', line: 2 })
  })

  test('JSON with an error', () => {
    expect(
      findProblem(['a.ts', `import a from './a.json'\nexport default a`], ['a.json', '{\n  "a": 1,\n}']),
    ).toMatchObject({
      file: 'a.json',
    })
  })

  test('a file that cannot be imported, and no file at all', () => {
    expect(findProblem(['a.ts', `import './a.less'`], ['a.less', ''])?.message).toContain('cannot be imported')
    expect(findProblem()?.message).toBe('There is no code to run.')
  })
})
