import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseYaml, readYaml } from './yaml.ts'

const yaml = (source: string, linesAbove = 0) => ({ file: 'content/probe.yaml', source, invalid: 'the probe is not valid YAML', linesAbove })
const told = (source: string, linesAbove = 0) => parseYaml(yaml(source, linesAbove)).problems.map(({ file, line, message }) => `${file}:${line}  ${message}`)

test('what is not YAML is told with file and line', () => {
  expect(told('a: 1\nb: [1, 2\n')).toEqual([expect.stringMatching(/^content\/probe\.yaml:\d {2}the probe is not valid YAML: ./)])
  expect(told('a: 1\nb: 2\na: 3\n')).toEqual(['content/probe.yaml:3  the probe is not valid YAML: Map keys must be unique'])
})

test('lines count from the top of the file', () => {
  expect(told('a: 1\na: 2\n', 1)).toEqual(['content/probe.yaml:3  the probe is not valid YAML: Map keys must be unique'])
  expect(parseYaml(yaml('a: 1\nb: 2\n', 1)).lineOf(['b'])).toBe(3)
})

test('a text that begins with an asterisk is told, because YAML takes it for a reference', () => {
  expect(told('a: Plain.\nb: *Bold*\n')).toEqual(['content/probe.yaml:2  the probe is not valid YAML: *Bold* refers to nothing; put a text that begins with * in quotes'])
  expect(told('a: &name Plain.\nb: *name\n')).toEqual([])
})

test('what is missing is told where it should stand', () => {
  const { lineOf } = parseYaml(yaml('- a: 1\n- a: 2\n  list:\n    - 3\n'))
  expect([lineOf([1, 'list', 0]), lineOf([1, 'list', 5]), lineOf([1, 'b']), lineOf([7])]).toEqual([4, 4, 2, 1])
})

test('YAML of another shape than expected has no data, and every mistake is told', () => {
  const { data, problems } = readYaml(yaml('one: 1\ntwo: second\nthree: third\n'), z.record(z.string(), z.number('is not a number')))
  expect(data).toBeUndefined()
  expect(problems.map(({ line, message }) => `${line}: ${message}`)).toEqual(['2: "two" is not a number', '3: "three" is not a number'])
})

test('a date stays the text that it is', () => {
  expect(readYaml(yaml('2024-12-18\n'), z.string())).toMatchObject({ data: '2024-12-18', problems: [] })
})
