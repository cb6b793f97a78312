import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as compat from 'es-toolkit/compat'
import lodash from 'lodash'
import { parseAst } from 'vite'
import { describe, expect, test } from 'vitest'
import { getEngineChunk, registersAtImport, SHARED_REGISTRATIONS } from './bundling.ts'

const antv = path.resolve('node_modules/@antv')
const published = readdirSync(antv)
  .flatMap((name) =>
    readdirSync(path.join(antv, name, 'esm'), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(antv, name, 'esm', file),
    ),
  )
  .filter((file) => file.endsWith('.js') && !file.includes('_template'))

/** True if a module calls `register…` when it is imported, not only in one of its functions. */
function registers(file: string): boolean {
  const code = readFileSync(file, 'utf8')
  return parseAst(code).body.some((statement) => {
    const text = code.slice(statement.start, statement.end)
    return statement.type === 'ExpressionStatement'
      ? /\bregister\w*\(/.test(text)
      : /^(?:export )?var \w+ = register\w*\(/.test(text)
  })
}

test('keeps every module that registers something when it is imported', () => {
  expect(published.length).toBeGreaterThan(700)
  expect(published.filter((file) => registers(file) && !registersAtImport(file))).toEqual([])
})

test('every module has a TypeScript source in its package', () => {
  expect(
    published.filter(
      (file) =>
        !existsSync(file.replace(`${path.sep}esm${path.sep}`, `${path.sep}src${path.sep}`).replace(/\.js$/, '.ts')),
    ),
  ).toEqual([])
})

test('registrations that any chart may use are part of the engine chunk', () => {
  for (const module of SHARED_REGISTRATIONS) {
    const folder = path.join(antv, 'g2plot/esm', module)
    const file = existsSync(folder) ? path.join(folder, 'index.js') : `${folder}.js`
    expect(existsSync(file), file).toBe(true)
    expect(getEngineChunk(file)).toBe('engine')
  }
})

test.each([
  ['/site/node_modules/@antv/g2/esm/chart/view.js', 'engine'],
  ['/site/node_modules/es-toolkit/dist/compat/predicate/isEqual.mjs', 'engine'],
  ['/site/node_modules/@opd/g2plot-react/es/components/base/index.js', 'engine'],
  ['/site/src/library/client/chart-theme/index.ts', 'engine'],
  ['/site/src/library/client/engine/prepare-charts.ts', 'engine'],
  ['/site/src/library/client/draw-svg.ts', null],
  ['/site/node_modules/@antv/g2plot/esm/plots/line/adaptor.js', 'chart-line'],
  ['/site/node_modules/@opd/g2plot-react/es/plots/line/index.js', 'chart-line'],
  ['/site/node_modules/@antv/g2plot/esm/plots/tiny-area/adaptor.js', 'chart-tiny'],
  ['/site/node_modules/@antv/g2plot/esm/interactions/drill-down.js', 'chart-hierarchy'],
  ['/site/src/core/client/entry.tsx', null],
  ['/site/demos/line/basic.tsx', null],
  ['/site/node_modules/react/index.js', null],
])('%s is in the chunk %s', (id, chunk) => {
  expect(getEngineChunk(id)).toBe(chunk)
})

describe('es-toolkit, which replaces lodash in the wrapper, works like lodash', () => {
  const format = () => ''
  const configs = [
    {},
    { xField: 'a' },
    { meta: { a: { formatter: format } }, data: [{ a: 1 }] },
    { range: [0, 1], at: new Date(0), none: null, nothing: undefined },
    { pattern: /a/g, seen: new Map([['a', { b: 1 }]]) },
  ]

  test('isEqual', () => {
    for (const one of configs)
      for (const other of configs)
        expect(compat.isEqual(one, lodash.cloneDeep(other))).toBe(lodash.isEqual(one, lodash.cloneDeep(other)))
    expect(compat.isEqual({ format }, { format: () => '' })).toBe(false)
  })

  test('cloneDeep', () => {
    for (const config of configs) expect(compat.cloneDeep(config)).toEqual(lodash.cloneDeep(config))
    expect(compat.cloneDeep({ format }).format).toBe(format)
  })

  test('isEmpty', () => {
    for (const value of [[], [0], {}, { a: 1 }, null, undefined, '', 'a', 0, new Map()])
      expect(compat.isEmpty(value)).toBe(lodash.isEmpty(value))
  })
})
