import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Problem } from '../../../core/node/files/problems.ts'
import { readAddresses, readGroups } from './layout.ts'
import type { Library, Option } from '../../../library/node/model.ts'

const definition = (id: string, options: Option[] = []) => ({ id, name: id, options })
const shared = (name: string): Option => ({
  name,
  key: `g2plot/Options.${name}`,
  type: ['Axis'],
  required: false,
  nested: [],
})
const library: Library = {
  components: ['LineChart'],
  definitions: {
    LineChart: definition('LineChart', [shared('xAxis'), shared('meta')]),
    LegendCfg: definition('LegendCfg'),
    SliderCfg: definition('SliderCfg'),
  },
}

/** What is read from a project with this one file. */
function readFrom<T extends { problems: Problem[] }>(
  file: string,
  source: string,
  read: (root: string) => T,
): T & { told: string[] } {
  const root = mkdtempSync(path.join(tmpdir(), 'layout-'))
  mkdirSync(path.join(root, 'content/options'), { recursive: true })
  writeFileSync(path.join(root, 'content/options', file), source)
  try {
    const result = read(root)
    return { ...result, told: result.problems.map(({ file: place, line, message }) => `${place}:${line}  ${message}`) }
  } finally {
    rmSync(root, { recursive: true })
  }
}

const groups = (source: string) => readFrom('groups.yaml', source, (root) => readGroups(root, library))
const addresses = (source: string) => readFrom('addresses.yaml', source, (root) => readAddresses(root, library))

test('sound files have no problems', () => {
  expect(groups('- title: Axes\n  options: [xAxis, meta]\n')).toMatchObject({
    groups: [{ title: 'Axes', options: ['xAxis', 'meta'] }],
    told: [],
  })
  const { slugs, told } = addresses('LegendCfg: legend\n')
  expect(told).toEqual([])
  expect([slugs('LegendCfg'), slugs('SliderCfg')]).toEqual(['legend', 'slider-cfg'])
})

test('broken YAML is told with its file and line, and the rest is still read', () => {
  const brokenGroups = groups('- title: Axes\n  options: []\n- title: "Legend" and labels\n  options: []\n')
  expect(brokenGroups.told).toEqual([
    expect.stringMatching(/^content\/options\/groups\.yaml:3 {2}the list of groups is not valid YAML: ./),
  ])
  expect(brokenGroups.groups).toEqual([])
  const brokenAddresses = addresses('# comment\nLegendCfg: legend\nLegendCfg: key\n')
  expect(brokenAddresses.told).toEqual([
    expect.stringMatching(/^content\/options\/addresses\.yaml:3 {2}the list of addresses is not valid YAML: ./),
  ])
  expect(brokenAddresses.slugs('LegendCfg')).toBe('legend-cfg')
})

test('every mistake is told on its own line', () => {
  expect(groups('- title: Axes\n  options: [xAxis]\n- title: Color\n  options:\n    - meta\n    - 3\n').told).toEqual([
    expect.stringMatching(/groups\.yaml:6 {2}"1\.options\.1" in the list of groups must be a string/),
  ])
  expect(addresses('LegendCfg: legend\nSliderCfg: Slider\n').told).toEqual([
    'content/options/addresses.yaml:2  "SliderCfg" has no proper address; use lower-case letters and dashes',
  ])
  expect(addresses('LegendCfg: legend\nLegend: key\n').told).toEqual([
    'content/options/addresses.yaml:2  "Legend" is no options object of the library; correct or remove it',
  ])
  expect(addresses('LegendCgf: legend\n').told).toEqual([
    'content/options/addresses.yaml:1  "LegendCgf" is no options object of the library; did you mean "LegendCfg"?',
  ])
})

test('a shared option without a group is told', () => {
  expect(groups('- title: Axes\n  options: [meta]\n').told).toEqual([
    'content/options/groups.yaml:1  the shared option "xAxis" is in no group; add it to one',
  ])
})

test('an option that charts do not share, or that is in two groups, is told, and what was meant is not missing besides', () => {
  expect(
    groups('- title: Axes\n  options: [xAxsi, meta]\n- title: More\n  options:\n    - meta\n    - angle\n').told,
  ).toEqual([
    'content/options/groups.yaml:2  "xAxsi" is no option that charts share; did you mean "xAxis"?',
    'content/options/groups.yaml:5  the option "meta" is in two groups; keep one',
    'content/options/groups.yaml:6  "angle" is no option that charts share',
  ])
})

test('a file that is missing is told', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'layout-'))
  const problems = [...readGroups(root, library).problems, ...readAddresses(root, library).problems]
  rmSync(root, { recursive: true })
  expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'content/options/groups.yaml: the file is missing; create it',
    'content/options/addresses.yaml: the file is missing; create it',
  ])
})

test('two objects with one address are told where it is given', () => {
  const told = (line: number) => [
    `content/options/addresses.yaml:${line}  LegendCfg and SliderCfg have the same address "${line === 2 ? 'slider-cfg' : 'legend'}"; give one of them another here`,
  ]
  expect(addresses('# comment\nLegendCfg: slider-cfg\n').told).toEqual(told(2))
  expect(addresses('# comment\nLegendCfg: legend\nSliderCfg: legend\n').told).toEqual(told(3))
})
