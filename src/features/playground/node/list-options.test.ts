import { gzipSync } from 'node:zlib'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../../../core/node/files/project-root.ts'
import { readApiDocumentation } from '../../api-tables/node/documentation.ts'
import { groupRows, isComponentWithPage } from '../../api-tables/node/index.ts'
import {
  findNumberRange,
  listNested,
  type ComponentControls,
  type Control,
  type ControlObjects,
} from '../shared/controls/control.ts'
import { createComponentControls, createControlObjects } from '../shared/editor-options.ts'
import { setOption, readOption, type PlainValue } from '../shared/options-code/edit-option.ts'
import { findProps } from '../shared/options-code/find-props.ts'
import { listOptionFiles } from './list-options.ts'

const api = await readApiDocumentation(projectRoot, () => '/', '/')
const components = api.library.components.filter((id) => isComponentWithPage(id, api))
const files = listOptionFiles(components, api)
const objects = Object.assign({}, ...[...files.values()].map(createControlObjects)) as ControlObjects

const getComponent = (id: string): ComponentControls => {
  const file = files.get(id)
  if (!file) throw new Error(`${id} has no controls`)
  return createComponentControls(id, file)
}
const listSectionControls = (id: string): Control[] => getComponent(id).sections.flatMap(({ controls }) => controls)
const find = (id: string, name: string) => listSectionControls(id).find((control) => control.name === name)

test('every component with a page has controls', () => {
  expect(components).toHaveLength(api.library.components.length - 1)
  for (const id of components) expect(listSectionControls(id).length, id).toBeGreaterThan(8)
})

test('no file has more than 7 KB, apart from the theme', () => {
  for (const [id, file] of files)
    expect(gzipSync(JSON.stringify(file)).length, id).toBeLessThan(id === 'ThemeOptions' ? 11_000 : 7000)
})

test('files refer to objects that they have, or that have their own file', () => {
  for (const [name, file] of files) {
    expect(Object.keys(file.objects)).toContain(name)
    const options = Object.values(file.objects).flatMap((object) => object.options)
    const inner = options.flatMap(({ objects: own = [], fields = [], plots = {}, control }) => [
      ...own,
      ...fields,
      ...Object.values(plots),
      ...(control?.type === 'group' ? [control.object] : []),
    ])
    for (const id of inner)
      expect(id in file.objects || id in (files.get(id)?.objects ?? {}), `${name}: ${id}`).toBe(true)
  }
})

test('every object is in one file', () => {
  const ids = [...files.values()].flatMap((file) => Object.keys(file.objects))
  expect(new Set(ids).size).toBe(ids.length)
})

test('the order is that of the API table', () => {
  const table = api.tables.get('LineChart')
  if (!table) throw new Error('no table')
  const { own, groups } = groupRows(table, api)
  const names = [...own, ...groups.flatMap(({ rows }) => rows)].map(({ name }) => name)
  const controls = listSectionControls('LineChart').map(({ name }) => name)
  expect(objects.TrendCfg?.map(({ name }) => name)).toEqual(['smooth', 'isArea', 'data'])
  expect(controls).toEqual(names.filter((name) => controls.includes(name)))
  expect(controls.slice(0, 3)).toEqual(['xField', 'yField', 'seriesField'])
})

test('controls come from types, descriptions and defaults', () => {
  expect(find('LineChart', 'smooth')).toMatchObject({ type: 'switch' })
  expect(find('LineChart', 'stepType')).toMatchObject({ type: 'select', values: ['hv', 'vh', 'hvh', 'vhv'] })
  expect(find('LineChart', 'legend')).toMatchObject({ type: 'group', off: false })
  expect(find('LineChart', 'theme')).toMatchObject({ type: 'select', values: ['default', 'dark'] })
  expect(find('PieChart', 'radius')).toMatchObject({ type: 'number', max: 1 })
  expect(find('LineChart', 'data')).toBeUndefined()
  // this chart ignores the option
  expect(find('RingProgressChart', 'xAxis')).toBeUndefined()
})

describe('every control', () => {
  /** A value that the control can set. */
  function getValues(control: Control): fc.Arbitrary<PlainValue> {
    switch (control.type) {
      case 'switch':
        return fc.boolean()
      case 'select':
        return fc.constantFrom(...control.values)
      case 'number':
        return fc.integer({ min: 0, max: 20 }).map((steps) => (control.min ?? -1) + steps * (control.step ?? 0.1))
      case 'color':
        return fc.integer({ min: 0, max: 0xff_ff_ff }).map((color) => `#${color.toString(16).padStart(6, '0')}`)
      case 'list':
        return control.of === 'number' ? fc.array(fc.integer(), { minLength: 1 }) : fc.array(fc.string())
      case 'group':
        return fc.constant(control.off ?? null)
      default:
        return fc.string({ minLength: 1 })
    }
  }

  test.each(components)('of %s sets a value that is read again', (component) => {
    const source = `import { ${component} } from '@opd/g2plot-react'\nconst config = {\n  data,\n}\nexport default () => <${component} {...config} />\n`
    const props = findProps(source)
    if ('reason' in props) throw new Error(props.reason)
    for (const { control, path } of listNested(listSectionControls(component), getComponent(component).objects))
      for (const value of fc.sample(getValues(control), { numRuns: 2, seed: path.length })) {
        const edit = setOption(source, props, path, value)
        if (!edit) throw new Error(`${path.join('.')} cannot be set`)
        const changed = findProps(source.slice(0, edit.start) + edit.text + source.slice(edit.end))
        if ('reason' in changed) throw new Error(`${changed.reason} ${edit.text}`)
        expect(readOption(changed, path), path.join('.')).toEqual({ kind: 'set', value })
      }
  })
})

test('a range follows from the name of an option', () => {
  expect(findNumberRange('fillOpacity')).toEqual({ min: 0, max: 1, step: 0.05 })
  expect(findNumberRange('columnWidthRatio')).toEqual({ min: 0, max: 1, step: 0.05 })
  expect(findNumberRange('offsetX')).toMatchObject({ min: -60 })
  expect(findNumberRange('tickInterval')).toBeUndefined()
})
