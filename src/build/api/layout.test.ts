import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Problem } from '../problems.ts'
import { readAddresses, readGroups } from './layout.ts'
import type { Library, Option } from './model.ts'

const definition = (id: string, options: Option[] = []) => ({ id, name: id, options })
const xAxis: Option = { name: 'xAxis', key: 'g2plot/Options.xAxis', type: ['Axis'], required: false, nested: [] }
const library: Library = {
  components: ['LineChart'],
  definitions: { LineChart: definition('LineChart', [xAxis]), LegendCfg: definition('LegendCfg'), SliderCfg: definition('SliderCfg') },
}

/** What is read from a project with this one file. */
function readFrom<T extends { problems: Problem[] }>(file: string, source: string, read: (root: string) => T): T & { told: string[] } {
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
  expect(groups('- title: Axes\n  options: [xAxis, yAxis]\n')).toMatchObject({ groups: [{ title: 'Axes', options: ['xAxis', 'yAxis'] }], told: [] })
  const { slugs, told } = addresses('LegendCfg: legend\n')
  expect(told).toEqual([])
  expect([slugs('LegendCfg'), slugs('SliderCfg')]).toEqual(['legend', 'slider-cfg'])
})

test('broken YAML is told with its file and line, and the rest is still read', () => {
  const brokenGroups = groups('- title: Axes\n  options: []\n- title: "Legend" and labels\n  options: []\n')
  expect(brokenGroups.told).toEqual([expect.stringMatching(/^content\/options\/groups\.yaml:3 {2}the groups are not valid YAML: ./)])
  expect(brokenGroups.groups).toEqual([])
  const brokenAddresses = addresses('# comment\nLegendCfg: legend\nLegendCfg: key\n')
  expect(brokenAddresses.told).toEqual([expect.stringMatching(/^content\/options\/addresses\.yaml:3 {2}the addresses are not valid YAML: ./)])
  expect(brokenAddresses.slugs('LegendCfg')).toBe('legend-cfg')
})

test('every mistake is told on its own line', () => {
  expect(groups('- title: Axes\n  options: [xAxis]\n- title: Colour\n  options:\n    - color\n    - 3\n').told).toEqual([expect.stringMatching(/groups\.yaml:6 {2}"1\.options\.1" ./)])
  expect(addresses('LegendCfg: legend\nSliderCfg: Slider\n').told).toEqual(['content/options/addresses.yaml:2  "SliderCfg" is not an address; use lower-case letters and dashes'])
  expect(addresses('LegendCfg: legend\nLegend: key\n').told).toEqual(['content/options/addresses.yaml:2  "Legend" is no options object of the library'])
})

test('a shared option without a group is told', () => {
  expect(groups('- title: Axes\n  options: [yAxis]\n').told).toEqual(['content/options/groups.yaml:1  the shared option "xAxis" is in no group'])
})

test('two objects with one address are told where it is given', () => {
  const told = (line: number) => [`content/options/addresses.yaml:${line}  LegendCfg and SliderCfg have the same address "${line === 2 ? 'slider-cfg' : 'legend'}"; give one of them another here`]
  expect(addresses('# comment\nLegendCfg: slider-cfg\n').told).toEqual(told(2))
  expect(addresses('# comment\nLegendCfg: legend\nSliderCfg: legend\n').told).toEqual(told(3))
})
