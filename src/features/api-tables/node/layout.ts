import { z } from 'zod'
import { formatSuggestion, readText, type Problem } from '../../../core/node/files/problems.ts'
import { findNearest } from '../../../core/shared/find-nearest.ts'
import { readYaml, readYamlList } from '../../../core/node/files/yaml.ts'
import { kebabCase } from '../../../core/shared/kebab-case.ts'
import { library as adapter } from '../../../library/node/index.ts'
import type { Library } from '../../../library/node/model.ts'

/** A group of shared options in the table of a chart. */
export interface OptionGroup {
  title: string
  options: string[]
}

const GROUPS_FILE = 'content/options/groups.yaml'
const ADDRESSES_FILE = 'content/options/addresses.yaml'

const groupSchema = z.strictObject({
  title: z.string().min(1, 'is empty; write a short text'),
  options: z.array(z.string()),
})
const VALID_ADDRESS = /^[a-z][a-z-]*$/

/** Reads the groups of shared options and checks that every shared option is in one. */
export function readGroups(root: string, library: Library): { groups: OptionGroup[]; problems: Problem[] } {
  const { text: source, problems: unreadable } = readText(root, GROUPS_FILE)
  if (source === undefined) return { groups: [], problems: unreadable }
  const list = { file: GROUPS_FILE, source, name: 'the list of groups' }
  const { entries, problems, findLine } = readYamlList(list, groupSchema)
  const groups = entries.flatMap(({ data }) => data ?? [])
  // the options of a group that cannot be read are unknown, so missing ones are not reported
  const complete = problems.length === 0
  const shared = listSharedOptions(library)
  const grouped = new Set<string>()
  groups.forEach(({ options }, group) =>
    options.forEach((name, index) => {
      const report = (message: string) =>
        problems.push({ file: GROUPS_FILE, line: findLine([group, 'options', index]), message })
      const free = [...shared].filter((option) => !groups.some((other) => other.options.includes(option)))
      const intended = shared.has(name) ? name : findNearest(name, free)
      if (grouped.has(name)) report(`the option "${name}" is in two groups; keep one`)
      else if (!shared.has(name))
        report(`"${name}" is not a shared option${intended ? `; did you mean "${intended}"?` : ''}`)
      grouped.add(intended ?? name).add(name)
    }),
  )
  for (const name of complete ? shared : [])
    if (!grouped.has(name)) {
      const message = `the shared option "${name}" is not in any group; add it to one`
      problems.push({ file: GROUPS_FILE, line: 1, message })
    }
  return { groups, problems }
}

function listSharedOptions({ components, definitions }: Library): Set<string> {
  const options = components.flatMap((id) => definitions[id]?.options ?? [])
  const shared = options.filter((option) => adapter.isSharedOption(option) && option.name !== 'chart')
  return new Set(shared.map(({ name }) => name))
}

/**
 * Reads the slugs of options objects in addresses. The default slug is the id in kebab case.
 * `complete` is false if some of the slugs could not be read.
 */
export function readAddresses(
  root: string,
  { definitions }: Library,
): { getSlug: (id: string) => string; complete: boolean; problems: Problem[] } {
  const { text: source, problems: unreadable } = readText(root, ADDRESSES_FILE)
  if (source === undefined) return { getSlug: kebabCase, complete: false, problems: unreadable }
  const list = { file: ADDRESSES_FILE, source, name: 'the list of addresses' }
  const { data: entries, problems, findLine } = readYaml(list, z.record(z.string(), z.unknown()))
  if (!entries) return { getSlug: kebabCase, complete: false, problems }
  const report = (id: string, message: string) => problems.push({ file: ADDRESSES_FILE, line: findLine([id]), message })
  const valid = new Map<string, string>()
  for (const [id, address] of Object.entries(entries)) {
    if (typeof address === 'string' && VALID_ADDRESS.test(address)) valid.set(id, address)
    else report(id, `"${id}" has an invalid address; use lowercase letters and dashes`)
    if (!Object.hasOwn(definitions, id)) {
      const advice = formatSuggestion(id, Object.keys(definitions)) || '; correct or remove it'
      report(id, `"${id}" is not an options object of the library${advice}`)
    }
  }
  const getSlug = (id: string) => valid.get(id) ?? kebabCase(id)
  const taken = new Map<string, string>()
  for (const id of Object.keys(definitions)) {
    const slug = getSlug(id)
    const other = taken.get(slug)
    const message = `${other} and ${id} have the same address "${slug}"; give one of them another here`
    if (other) report(valid.has(id) ? id : other, message)
    taken.set(slug, id)
  }
  return { getSlug, complete: problems.length === 0, problems }
}
