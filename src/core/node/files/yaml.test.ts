import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseYaml, readYaml } from './yaml.ts'

const yaml = (source: string, linesAbove = 0) => ({ file: 'content/probe.yaml', source, name: 'the probe', linesAbove })
const told = (source: string, linesAbove = 0) =>
  parseYaml(yaml(source, linesAbove)).problems.map(({ file, line, message }) => `${file}:${line}  ${message}`)

test('what is not YAML is told with file and line', () => {
  expect(told('a: 1\nb: [1, 2\n')).toEqual([
    expect.stringMatching(/^content\/probe\.yaml:\d {2}the probe is not valid YAML: ./),
  ])
  expect(told('a: 1\nb: 2\na: 3\n')).toEqual([
    'content/probe.yaml:3  the probe is not valid YAML: Map keys must be unique; keep one of the two',
  ])
})

test.each([
  [
    'a: Line: the chart\n',
    1,
    'Nested mappings are not allowed in compact mappings; put a text that has ": " in it in quotes, and begin keys below each other',
  ],
  ['a: 1\nb: `false` is meant\n', 2, 'Plain value cannot start with reserved character `; put the text in quotes'],
  ['a: 1\n---\nb: 2\n', 2, 'Source contains multiple documents; remove the line "---"'],
  ['a:\n\tb: 1\n', 2, 'Tabs are not allowed as indentation; indent by spaces'],
  ["a: 'it's'\n", 1, 'Unexpected scalar at node end; put a text with quotes or signs in it in quotes as a whole'],
])('a parser that says what it expected is followed by what to do: %j', (source, line, message) => {
  expect(told(source)).toEqual([`content/probe.yaml:${line}  the probe is not valid YAML: ${message}`])
})

test('a quote or bracket that is never closed is told where it is opened, and once', () => {
  expect(told('a: 1\nb: "open\nc: 3\nd: 4\n')).toEqual([expect.stringMatching(/^content\/probe\.yaml:2 {2}/)])
  expect(told('a: 1\nb: [1, 2\nc: 3\nd: 4\n')).toEqual([expect.stringMatching(/^content\/probe\.yaml:2 {2}/)])
})

test('after a slip the parser stumbles on, which is not told', () => {
  expect(told('- a\nb: c\nd: *e\n')).toHaveLength(1)
  expect(told('a: *x\nb: `c`\n')).toEqual([expect.stringContaining('reserved character')])
})

test('what would fill the memory or end the process is told', () => {
  const endless = [
    'a: &a [x, x, x, x, x, x, x, x, x]',
    ...Array.from(
      { length: 9 },
      (_, index) =>
        `b${index}: &b${index} [${Array(9)
          .fill(index === 0 ? '*a' : `*b${index - 1}`)
          .join(', ')}]`,
    ),
  ].join('\n')
  expect(told(endless)[0]).toContain('its references stand for too many values')
  expect(told(`a: 1\nb: ${'['.repeat(3000)}`)).toEqual([
    'content/probe.yaml:2  the probe is not valid YAML: it is nested too deeply; make it flatter',
  ])
  expect(told(`a: 1\n${'- '.repeat(1500)}`)[0]).toContain('nested too deeply')
})

test('every key that is unknown is told on its own line, with those that its place knows', () => {
  const schema = z.strictObject({
    list: z.array(z.strictObject({ title: z.string(), link: z.string().optional() })).optional(),
    kind: z.enum(['fix', 'feature']).optional(),
  })
  const { problems } = readYaml(
    yaml('lst: 1\nother: 2\nlist:\n  - title: One\n    lnik: x\n  - link: y\nkind: faeture\n'),
    schema,
  )
  expect(problems.map(({ line, message }) => `${line}: ${message}`).toSorted()).toEqual([
    '1: the probe has an unknown key "lst"; did you mean "list"?',
    '2: the probe has an unknown key "other"; known are list, kind',
    '5: "list.0" has an unknown key "lnik"; did you mean "link"?',
    '6: the probe needs "list.1.title"; add it',
    '7: "kind" in the probe is "faeture"; did you mean "feature"?',
  ])
})

test('lines count from the top of the file', () => {
  expect(told('a: 1\na: 2\n', 1)).toEqual([
    'content/probe.yaml:3  the probe is not valid YAML: Map keys must be unique; keep one of the two',
  ])
  expect(parseYaml(yaml('a: 1\nb: 2\n', 1)).lineOf(['b'])).toBe(3)
})

test('a text that begins with an asterisk is told, because YAML takes it for a reference', () => {
  expect(told('a: Plain.\nb: *Bold*\n')).toEqual([
    'content/probe.yaml:2  the probe is not valid YAML: *Bold* refers to nothing; put a text that begins with * in quotes',
  ])
  expect(told('a: &name Plain.\nb: *name\n')).toEqual([])
})

test('what is missing is told where it should stand', () => {
  const { lineOf } = parseYaml(yaml('- a: 1\n- a: 2\n  list:\n    - 3\n'))
  expect([lineOf([1, 'list', 0]), lineOf([1, 'list', 5]), lineOf([1, 'b']), lineOf([7])]).toEqual([4, 4, 2, 1])
})

test('YAML of another shape than expected has no data, and every mistake is told', () => {
  const { data, problems } = readYaml(yaml('one: 1\ntwo: second\nthree: third\n'), z.record(z.string(), z.number()))
  expect(data).toBeUndefined()
  expect(problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    '2: "two" in the probe must be a number',
    '3: "three" in the probe must be a number',
  ])
})

test('a date stays the text that it is', () => {
  expect(readYaml(yaml('2024-12-18\n'), z.string())).toMatchObject({ data: '2024-12-18', problems: [] })
})
