import type { Problem } from '../../../core/node/files/problems.ts'
import { findNearest } from '../../../core/shared/find-nearest.ts'
import { locateDescription, type Descriptions } from './descriptions.ts'
import type { DefaultValues } from '../../../library/shared/default-value.ts'
import { library } from '../../../library/node/index.ts'
import type { Library } from '../../../library/node/model.ts'
import { accepts, type OptionType } from '../../../library/shared/option-type.ts'

/** Checks that every option has a description, and that every description belongs to an option. */
export function checkCoverage(
  model: Library,
  { descriptions, ignored: ignoredFilesAndKeys }: Pick<Descriptions, 'descriptions' | 'ignored'>,
  defaults: Record<string, DefaultValues>,
): Problem[] {
  const owners = groupOwnersByKey(model)
  const namesByFile = groupNamesByFile(model, owners)
  const ignored = new Set(ignoredFilesAndKeys)
  const problems: Problem[] = []
  // a wrong file name is one problem, not one for each of its lines and for each missing description
  for (const file of new Set([...descriptions.values()].map((description) => description.file))) {
    if (namesByFile.has(file)) continue
    const suggestion = findNearest(file, namesByFile.keys())
    if (suggestion) ignored.add(suggestion)
    const advice = suggestion ? `rename the file to ${suggestion}` : 'rename or remove the file'
    problems.push({ file, line: 1, message: `the library has no options object with this name; ${advice}` })
  }
  for (const [key, { file, line, default: fallback, values, range }] of descriptions) {
    const { name } = locateDescription(key)
    const names = namesByFile.get(file)
    if (names && !names.has(name)) {
      const suggestion = findNearest(name, names)
      if (suggestion) ignored.add(`${key.slice(0, -name.length)}${suggestion}`)
      const advice = suggestion ? `did you mean "${suggestion}"?` : 'correct or remove it'
      problems.push({ file, line, message: `"${name}" does not describe an option of the library; ${advice}` })
    }
    if (fallback !== undefined && hasEngineDefault(owners.get(key) ?? [], defaults))
      problems.push({
        file,
        line,
        message: `the default of "${name}" is read from the chart engine; remove "default"`,
      })
    for (const [field, type, isSet] of [
      ['values', 'string', values !== undefined],
      ['range', 'number', range !== undefined],
    ] as const)
      if (isSet && !hasType(owners.get(key) ?? [], type))
        problems.push({ file, line, message: `the type of "${name}" is not ${type}; remove "${field}"` })
  }
  const missing = [...owners.keys()].filter(
    (key) => !descriptions.has(key) && !ignored.has(key) && !ignored.has(locateDescription(key).file),
  )
  return [...problems, ...reportMissing(missing)]
}

/** The names that each file can describe. */
function groupNamesByFile(
  { components, definitions }: Library,
  owners: Map<string, OptionOwner[]>,
): Map<string, Set<string>> {
  const ownKeys = components.flatMap(
    (id) => definitions[id]?.options.flatMap(({ name }) => library.getOwnDescriptionKey(id, name) ?? []) ?? [],
  )
  const names = new Map<string, Set<string>>()
  for (const { file, name } of [...owners.keys(), ...ownKeys].map(locateDescription))
    names.set(file, (names.get(file) ?? new Set()).add(name))
  return names
}

/** Reports one problem per file, even if several descriptions are missing in it. */
function reportMissing(keys: string[]): Problem[] {
  const names = new Map<string, string[]>()
  for (const { file, name } of keys.map(locateDescription)) names.set(file, [...(names.get(file) ?? []), `"${name}"`])
  return [...names].map(([file, missing]) => ({
    file,
    line: 1,
    message:
      missing.length === 1
        ? `the option ${missing[0]} has no description; add a line for it here`
        : `the options ${missing.join(', ')} have no description; add a line for each here`,
  }))
}

/** An options object that has an option, and the name of the option there. */
interface OptionOwner {
  id: string
  name: string
  type: OptionType
}

/** The options objects that have an option, by its key. */
function groupOwnersByKey({ definitions }: Library): Map<string, OptionOwner[]> {
  const owners = new Map<string, OptionOwner[]>()
  for (const { id, options } of Object.values(definitions)) {
    for (const option of options) {
      const { key, name } = option
      const owner = { id, name, type: option.type }
      const known = owners.get(key)
      if (known) known.push(owner)
      else owners.set(key, [owner])
    }
  }
  return owners
}

/** Whether an option accepts every value of a type. Descriptions of a chart's own are not checked: they have no owner. */
const hasType = (owners: OptionOwner[], type: string): boolean =>
  owners.length === 0 || owners.some((owner) => accepts(owner.type, type))

/** Whether the chart engine has a default for an option in every object that has the option. */
function hasEngineDefault(owners: OptionOwner[], defaults: Record<string, DefaultValues>): boolean {
  return owners.length > 0 && owners.every(({ id, name }) => defaults[id]?.[name] !== undefined)
}
