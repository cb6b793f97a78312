import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Problem } from '../problems.ts'
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

/** The groups of shared options, in their order on the page. */
export function readGroups(root: string): { groups: OptionGroup[]; problems: Problem[] } {
  const { data = [], problems } = readYaml(root, GROUPS, groupsSchema)
  return { groups: data, problems }
}

/** Where an options object stands in addresses: by its own name, or by a better one. */
export function readAddresses(root: string, { definitions }: Library): { slugs: (id: string) => string; problems: Problem[] } {
  const { data = {}, problems } = readYaml(root, ADDRESSES, addressesSchema)
  for (const id of Object.keys(data)) if (!definitions[id]) problems.push({ file: ADDRESSES, line: 1, message: `"${id}" is no options object of the library` })
  const slugs = (id: string) => data[id] ?? kebab(id)
  const taken = new Map<string, string>()
  for (const id of Object.keys(definitions)) {
    const twin = taken.get(slugs(id))
    if (twin) problems.push({ file: ADDRESSES, line: 1, message: `${twin} and ${id} have the same address "${slugs(id)}"; give one of them another here` })
    taken.set(slugs(id), id)
  }
  return { slugs, problems }
}

const kebab = (id: string): string =>
  id
    .replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`)
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase()

function readYaml<T>(root: string, file: string, schema: z.ZodType<T>): { data?: T; problems: Problem[] } {
  const parsed = schema.safeParse(parse(readFileSync(path.join(root, file), 'utf8')))
  const problems = parsed.error?.issues.map((issue) => ({ file, line: 1, message: `"${issue.path.map(String).join('.')}" ${issue.message}` })) ?? []
  return { data: parsed.data, problems }
}
