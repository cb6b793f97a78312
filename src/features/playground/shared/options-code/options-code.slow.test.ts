import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isFull } from '../../../../../tests/fixtures/full.ts'
import type { TextEdit } from '../code-file.ts'
import { listMissingParents, removeOption, setOption, readOption, type PlainValue } from './edit-option.ts'
import { findPathAt, findProps, type FoundProps } from './find-props.ts'
import { findProperty } from './object-node.ts'

const demos = Object.entries(
  import.meta.glob<string>('/demos/*/*.tsx', { query: '?raw', import: 'default', eager: true }),
)

const apply = (source: string, { start, end, text }: TextEdit): string =>
  source.slice(0, start) + text + source.slice(end)

function getProps(source: string): FoundProps {
  const props = findProps(source)
  if ('reason' in props) throw new Error(`${props.reason}\n${source}`)
  return props
}

const wrap = (object: string, element = '<LineChart {...config} />') =>
  `import { LineChart, type LineChartProps } from '@opd/g2plot-react'\nconst config: LineChartProps = ${object}\nexport default () => ${element}\n`
/** The object in the code of `wrap`. */
const unwrap = (source: string) => /ChartProps = ([^]*)\nexport/.exec(source)?.[1]

const set = (object: string, path: string, value: PlainValue) => {
  const source = wrap(object)
  const edit = setOption(source, getProps(source), path.split('.'), value)
  return edit && unwrap(apply(source, edit))
}
const remove = (object: string, path: string, created: string[] = []) => {
  const source = wrap(object)
  const edit = removeOption(source, getProps(source), path.split('.'), new Set(created))
  return edit && unwrap(apply(source, edit))
}
const read = (object: string, path: string) => readOption(getProps(wrap(object)), path.split('.'))

describe('an option', () => {
  test.each<[string, string, unknown]>([
    ['{ a: 1 }', 'a', { kind: 'set', value: 1 }],
    ['{ a: -1.5 }', 'a', { kind: 'set', value: -1.5 }],
    ['{ a: 12_640 }', 'a', { kind: 'set', value: 12_640 }],
    ["{ a: 'it\\'s\\u0020' }", 'a', { kind: 'set', value: "it's " }],
    ['{ a: `b` }', 'a', { kind: 'set', value: 'b' }],
    ['{ a: `${b}` }', 'a', { kind: 'code' }],
    ["{ a: 'b' as const }", 'a', { kind: 'set', value: 'b' }],
    ["{ a: ['b', 2] }", 'a', { kind: 'set', value: ['b', 2] }],
    ['{ a: [b] }', 'a', { kind: 'code' }],
    ['{ a }', 'a', { kind: 'code' }],
    ['{ a() {} }', 'a', { kind: 'code' }],
    ['{ a: 1 + 1 }', 'a', { kind: 'code' }],
    ['{ a: { b: null } }', 'a.b', { kind: 'set', value: null }],
    ['{ a: false }', 'a.b', { kind: 'off' }],
    ['{ a: true }', 'a.b', { kind: 'unset' }],
    ['{ a: c }', 'a.b', { kind: 'code' }],
    ['{ a: 1 }', 'b', { kind: 'unset' }],
    ['{ a: 1, ...c }', 'a', { kind: 'code' }],
    ['{ ...c, a: 1 }', 'a', { kind: 'set', value: 1 }],
    ['{ ...c, a: 1 }', 'b', { kind: 'unset' }],
  ])('in %s at %s is read', (object, path, expected) => {
    expect(read(object, path)).toEqual(expected)
  })

  test('that a spread object sets is set in code', () => {
    const source = wrap('{ a: 1, b: 1, c: 1, ...shared }').replace('const', 'const shared = { a: 2, d: 2 }; const')
    const states = ['a', 'b', 'd', 'e'].map((name) => readOption(getProps(source), [name]).kind)
    expect(states).toEqual(['code', 'set', 'code', 'unset'])
  })

  test('that an attribute sets is set in code', () => {
    const source = wrap('{ a: 1 }', '<LineChart {...config} a={2} />')
    expect(readOption(getProps(source), ['a'])).toEqual({ kind: 'code' })
    expect(setOption(source, getProps(source), ['a'], 3)).toBeUndefined()
  })
})

describe('an edit', () => {
  test.each<[string, string, PlainValue, string | undefined]>([
    ['{ a: 1 }', 'a', 2, '{ a: 2 }'],
    ['{ a: 1 as const }', 'a', 2, '{ a: 2 as const }'],
    ['{ a }', 'a', 2, '{ a: 2 }'],
    ['{ a: 1 }', 'b', 'it’s "x"', `{ a: 1, b: 'it’s "x"' }`],
    ['{ a: 1, }', 'b', "it's", "{ a: 1, b: 'it\\'s', }"],
    ['{}', 'b', true, '{ b: true }'],
    ['{}', 'a-b.c', null, "{ 'a-b': { c: null } }"],
    ['{ a: {} }', 'a.b', 1, '{ a: { b: 1 } }'],
    ['{ a: false }', 'a.b', 1, '{ a: { b: 1 } }'],
    ['{ a: c }', 'a.b', 1, undefined],
    ['{\n  a: 1,\n}', 'b.c', [1, 2], '{\n  a: 1,\n  b: { c: [1, 2] },\n}'],
    ['{\n  a: 1\n}', 'b', 1, '{\n  a: 1,\n  b: 1\n}'],
    ['{\n  a: 1, // one\n  // end\n}', 'b', 1, '{\n  a: 1, // one\n  b: 1,\n  // end\n}'],
    ['{\n  a: 1 // one\n}', 'b', 1, '{\n  a: 1, // one\n  b: 1\n}'],
    ['{\n\ta: {\n\t\tb: 1,\n\t},\n}', 'a.c', 1, '{\n\ta: {\n\t\tb: 1,\n\t\tc: 1,\n\t},\n}'],
    ['{ // nothing\n}', 'a', 1, '{ a: 1 // nothing\n}'],
    ['{\r\n  a: 1,\r\n}', 'b', 1, '{\r\n  a: 1,\r\n  b: 1,\r\n}'],
  ])('of %s sets %s', (object, path, value, expected) => {
    expect(set(object, path, value)).toBe(expected)
  })

  test.each<[string, string, string | undefined]>([
    ['{ a: 1 }', 'a', '{}'],
    ['{ a: 1, b: 2 }', 'a', '{ b: 2 }'],
    ['{ a: 1, b: 2 }', 'b', '{ a: 1 }'],
    ['{ a: 1, b: 2, }', 'b', '{ a: 1, }'],
    ['{ a: 1, /* two */ b: 2, c: 3 }', 'b', '{ a: 1, /* two */ c: 3 }'],
    ['{\n  a: 1,\n  b: 2,\n}', 'a', '{\n  b: 2,\n}'],
    ['{\n  a: 1,\n  b: 2,\n}', 'b', '{\n  a: 1,\n}'],
    ['{\n  a: 1, // one\n  b: 2\n}', 'b', '{\n  a: 1 // one\n}'],
    ['{\n  a: 1, // one\n  b: 2,\n}', 'a', '{\n  // one\n  b: 2,\n}'],
    ['{\n  a: 1,\n\n  b: {\n    c: 1,\n  },\n}', 'b', '{\n  a: 1,\n\n}'],
    ['{ a: { b: 1 } }', 'a.b', '{ a: {} }'],
    ['{ a: 1 }', 'b', undefined],
  ])('of %s removes %s', (object, path, expected) => {
    expect(remove(object, path)).toBe(expected)
  })

  test('removes an object that a control created with its last option', () => {
    expect(remove('{ z: 1, a: { b: { c: 1 } } }', 'a.b.c', ['a', 'a.b'])).toBe('{ z: 1 }')
    expect(remove('{ z: 1, a: { b: { c: 1 } } }', 'a.b.c', ['a.b'])).toBe('{ z: 1, a: {} }')
    expect(remove('{ z: 1, a: { b: { c: 1 }, d: 1 } }', 'a.b.c', ['a', 'a.b'])).toBe('{ z: 1, a: { d: 1 } }')
  })

  test('changes attributes', () => {
    const change = (element: string, path: string, value: PlainValue | undefined) => {
      const source = wrap('{}', element)
      const props = getProps(source)
      const names = path.split('.')
      const edit = value === undefined ? removeOption(source, props, names) : setOption(source, props, names, value)
      return edit && /=> (<[^]*>)\n$/.exec(apply(source, edit))?.[1]
    }
    expect(change('<LineChart />', 'a', 1)).toBe('<LineChart a={1} />')
    expect(change('<LineChart a={1}></LineChart>', 'b', 'c')).toBe('<LineChart a={1} b="c"></LineChart>')
    expect(change('<LineChart a b="c" />', 'a', false)).toBe('<LineChart a={false} b="c" />')
    expect(change('<LineChart a="b" />', 'a', 'c"d')).toBe(`<LineChart a={'c"d'} />`)
    expect(change('<LineChart a={{ b: 1 }} />', 'a.c', 2)).toBe('<LineChart a={{ b: 1, c: 2 }} />')
    expect(change('<LineChart a={false} />', 'a.c', 2)).toBe('<LineChart a={{ c: 2 }} />')
    expect(change('<LineChart\n  a={1}\n/>', 'b', true)).toBe('<LineChart\n  a={1}\n  b\n/>')
    expect(change('<LineChart\n  a={1}\n  b\n/>', 'b', undefined)).toBe('<LineChart\n  a={1}\n/>')
    expect(change('<LineChart a={1} b />', 'a', undefined)).toBe('<LineChart b />')
  })
})

describe('the option at the cursor', () => {
  const find = (object: string) => {
    const source = wrap(object)
    const offset = source.indexOf('|')
    const code = source.replace('|', '')
    const found = findPathAt(code, offset)
    return found && [found.path.join('.'), found.position, code.slice(found.start, found.end)]
  }

  test.each([
    ['{ sm| }', ['sm', 'key', 'sm']],
    ['{ | }', ['', 'key', '']],
    ['{ a: 1,\n  | }', ['', 'key', '']],
    ['{ xAxis: { la|bel: 1 } }', ['xAxis.label', 'key', 'label']],
    ['{ xAxis: { label: 4|2 } }', ['xAxis.label', 'value', '42']],
    ["{ a: 'to|p' }", ['a', 'value', "'top'"]],
    ['{ a: | }', ['a', 'value', '']],
    ['{ a: |\n  b: 1 }', ['a', 'value', '']],
    ['{ a: 1,\n  b|\n  c: 2 }', ['b', 'key', 'b']],
    ['{ a: 1\n  b| }', ['b', 'key', 'b']],
    ["{ annotations: [{ type: 'li|ne' }] }", ['annotations.type', 'value', "'line'"]],
    ['{ ...sha|red }', undefined],
    ['{ f() { ret|urn 1 } }', undefined],
  ])('in %s', (object, expected) => {
    expect(find(object)).toEqual(expected)
  })

  test('is also found in attributes', () => {
    const code = wrap('{}', '<LineChart a={1} sm />')
    expect(findPathAt(code, code.indexOf('sm />') + 2)).toMatchObject({ path: ['sm'], siblings: ['a'] })
  })

  test('has the names of the other options', () => {
    const code = wrap('{ a: 1, b: 2, sm }')
    expect(findPathAt(code, code.indexOf('sm }') + 2)?.siblings).toEqual(['a', 'b'])
  })
})

describe('the object with the options', () => {
  const find = (code: string) => {
    const props = findProps(`import { LineChart, PieChart as Pie } from '@opd/g2plot-react'\n${code}`)
    if ('reason' in props) return props.reason
    const { component, object, overridden } = props
    return [component, object.members.map((member) => member.name).join(), overridden.join()]
  }

  test.each([
    ['const a = { x: 1 } satisfies LineChartProps; <LineChart {...a} />', ['LineChart', 'x', '']],
    ['const a = { x: 1 } as const; <Pie {...a} />', ['PieChart', 'x', '']],
    ['const a = { x: 1 }; <LineChart key="k" {...a} data={data} />', ['LineChart', 'x', 'key,data']],
    ['const M = memo(LineChart); const a = { x: 1 }; <M {...a} />', ['LineChart', 'x', '']],
    ['const a = useMemo<P>(() => ({ x, y }), [x]); <LineChart {...a} />', ['LineChart', 'x,y', '']],
    [
      'const a = { x, y }; const b = useMemo(() => ({ ...a, z }), [z]); <LineChart {...b} />',
      ['LineChart', 'x,y', 'z'],
    ],
    ['<LineChart smooth height={4} title="a">{b}</LineChart>', ['LineChart', 'smooth,height,title', '']],
    [
      "const a = { get x() { return 1 }, async 'y-z'<T>(a: T) {}, [k]: 1, 3: 4 }; <LineChart {...a} />",
      ['LineChart', 'x,y-z,,3', ''],
    ],
    ['<><LineChart {...a} /><LineChart {...a} /></>', 'several-charts'],
    ['<LineChart {...get()} />', 'no-props-object'],
    ['const a = { x: 1 }.x; <LineChart {...a} />', 'no-props-object'],
    ['function f() { const a = {}; } function g() { const a = {}; return <LineChart {...a} /> }', 'no-props-object'],
    ["const text = '<LineChart />'", 'no-props-object'],
    ['<LineChart', 'syntax'],
  ])('is found in %s', (code, expected) => {
    expect(find(code)).toEqual(expected)
  })

  test('is found in nearly all demos', () => {
    const missing = demos.flatMap(([file, source]) => {
      const props = findProps(source)
      return 'reason' in props ? [`${file} ${props.reason}`] : []
    })
    expect(missing).toMatchInlineSnapshot(`
      [
        "/demos/bar/responsive.tsx no-props-object",
        "/demos/column/click.tsx several-charts",
        "/demos/column/theme.tsx several-charts",
        "/demos/liquid/shapes.tsx no-props-object",
        "/demos/pie/empty.tsx no-props-object",
        "/demos/radar/small-multiples.tsx no-props-object",
        "/demos/scatter/linked.tsx several-charts",
        "/demos/stock/volume.tsx several-charts",
        "/demos/tiny-line/scale.tsx several-charts",
        "/demos/tiny-line/table.tsx no-props-object",
        "/demos/violin/box-hides.tsx several-charts",
      ]
    `)
  })
})

describe('in every demo with such an object', () => {
  const sources = demos.flatMap(([, source]) => ('reason' in findProps(source) ? [] : [source]))
  const name = fc.constantFrom(
    'smooth',
    'color',
    'xAxis',
    'yAxis',
    'legend',
    'label',
    'tooltip',
    'point',
    'a-b',
    'size',
  )
  const path = fc.array(name, { minLength: 1, maxLength: 3 })
  const literal = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
  )
  const value = fc.oneof(literal, fc.array(literal, { maxLength: 3 }))
  const check = (property: (source: string, path: string[], value: PlainValue, other: PlainValue) => void) => {
    for (const source of sources)
      fc.assert(
        fc.property(path, value, value, (...values) => property(source, ...values)),
        { numRuns: isFull ? 3 : 1 },
      )
  }

  test('a value that is set is read again', () => {
    check((source, names, first) => {
      const edit = setOption(source, getProps(source), names, first)
      if (edit) expect(readOption(getProps(apply(source, edit)), names)).toEqual({ kind: 'set', value: first })
    })
  })

  test('removing an option that was unset restores the text', () => {
    check((source, names, first) => {
      const props = getProps(source)
      const isUnset = readOption(props, names).kind === 'unset'
      // an object that replaces `true` stays
      const hasPlainParent = names.some((_, index) => readOption(props, names.slice(0, index)).kind === 'set')
      const edit = isUnset && !hasPlainParent ? setOption(source, props, names, first) : undefined
      if (!edit) return
      const changed = apply(source, edit)
      const back = removeOption(changed, getProps(changed), names, new Set(listMissingParents(props, names)))
      expect(back && apply(changed, back)).toBe(source)
    })
  })

  test('setting an option twice equals setting it once', () => {
    check((source, names, first, second) => {
      const props = getProps(source)
      const edit = setOption(source, props, names, first)
      const direct = setOption(source, props, names, second)
      if (!edit || !direct) return
      const changed = apply(source, edit)
      const again = setOption(changed, getProps(changed), names, second)
      expect(again && apply(changed, again)).toBe(apply(source, direct))
    })
  })

  test('the cursor in a key finds its path', () => {
    for (const source of sources) {
      const { object } = getProps(source)
      for (const member of object.members)
        if (member.kind === 'property')
          expect(findPathAt(source, member.key.start)).toMatchObject({ path: [member.name], position: 'key' })
      expect(findProperty(object, 'data') ?? object.members[0]).toBeDefined()
    }
  })
})
