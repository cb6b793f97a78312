import { expect, test } from 'vitest'
import { charts } from '../charts/index.ts'
import { library as adapter } from './index.ts'
import { readLibrary } from './read-library.ts'

const { library } = await readLibrary()

test('every component with a page has a definition', () => {
  const withPage = library.components.filter((name) => !adapter.componentsWithoutPage.includes(name))
  expect(Object.keys(charts).toSorted()).toEqual(withPage.toSorted())
})

test.for(Object.entries(charts).filter(([, { fields }]) => fields))(
  'a definition names the required fields of %s',
  ([chart, { fields = {}, options = {} }]) => {
    const required = library.definitions[chart]?.options.filter((option) => option.required).map(({ name }) => name)
    const set = ['data', ...Object.keys(fields), ...(typeof options === 'function' ? [] : Object.keys(options))]
    expect(set).toEqual(expect.arrayContaining(required ?? []))
  },
)
