import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { sum } from 'es-toolkit'
import { expect, test } from 'vitest'
import { isFull } from '../../../../tests/fixtures/full.ts'
import { projectRoot } from '../../../core/node/files/project-root.ts'
import { listFiles } from '../../../core/node/files/source-files.ts'
import { editDistance } from '../../../core/shared/find-nearest.ts'
import { readApiDocumentation } from '../../api-tables/node/documentation.ts'
import { isComponentWithPage } from '../../api-tables/node/index.ts'
import { findMissingObjects } from '../shared/hints/code-scopes.ts'
import { completeAt, describeAt } from '../shared/hints/complete-at.ts'
import { findUnknownOptions } from '../shared/hints/find-unknown.ts'
import type { OptionHints } from '../shared/hints/option-hints.ts'
import { findProps } from '../shared/options-code/find-props.ts'
import type { ObjectNode, PropertyNode, ValueNode } from '../shared/options-code/object-node.ts'
import { listOptionFiles } from './list-options.ts'

const api = await readApiDocumentation(projectRoot, () => undefined, '')
const components = api.library.components.filter((id) => isComponentWithPage(id, api))
const files = listOptionFiles(components, api)
const joinFiles = (ids: string[]): OptionHints => ({
  objects: Object.assign({}, ...ids.map((id) => files.get(id)?.objects)) as OptionHints['objects'],
  defaults: Object.fromEntries(ids.map((id) => [id, files.get(id)?.defaults ?? {}])),
})
const hints = joinFiles([...files.keys()])

interface Use {
  file: string
  source: string
  property: PropertyNode
  object: ObjectNode
}

const demos = listFiles(projectRoot, 'demos', /^demos\/[^/]+\/[^/]+\.tsx$/).map((file) => ({
  file,
  source: readFileSync(path.join(projectRoot, file), 'utf8'),
}))

/** All names in the props of the demos. */
const uses: Use[] = demos.flatMap(({ file, source }) => {
  const props = findProps(source)
  const listObject = (object: ObjectNode): Use[] =>
    object.members.flatMap((property) =>
      property.kind === 'property' ? [{ file, source, property, object }, ...listValue(property.value)] : [],
    )
  const listValue = (value: ValueNode): Use[] => {
    if (value.kind === 'object') return listObject(value.object)
    return value.kind === 'array' ? value.items.flatMap(listValue) : []
  }
  return 'reason' in props ? [] : listObject(props.object)
})

/** Those that are options. The others are names of fields, rows of data, or inside objects of any type. */
const known = uses.flatMap((use) => {
  const found = describeAt(use.source, use.property.key.start, hints)
  return found ? [{ ...use, path: found.path.join('.') }] : []
})

/** Each option of each chart once. */
const distinct = [...new Map(known.map((use) => [`${path.dirname(use.file)} ${use.path}`, use])).values()]

const print = ({ file, property }: Use) => `${file} ${property.name}`

/** The ids of the files that the editor loads for some code, as `start-hints.ts` does. */
function listLoaded(source: string, loaded: string[] = []): string[] {
  const missing = findMissingObjects(source, 0, joinFiles(loaded)).filter((id) => files.has(id))
  return missing.length === 0 ? loaded : listLoaded(source, [...loaded, ...missing])
}

test('the files for the code of a demo are small, and say as much as all files', () => {
  const sizes = new Map([...files].map(([id, file]) => [id, gzipSync(JSON.stringify(file)).length]))
  const tried = demos.filter((_, index) => isFull || index % 4 === 0)
  const loaded = tried.map(({ source }) => listLoaded(source))
  const sums = loaded.map((ids) => sum(ids.map((id) => sizes.get(id) ?? 0))).toSorted((a, b) => a - b)
  expect(sums[Math.floor(sums.length / 2)]).toBeLessThan(16_000)
  expect(sums.at(-1)).toBeLessThan(37_000)
  tried.forEach(({ file, source }, index) => {
    const own = joinFiles(loaded[index] ?? [])
    const positions = distinct.filter((use) => use.file === file).map(({ property }) => property.key.start)
    for (const position of positions)
      expect(describeAt(source, position, own), file).toEqual(describeAt(source, position, hints))
    expect(findUnknownOptions(source, own), file).toEqual([])
  })
})

test('the plots of a mix chart are components', () => {
  const { plots = {} } = hints.objects.IPlot?.options.find(({ name }) => name === 'options') ?? {}
  expect(plots).toMatchObject({ line: 'LineChart', 'tiny-line': 'TinyLineChart' })
  for (const component of Object.values(plots)) expect(components).toContain(component)
})

test('the demos have no unknown options', () => {
  for (const { file, source } of demos) expect(findUnknownOptions(source, hints), file).toEqual([])
})

test('nearly all names in the demos are known', () => {
  expect(known.length).toBeGreaterThan(uses.length * 0.85)
})

test('completion offers every option of the demos at its place, and no other option that is set', () => {
  expect(distinct.length).toBeGreaterThan(1000)
  for (const use of distinct) {
    const { source, property, object } = use
    const { from, to, items } = completeAt(source, property.key.end, hints) ?? { items: [] }
    const labels = items.map(({ label }) => label)
    expect(labels, print(use)).toContain(property.name)
    expect(new Set(labels).size, print(use)).toBe(labels.length)
    expect(source.slice(from, to), print(use)).toBe(property.name)
    const set = new Set(object.members.map((member) => (member.kind === 'property' ? member.name : '')))
    expect(
      labels.filter((label) => set.has(label)),
      print(use),
    ).toEqual([property.name])
  }
})

/** Typos of one letter: one is missing, twice there, another one, or in the wrong place. */
const TYPOS: ((name: string, at: number) => string)[] = [
  (name, at) => name.slice(0, at) + name.slice(at + 1),
  (name, at) => name.slice(0, at) + name.charAt(at) + name.slice(at),
  (name, at) => `${name.slice(0, at)}q${name.slice(at + 1)}`,
  (name, at) => name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2),
]

test('a typo in any option of the demos gives the option as the suggestion', () => {
  let reported = 0
  let silent = 0
  const tried = distinct.filter((_, index) => isFull || index % 4 === 0)
  tried.forEach((use, index) => {
    const { source, property, object } = use
    const { name, key } = property
    if (source.slice(key.start, key.end) !== name) return
    const at = 1 + (index % Math.max(1, name.length - 2))
    const typo = TYPOS[index % TYPOS.length]?.(name, at) ?? name
    if (typo === name || typo === '') return
    const changed = source.slice(0, key.start) + typo + source.slice(key.end)
    const found = findUnknownOptions(changed, hints)?.find(({ start }) => start === key.start)
    if (!found) {
      silent += 1
      const isKnown = describeAt(changed, key.start, hints) !== undefined
      const hasSpread = object.members.some(({ kind }) => kind !== 'property')
      const isShort = typo.length < 4
      // an object that allows other names reports only names that no option has
      const isElsewhere = Object.values(hints.objects).some(({ options }) => options.some((one) => one.name === typo))
      expect(isKnown || hasSpread || isShort || isElsewhere, `${print(use)} ${typo}`).toBe(true)
      return
    }
    reported += 1
    expect(found, print(use)).toMatchObject({ name: typo, end: key.start + typo.length })
    // several options can be equally similar
    if (found.suggestion !== name)
      expect(editDistance(typo, found.suggestion ?? ''), `${print(use)} ${typo} ${found.suggestion}`).toBe(
        editDistance(typo, name),
      )
  })
  expect(reported).toBeGreaterThan(tried.length * 0.85)
  expect(silent).toBeLessThan(tried.length * 0.1)
})

test('values of every enum in the library are offered', () => {
  const texts = Object.values(hints.objects).flatMap(({ options }) => options.flatMap(({ values = [] }) => values))
  expect(texts.filter((text) => !/^(?:'[^']+'|true|false|-?[\d.]+)$/.test(text))).toEqual([])
  const source = `import { LineChart } from '@opd/g2plot-react'\nexport default () => <LineChart {...config} />\nconst config = { legend: { position: '' } }`
  const { items = [] } = completeAt(source, source.indexOf("''") + 1, hints) ?? {}
  expect(items.map(({ insert }) => insert)).toContain('bottom-left')
})
