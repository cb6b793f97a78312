import { pick } from 'es-toolkit'
import { z } from 'zod'
import type { OutputFile, Site } from '../../../core/node/feature.ts'
import { formatDefault } from '../../../library/shared/default-value.ts'
import type { ApiDocumentation } from '../../api-tables/node/index.ts'
import type { ExampleCard } from '../../examples/node/index.ts'
import { API, API_SCHEMA, getApiAddress, getMarkdownAddress } from '../shared/file-addresses.ts'
import { flattenOptions, type ListedOption } from './list-options.ts'

interface ApiSources {
  api: ApiDocumentation
  examples: ExampleCard[]
  /** The route of the page of each component. */
  componentPages: Map<string, string>
  /** Writes finished HTML as Markdown. */
  writeInline: (html: string) => string
}

/** The options of the library as JSON: all of them, and one file per component. */
export function createApiFiles(site: Site, sources: ApiSources): OutputFile[] {
  const { config } = site
  const head = {
    $schema: config.url + API_SCHEMA,
    format: API_FORMAT,
    library: { package: config.library.package, version: config.library.version },
  } as const
  const pages = [...sources.componentPages].filter(([component]) => sources.api.tables.has(component))
  const getUsers = findUsers(sources.examples)
  const describe = (component: string, route: string) => describeComponent(component, route, site)
  const write = (options: ListedOption[], component?: string) =>
    options.map((option) => createOption(option, sources, getUsers(option, component)))
  const createLibrary = (): LibraryFile => ({
    ...head,
    kind: 'library',
    components: pages.map(([component, route]) => ({
      ...describe(component, route),
      json: config.url + getApiAddress(route),
      options: write(flattenOptions(component, sources.api, isNeverListed), component),
    })),
    objects: [...sources.api.shared].map((object) => ({
      name: object,
      url: `${config.url}${config.sharedOptions ?? ''}#${sources.api.tables.get(object)?.slug ?? ''}`,
      options: write(flattenOptions(object, sources.api, isNeverListed)),
    })),
    demos: sources.examples.map(({ id, title, link }) => ({ id, title, url: config.url + link })),
  })
  const createComponent = (component: string, route: string): ComponentFile => ({
    ...head,
    kind: 'component',
    ...describe(component, route),
    options: write(flattenOptions(component, sources.api), component),
  })
  return [
    { address: API, content: () => JSON.stringify(createLibrary()) },
    { address: API_SCHEMA, content: () => createApiSchema(config.url + API_SCHEMA) },
    ...pages.map(([component, route]) => ({
      address: getApiAddress(route),
      content: () => JSON.stringify(createComponent(component, route)),
    })),
  ]
}

/** Shared objects have a list of their own. */
const isNeverListed = () => false

function describeComponent(name: string, route: string, { config, pages }: Site) {
  const { title = name, description = '' } = pages.get(route)?.[0]?.matter.frontmatter ?? {}
  const url = config.url + route
  return { name, title, description, url, markdown: config.url + getMarkdownAddress(route) }
}

function createOption(option: ListedOption, { writeInline }: ApiSources, usedIn: string[]): ApiOption {
  const { path, address, type, description, objects, sameAs, fallback } = option
  const value = option.default === undefined ? fallback && writeInline(fallback) : formatDefault(option.default)
  // JSON leaves out what is undefined
  return {
    path,
    id: address,
    type,
    description: writeInline(description),
    default: value || undefined,
    ...pick(option, ['required', 'ignored', 'since', 'values', 'variant']),
    objects: objects.length > 0 ? objects : undefined,
    sameAs,
    usedIn: usedIn.length > 0 ? usedIn : undefined,
  }
}

/** Finds the demos that set an option, in the props of one component or of any. */
function findUsers(examples: ExampleCard[]): (option: ListedOption, component?: string) => string[] {
  const users = new Map<string, Set<string>>()
  for (const { id, uses } of examples)
    for (const { component, steps } of uses) {
      const last = steps.at(-1)
      if (!last) continue
      const key = `${last.object} ${last.option.name}`
      for (const owner of [component, ''])
        users.set(`${owner} ${key}`, (users.get(`${owner} ${key}`) ?? new Set()).add(id))
    }
  return ({ object, name }, component = '') => [...(users.get(`${component} ${object} ${name}`) ?? [])]
}

/** Changes when a program that reads the files has to change. */
const API_FORMAT = 1

const option = z
  .object({
    path: z.string().meta({ description: 'Names down to the option, from its component or object: "xAxis.label".' }),
    id: z.string().meta({ description: 'Hash of its row at the address of its component or object.' }),
    type: z.string().meta({ description: 'TypeScript type.' }),
    description: z.string().meta({ description: 'Markdown.' }),
    default: z.string().optional().meta({ description: 'Source code, or Markdown if the default is explained.' }),
    required: z.literal(true).optional(),
    ignored: z.literal(true).optional().meta({ description: 'Set if the option has no effect here.' }),
    values: z
      .array(z.union([z.string(), z.number()]))
      .optional()
      .meta({ description: 'Known values. The type can allow others.' }),
    variant: z
      .string()
      .optional()
      .meta({ description: 'Object that has the option, if the value can be one of several.' }),
    objects: z.array(z.string()).optional().meta({ description: 'Objects that the value can be or contain.' }),
    sameAs: z.string().optional().meta({ description: 'Path of an option in this list with the same properties.' }),
    since: z
      .string()
      .optional()
      .meta({ description: 'First release with the option: package and version. Missing if unknown.' }),
    usedIn: z.array(z.string()).optional().meta({ description: 'Ids of demos that set the option.' }),
  })
  .meta({ id: 'option' })

const head = {
  $schema: z.url(),
  format: z.literal(API_FORMAT),
  library: z.object({ package: z.string(), version: z.string() }),
}

const component = {
  name: z.string(),
  title: z.string(),
  description: z.string(),
  url: z.url().meta({ description: 'Its page.' }),
  markdown: z.url().meta({ description: 'Its page as Markdown.' }),
  options: z.array(option),
}

const libraryFile = z
  .object({
    ...head,
    kind: z.literal('library'),
    components: z.array(
      z.object({
        ...component,
        json: z.url().meta({ description: 'File with the options inside shared objects too.' }),
      }),
    ),
    objects: z
      .array(z.object({ name: z.string(), url: z.url(), options: z.array(option) }))
      .meta({ description: 'Objects that options of several components contain.' }),
    demos: z.array(z.object({ id: z.string(), title: z.string(), url: z.url() })),
  })
  .meta({ id: 'library' })

const componentFile = z.object({ ...head, kind: z.literal('component'), ...component }).meta({ id: 'component' })

export type ApiOption = z.infer<typeof option>
export type LibraryFile = z.infer<typeof libraryFile>
export type ComponentFile = z.infer<typeof componentFile>

/** The JSON Schema of all files, from the same source as their types. Later versions may add fields. */
const createApiSchema = (address: string): string =>
  `${JSON.stringify({ ...z.toJSONSchema(z.union([libraryFile, componentFile]), { io: 'input' }), $id: address }, null, 2)}\n`
