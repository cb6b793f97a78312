import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Problem } from '../../../core/node/files/problems.ts'
import { readAddresses, readGroups } from './layout.ts'
import type { Library, Option } from '../../../library/node/model.ts'
import { namedType } from '../../../library/shared/option-type.ts'

const definition = (id: string, options: Option[] = []) => ({ id, name: id, options })
const shared = (name: string): Option => ({
  name,
  key: `g2plot/Options.${name}`,
  type: namedType('Axis'),
  required: false,
})
const library: Library = {
  components: ['LineChart'],
  definitions: {
    LineChart: definition('LineChart', [shared('xAxis'), shared('meta')]),
    LegendCfg: definition('LegendCfg'),
    SliderCfg: definition('SliderCfg'),
  },
}

/** Reads a project that contains only this file. */
function readFrom<T extends { problems: Problem[] }>(
  file: string,
  source: string,
  read: (root: string) => T,
): T & { messages: string[] } {
  const root = mkdtempSync(path.join(tmpdir(), 'layout-'))
  mkdirSync(path.join(root, 'content/options'), { recursive: true })
  writeFileSync(path.join(root, 'content/options', file), source)
  try {
    const result = read(root)
    return {
      ...result,
      messages: result.problems.map(({ file: place, line, message }) => `${place}:${line}  ${message}`),
    }
  } finally {
    rmSync(root, { recursive: true })
  }
}

const groups = (source: string) => readFrom('groups.yaml', source, (root) => readGroups(root, library))
const addresses = (source: string) => readFrom('addresses.yaml', source, (root) => readAddresses(root, library))

test('reports nothing for valid files', () => {
  expect(groups('- title: Axes\n  options: [xAxis, meta]\n')).toMatchObject({
    groups: [{ title: 'Axes', options: ['xAxis', 'meta'] }],
    messages: [],
  })
  const { getSlug, messages } = addresses('LegendCfg: legend\n')
  expect(messages).toEqual([])
  expect([getSlug('LegendCfg'), getSlug('SliderCfg')]).toEqual(['legend', 'slider-cfg'])
})

test('reports invalid YAML with its file and line, and falls back to defaults', () => {
  const brokenGroups = groups('- title: Axes\n  options: []\n- title: "Legend" and labels\n  options: []\n')
  expect(brokenGroups.messages).toEqual([
    expect.stringMatching(/^content\/options\/groups\.yaml:3 {2}the list of groups is not valid YAML: ./),
  ])
  expect(brokenGroups.groups).toEqual([])
  const brokenAddresses = addresses('# comment\nLegendCfg: legend\nLegendCfg: key\n')
  expect(brokenAddresses.messages).toEqual([
    expect.stringMatching(/^content\/options\/addresses\.yaml:3 {2}the list of addresses is not valid YAML: ./),
  ])
  expect(brokenAddresses.getSlug('LegendCfg')).toBe('legend-cfg')
})

test('reports every mistake on its own line', () => {
  expect(
    groups('- title: Axes\n  options: [xAxis]\n- title: Color\n  options:\n    - meta\n    - 3\n').messages,
  ).toEqual([expect.stringMatching(/groups\.yaml:6 {2}"1\.options\.1" in the list of groups must be a string/)])
  expect(addresses('LegendCfg: legend\nSliderCfg: Slider\n').messages).toEqual([
    'content/options/addresses.yaml:2  "SliderCfg" has an invalid address; use lowercase letters and dashes',
  ])
  expect(addresses('LegendCfg: legend\nLegend: key\n').messages).toEqual([
    'content/options/addresses.yaml:2  "Legend" is not an options object of the library; correct or remove it',
  ])
  expect(addresses('LegendCgf: legend\n').messages).toEqual([
    'content/options/addresses.yaml:1  "LegendCgf" is not an options object of the library; did you mean "LegendCfg"?',
  ])
})

test('reports a shared option without a group', () => {
  expect(groups('- title: Axes\n  options: [meta]\n').messages).toEqual([
    'content/options/groups.yaml:1  the shared option "xAxis" is not in any group; add it to one',
  ])
})

test('reports an unknown option or one in two groups, and does not report the intended option as missing', () => {
  expect(
    groups('- title: Axes\n  options: [xAxsi, meta]\n- title: More\n  options:\n    - meta\n    - angle\n').messages,
  ).toEqual([
    'content/options/groups.yaml:2  "xAxsi" is not a shared option; did you mean "xAxis"?',
    'content/options/groups.yaml:5  the option "meta" is in two groups; keep one',
    'content/options/groups.yaml:6  "angle" is not a shared option',
  ])
})

test('reports a missing file', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'layout-'))
  const problems = [...readGroups(root, library).problems, ...readAddresses(root, library).problems]
  rmSync(root, { recursive: true })
  expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'content/options/groups.yaml: the file is missing; create it',
    'content/options/addresses.yaml: the file is missing; create it',
  ])
})

test('reports a duplicate address on the line that sets it', () => {
  const message = (line: number, slug: string) =>
    `content/options/addresses.yaml:${line}  LegendCfg and SliderCfg have the same address "${slug}"; ` +
    'give one of them another here'
  expect(addresses('# comment\nLegendCfg: slider-cfg\n').messages).toEqual([message(2, 'slider-cfg')])
  expect(addresses('# comment\nLegendCfg: legend\nSliderCfg: legend\n').messages).toEqual([message(3, 'legend')])
})
