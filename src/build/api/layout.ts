import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Problem } from '../problems.ts'
import { readYaml } from '../yaml.ts'
import { isShared } from './coverage.ts'
import { kebabCase } from './kebab-case.ts'
import type { Library } from './model.ts'

/** Shared options that stand together on a chart's page. */
export interface OptionGroup {
  title: string
  options: string[]
}

const GROUPS = 'content/options/groups.yaml'
const ADDRESSES = 'content/options/addresses.yaml'

const groupsSchema = z.array(z.strictObject({ title: z.string(), options: z.array(z.string()) }))
const addressesSchema = z.record(z.string(), z.string().regex(/^[a-z][a-z-]*$/, 'is not an address; use lower-case letters and dashes'))

/** The groups of shared options, in their order on the page. None of the options is without a group. */
export function readGroups(root: string, library: Library): { groups: OptionGroup[]; problems: Problem[] } {
  const { data: groups = [], problems } = readYaml({ file: GROUPS, source: sourceOf(root, GROUPS), invalid: 'the groups are not valid YAML' }, groupsSchema)
  // of groups that cannot be read, every option would be missing
  if (problems.length > 0) return { groups, problems }
  const grouped = new Set(groups.flatMap(({ options }) => options))
  for (const name of sharedOptions(library)) {
    if (!grouped.has(name)) problems.push({ file: GROUPS, line: 1, message: `the shared option "${name}" is in no group` })
  }
  return { groups, problems }
}

function sharedOptions({ components, definitions }: Library): Set<string> {
  return new Set(components.flatMap((id) => definitions[id]?.options.filter((option) => isShared(option) && option.name !== 'chart').map(({ name }) => name) ?? []))
}

/** Where an options object stands in addresses: by its own name, or by a better one. */
export function readAddresses(root: string, { definitions }: Library): { slugs: (id: string) => string; problems: Problem[] } {
  const { data: given = {}, problems, lineOf } = readYaml({ file: ADDRESSES, source: sourceOf(root, ADDRESSES), invalid: 'the addresses are not valid YAML' }, addressesSchema)
  for (const id of Object.keys(given)) if (!definitions[id]) problems.push({ file: ADDRESSES, line: lineOf([id]), message: `"${id}" is no options object of the library` })
  const slugs = (id: string) => given[id] ?? kebabCase(id)
  const taken = new Map<string, string>()
  for (const id of Object.keys(definitions)) {
    const twin = taken.get(slugs(id))
    if (twin) problems.push({ file: ADDRESSES, line: lineOf([given[id] ? id : twin]), message: `${twin} and ${id} have the same address "${slugs(id)}"; give one of them another here` })
    taken.set(slugs(id), id)
  }
  return { slugs, problems }
}

const sourceOf = (root: string, file: string): string => readFileSync(path.join(root, file), 'utf8')
