import { z } from 'zod'
import { findNearest, formatSuggestion, type Problem } from '../../../core/node/files/problems.ts'
import { readText } from '../../../core/node/files/read-text.ts'
import { readYaml, readYamlList } from '../../../core/node/files/yaml.ts'
import { kebabCase } from '../../../core/shared/kebab-case.ts'
import { library as adapter } from '../../../library/node/index.ts'
import type { Library } from '../../../library/node/model.ts'

/** Shared options that stand together on a chart's page. */
export interface OptionGroup {
  title: string
  options: string[]
}

const GROUPS = 'content/options/groups.yaml'
const ADDRESSES = 'content/options/addresses.yaml'

const groupSchema = z.strictObject({
  title: z.string().min(1, 'is empty; write a short text'),
  options: z.array(z.string()),
})
const ADDRESS = /^[a-z][a-z-]*$/

/** The groups of shared options, in their order on the page. None of the options is without a group. */
export function readGroups(root: string, library: Library): { groups: OptionGroup[]; problems: Problem[] } {
  const { text: source, problems: unreadable } = readText(root, GROUPS)
  if (source === undefined) return { groups: [], problems: unreadable }
  const { entries, problems, findLine } = readYamlList(
    { file: GROUPS, source, name: 'the list of groups' },
    groupSchema,
  )
  const groups = entries.flatMap(({ data }) => data ?? [])
  // the options of groups that cannot be read would all be missing
  const complete = problems.length === 0
  const shared = sharedOptions(library)
  const grouped = new Set<string>()
  groups.forEach(({ options }, group) =>
    options.forEach((name, index) => {
      const report = (message: string) =>
        problems.push({ file: GROUPS, line: findLine([group, 'options', index]), message })
      const meant = shared.has(name)
        ? name
        : findNearest(
            name,
            [...shared].filter((option) => !groups.some((other) => other.options.includes(option))),
          )
      if (grouped.has(name)) report(`the option "${name}" is in two groups; keep one`)
      else if (!shared.has(name))
        report(`"${name}" is no option that charts share${meant ? `; did you mean "${meant}"?` : ''}`)
      grouped.add(meant ?? name).add(name)
    }),
  )
  for (const name of complete ? shared : [])
    if (!grouped.has(name))
      problems.push({ file: GROUPS, line: 1, message: `the shared option "${name}" is in no group; add it to one` })
  return { groups, problems }
}

function sharedOptions({ components, definitions }: Library): Set<string> {
  return new Set(
    components.flatMap(
      (id) =>
        definitions[id]?.options
          .filter((option) => adapter.isSharedOption(option) && option.name !== 'chart')
          .map(({ name }) => name) ?? [],
    ),
  )
}

/** Where an options object stands in addresses: by its own name, or by a better one. `complete` is false when some of the better ones could not be read. */
export function readAddresses(
  root: string,
  { definitions }: Library,
): { slugs: (id: string) => string; complete: boolean; problems: Problem[] } {
  const { text: source, problems: unreadable } = readText(root, ADDRESSES)
  if (source === undefined) return { slugs: kebabCase, complete: false, problems: unreadable }
  const {
    data: given,
    problems,
    findLine,
  } = readYaml({ file: ADDRESSES, source, name: 'the list of addresses' }, z.record(z.string(), z.unknown()))
  if (!given) return { slugs: kebabCase, complete: false, problems }
  const sound = new Map<string, string>()
  for (const [id, address] of Object.entries(given)) {
    if (typeof address === 'string' && ADDRESS.test(address)) sound.set(id, address)
    else
      problems.push({
        file: ADDRESSES,
        line: findLine([id]),
        message: `"${id}" has no proper address; use lower-case letters and dashes`,
      })
    if (!Object.hasOwn(definitions, id))
      problems.push({
        file: ADDRESSES,
        line: findLine([id]),
        message: `"${id}" is no options object of the library${formatSuggestion(id, Object.keys(definitions)) || '; correct or remove it'}`,
      })
  }
  const slugs = (id: string) => sound.get(id) ?? kebabCase(id)
  const taken = new Map<string, string>()
  for (const id of Object.keys(definitions)) {
    const twin = taken.get(slugs(id))
    if (twin)
      problems.push({
        file: ADDRESSES,
        line: findLine([sound.has(id) ? id : twin]),
        message: `${twin} and ${id} have the same address "${slugs(id)}"; give one of them another here`,
      })
    taken.set(slugs(id), id)
  }
  return { slugs, complete: problems.length === 0, problems }
}
