import { gzipSync } from 'node:zlib'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../../../core/node/files/project-root.ts'
import { createFileContent } from '../../../core/node/prerender/prerender.ts'
import { readApiDocumentation } from '../../api-tables/node/documentation.ts'
import { groupRows } from '../../api-tables/node/index.ts'
import { getControlsAddress, type ComponentControls, type Control, listNested } from '../shared/controls/control.ts'
import { setOption } from '../shared/options-code/edit-option.ts'
import { findProps } from '../shared/options-code/find-props.ts'
import { readOption, type PlainValue } from '../shared/options-code/read-option.ts'
import { listOutputFiles } from './component-files.ts'
import { listControls } from './list-controls.ts'

const api = await readApiDocumentation(projectRoot, () => '/', '/')
const all = listControls(api)

const getComponent = (id: string): ComponentControls => {
  const file = all.files.get(id)
  if (!file || !('sections' in file)) throw new Error(`${id} has no controls`)
  return file
}
const listSectionControls = (id: string): Control[] => getComponent(id).sections.flatMap(({ controls }) => controls)
const find = (id: string, name: string) => listSectionControls(id).find((control) => control.name === name)

test('every component with a page has controls', () => {
  expect(all.components).toHaveLength(api.library.components.length - 1)
  for (const id of all.components) expect(listSectionControls(id).length, id).toBeGreaterThan(8)
})

test('no file has more than 8 KB', async () => {
  for (const file of listOutputFiles(all, getControlsAddress))
    expect(gzipSync(await createFileContent(file)).length, file.address).toBeLessThan(8000)
})

test('files refer to existing files and objects', () => {
  for (const [name, { objects, files }] of all.files) {
    for (const file of Object.values(files)) expect(all.files.has(file), `${name}: ${file}`).toBe(true)
    for (const control of Object.values(objects).flat())
      if (control.type === 'group') expect(control.object in { ...objects, ...files }, control.object).toBe(true)
  }
})

test('the order is that of the API table', () => {
  const table = api.tables.get('LineChart')
  if (!table) throw new Error('no table')
  const { own, groups } = groupRows(table, api)
  const names = [...own, ...groups.flatMap(({ rows }) => rows)].map(({ name }) => name)
  const controls = listSectionControls('LineChart').map(({ name }) => name)
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

  test.each(all.components)('of %s sets a value that is read again', (component) => {
    const file = getComponent(component)
    const source = `import { ${component} } from '@opd/g2plot-react'\nconst config = {\n  data,\n}\nexport default () => <${component} {...config} />\n`
    const props = findProps(source)
    if ('reason' in props) throw new Error(props.reason)
    for (const { control, path } of listNested(listSectionControls(component), file.objects))
      for (const value of fc.sample(getValues(control), { numRuns: 2, seed: path.length })) {
        const edit = setOption(source, props, path, value)
        if (!edit) throw new Error(`${path.join('.')} cannot be set`)
        const changed = findProps(source.slice(0, edit.start) + edit.text + source.slice(edit.end))
        if ('reason' in changed) throw new Error(`${changed.reason} ${edit.text}`)
        expect(readOption(changed, path), path.join('.')).toEqual({ kind: 'set', value })
      }
  })
})
