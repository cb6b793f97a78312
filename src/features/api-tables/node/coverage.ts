import { findNearest, type Problem } from '../../../core/node/files/problems.ts'
import { placeOfDescription, type Description, type Descriptions } from './descriptions.ts'
import type { Defaults } from '../../../library/node/engine-defaults.ts'
import { library } from '../../../library/node/index.ts'
import type { Library, Option } from '../../../library/node/model.ts'

/** The description of an option: the one that the chart has for itself, else the one where it is declared. */
export function findDescription(
  holder: string,
  option: Option,
  descriptions: Map<string, Description>,
): Description | undefined {
  const own = library.getOwnDescriptionKey(holder, option.name)
  return (own === undefined ? undefined : descriptions.get(own)) ?? descriptions.get(option.key)
}

/** Every option is described, and every description describes something. What is excused has its mistake told already. */
export function checkCoverage(
  model: Library,
  { descriptions, excused }: Pick<Descriptions, 'descriptions' | 'excused'>,
  defaults: Record<string, Defaults>,
): Problem[] {
  const holders = holdersByKey(model)
  const names = namesByFile(model, holders)
  const excuses = new Set(excused)
  const problems: Problem[] = []
  // a file under a wrong name is one mistake, not one for each of its lines and one for each that is missing elsewhere
  for (const file of new Set([...descriptions.values()].map((description) => description.file))) {
    if (names.has(file)) continue
    const meant = findNearest(file, names.keys())
    if (meant) excuses.add(meant)
    problems.push({
      file,
      line: 1,
      message: `the library declares no options object of this name; ${meant ? `rename the file to ${meant}` : 'rename or remove the file'}`,
    })
  }
  for (const [key, { file, line, default: fallback }] of descriptions) {
    const { name } = placeOfDescription(key)
    const siblings = names.get(file)
    if (siblings && !siblings.has(name)) {
      const meant = findNearest(name, siblings)
      if (meant) excuses.add(`${key.slice(0, -name.length)}${meant}`)
      problems.push({
        file,
        line,
        message: `"${name}" describes no option of the library${meant ? `; did you mean "${meant}"?` : '; correct or remove it'}`,
      })
    }
    if (fallback !== undefined && isTold(holders.get(key) ?? [], defaults))
      problems.push({ file, line, message: `the engine tells the default of "${name}" by itself; remove "default"` })
  }
  const missing = [...holders.keys()].filter(
    (key) => !descriptions.has(key) && !excuses.has(key) && !excuses.has(placeOfDescription(key).file),
  )
  return [...problems, ...missingDescriptions(missing)]
}

/** What may be described in each file. */
function namesByFile({ components, definitions }: Library, holders: Map<string, Holder[]>): Map<string, Set<string>> {
  const own = components.flatMap(
    (id) => definitions[id]?.options.flatMap(({ name }) => library.getOwnDescriptionKey(id, name) ?? []) ?? [],
  )
  const names = new Map<string, Set<string>>()
  for (const { file, name } of [...holders.keys(), ...own].map(placeOfDescription))
    names.set(file, (names.get(file) ?? new Set()).add(name))
  return names
}

/** One sentence for each file, however many options it does not describe. */
function missingDescriptions(keys: string[]): Problem[] {
  const names = new Map<string, string[]>()
  for (const { file, name } of keys.map(placeOfDescription)) names.set(file, [...(names.get(file) ?? []), `"${name}"`])
  return [...names].map(([file, missing]) => ({
    file,
    line: 1,
    message:
      missing.length === 1
        ? `the option ${missing[0]} has no description; add a line for it here`
        : `the options ${missing.join(', ')} have no description; add a line for each here`,
  }))
}

/** An options object that has an option, and what it calls it. */
interface Holder {
  id: string
  name: string
}

/** Every option by its key, with all that hold it. */
function holdersByKey({ definitions }: Library): Map<string, Holder[]> {
  const holders = new Map<string, Holder[]>()
  for (const { id, options } of Object.values(definitions)) {
    for (const { key, name } of options) {
      const known = holders.get(key)
      if (known) known.push({ id, name })
      else holders.set(key, [{ id, name }])
    }
  }
  return holders
}

/** Whether the engine has a default for an option wherever it occurs. */
function isTold(holders: Holder[], defaults: Record<string, Defaults>): boolean {
  return holders.length > 0 && holders.every(({ id, name }) => defaults[id]?.[name] !== undefined)
}
