import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseYaml, readYaml } from './yaml.ts'

const yaml = (source: string, linesAbove = 0) => ({ file: 'content/probe.yaml', source, name: 'the probe', linesAbove })
const report = (source: string, linesAbove = 0) =>
  parseYaml(yaml(source, linesAbove)).problems.map(({ file, line, message }) => `${file}:${line}  ${message}`)

test('reports invalid YAML with file and line', () => {
  expect(report('a: 1\nb: [1, 2\n')).toEqual([
    expect.stringMatching(/^content\/probe\.yaml:\d {2}the probe is not valid YAML: ./),
  ])
  expect(report('a: 1\nb: 2\na: 3\n')).toEqual([
    'content/probe.yaml:3  the probe is not valid YAML: Map keys must be unique; keep one of the two',
  ])
})

test.each([
  [
    'a: Line: the chart\n',
    1,
    'Nested mappings are not allowed in compact mappings; ' +
      'put text that contains ": " in quotes, and start all keys in the same column',
  ],
  ['a: 1\nb: `false` is meant\n', 2, 'Plain value cannot start with reserved character `; put the text in quotes'],
  ['a: 1\n---\nb: 2\n', 2, 'Source contains multiple documents; remove the line "---"'],
  ['a:\n\tb: 1\n', 2, 'Tabs are not allowed as indentation; indent with spaces'],
  [
    "a: 'it's'\n",
    1,
    'Unexpected scalar at node end; put the whole text in quotes if it contains quotes or special characters',
  ],
])('appends advice to the message of the parser: %j', (source, line, message) => {
  expect(report(source)).toEqual([`content/probe.yaml:${line}  the probe is not valid YAML: ${message}`])
})

test('reports an unclosed quote or bracket once, on the line where it starts', () => {
  expect(report('a: 1\nb: "open\nc: 3\nd: 4\n')).toEqual([expect.stringMatching(/^content\/probe\.yaml:2 {2}/)])
  expect(report('a: 1\nb: [1, 2\nc: 3\nd: 4\n')).toEqual([expect.stringMatching(/^content\/probe\.yaml:2 {2}/)])
})

test('leaves out the errors that follow from the first one', () => {
  expect(report('- a\nb: c\nd: *e\n')).toHaveLength(1)
  expect(report('a: *x\nb: `c`\n')).toEqual([expect.stringContaining('reserved character')])
})

test('reports YAML that would exhaust memory or the stack', () => {
  const expanding = [
    'a: &a [x, x, x, x, x, x, x, x, x]',
    ...Array.from(
      { length: 9 },
      (_, index) =>
        `b${index}: &b${index} [${Array(9)
          .fill(index === 0 ? '*a' : `*b${index - 1}`)
          .join(', ')}]`,
    ),
  ].join('\n')
  expect(report(expanding)[0]).toContain('its aliases expand to too many values')
  expect(report(`a: 1\nb: ${'['.repeat(3000)}`)).toEqual([
    'content/probe.yaml:2  the probe is not valid YAML: it is nested too deeply; reduce the nesting',
  ])
  expect(report(`a: 1\n${'- '.repeat(1500)}`)[0]).toContain('nested too deeply')
})

test('reports every unknown key on its own line, with a suggestion or the known keys', () => {
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
    '2: the probe has an unknown key "other"; known keys are list, kind',
    '5: "list.0" has an unknown key "lnik"; did you mean "link"?',
    '6: the probe needs "list.1.title"; add it',
    '7: "kind" in the probe is "faeture"; did you mean "feature"?',
  ])
})

test('counts lines from the top of the file', () => {
  expect(report('a: 1\na: 2\n', 1)).toEqual([
    'content/probe.yaml:3  the probe is not valid YAML: Map keys must be unique; keep one of the two',
  ])
  expect(parseYaml(yaml('a: 1\nb: 2\n', 1)).findLine(['b'])).toBe(3)
})

test('reports text that starts with an asterisk, which YAML reads as an alias', () => {
  expect(report('a: Plain.\nb: *Bold*\n')).toEqual([
    'content/probe.yaml:2  the probe is not valid YAML: ' +
      '*Bold* refers to nothing; put text that starts with * in quotes',
  ])
  expect(report('a: &name Plain.\nb: *name\n')).toEqual([])
})

test('finds the line of the nearest parent for a missing value', () => {
  const { findLine } = parseYaml(yaml('- a: 1\n- a: 2\n  list:\n    - 3\n'))
  expect([findLine([1, 'list', 0]), findLine([1, 'list', 5]), findLine([1, 'b']), findLine([7])]).toEqual([4, 4, 2, 1])
})

test('returns no data and all problems if the schema does not match', () => {
  const { data, problems } = readYaml(yaml('one: 1\ntwo: second\nthree: third\n'), z.record(z.string(), z.number()))
  expect(data).toBeUndefined()
  expect(problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    '2: "two" in the probe must be a number',
    '3: "three" in the probe must be a number',
  ])
})

test('reads a date as a string', () => {
  expect(readYaml(yaml('2024-12-18\n'), z.string())).toMatchObject({ data: '2024-12-18', problems: [] })
})
