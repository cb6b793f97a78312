import { groupBy } from 'es-toolkit'
import type { Problem } from '../../../core/node/files/problems.ts'
import { findNearest } from '../../../core/shared/find-nearest.ts'
import { locateDescription, type Descriptions } from './descriptions.ts'
import type { DefaultValues } from '../../../library/shared/default-value.ts'
import { library } from '../../../library/node/index.ts'
import type { Library } from '../../../library/node/model.ts'
import { accepts } from '../../../library/shared/option-type.ts'

/** Checks that every option has a description, and that every description belongs to an option. */
export function checkCoverage(
  model: Library,
  { descriptions, ignored: ignoredFilesAndKeys }: Pick<Descriptions, 'descriptions' | 'ignored'>,
  defaults: Record<string, DefaultValues>,
): Problem[] {
  const owners = groupBy(
    Object.values(model.definitions).flatMap(({ id, options }) => options.map((option) => ({ ...option, id }))),
    ({ key }) => key,
  )
  const namesByFile = groupNamesByFile(model, Object.keys(owners))
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
    const own = owners[key] ?? []
    const report = (message: string) => problems.push({ file, line, message })
    // descriptions of a chart's own have no owner, so they are not checked
    const hasType = (type: string) => own.length === 0 || own.some((owner) => accepts(owner.type, type))
    if (
      fallback !== undefined &&
      own.length > 0 &&
      own.every((owner) => defaults[owner.id]?.[owner.name] !== undefined)
    )
      report(`the default of "${name}" is read from the chart engine; remove "default"`)
    if (values && !hasType('string')) report(`the type of "${name}" is not string; remove "values"`)
    if (range && !hasType('number')) report(`the type of "${name}" is not number; remove "range"`)
  }
  const missing = Object.keys(owners).filter(
    (key) => !descriptions.has(key) && !ignored.has(key) && !ignored.has(locateDescription(key).file),
  )
  return [...problems, ...reportMissing(missing)]
}

/** The names that each file can describe. */
function groupNamesByFile({ components, definitions }: Library, keys: string[]): Map<string, Set<string>> {
  const ownKeys = components.flatMap(
    (id) => definitions[id]?.options.flatMap(({ name }) => library.getOwnDescriptionKey(id, name) ?? []) ?? [],
  )
  const names = new Map<string, Set<string>>()
  for (const { file, name } of [...keys, ...ownKeys].map(locateDescription))
    names.set(file, (names.get(file) ?? new Set()).add(name))
  return names
}

/** Reports one problem per file, even if several descriptions are missing in it. */
function reportMissing(keys: string[]): Problem[] {
  const files = Object.entries(groupBy(keys.map(locateDescription), ({ file }) => file))
  return files.map(([file, missing]) => {
    const names = missing.map(({ name }) => `"${name}"`).join(', ')
    const message =
      missing.length === 1
        ? `the option ${names} has no description; add a line for it here`
        : `the options ${names} have no description; add a line for each here`
    return { file, line: 1, message }
  })
}
