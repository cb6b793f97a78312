import type { OutputFile, Site } from '../../../core/node/feature.ts'
import { formatDefault } from '../../../library/shared/default-value.ts'
import type { ApiDocumentation } from '../../api-tables/node/index.ts'
import type { ExampleCard } from '../../examples/node/index.ts'
import { API, API_SCHEMA, getApiAddress, getMarkdownAddress } from '../shared/file-addresses.ts'
import { API_FORMAT, createApiSchema, type ApiOption, type ComponentFile, type LibraryFile } from './api-schema.ts'
import { listOptions, type ListedOption } from './list-options.ts'

export interface ApiSources {
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
      options: write(listOptions(component, sources.api, isNeverListed), component),
    })),
    objects: [...sources.api.shared].map((object) => ({
      name: object,
      url: `${config.url}${config.sharedOptions ?? ''}#${sources.api.tables.get(object)?.slug ?? ''}`,
      options: write(listOptions(object, sources.api, isNeverListed)),
    })),
    demos: sources.examples.map(({ id, title, link }) => ({ id, title, url: config.url + link })),
  })
  const createComponent = (component: string, route: string): ComponentFile => ({
    ...head,
    kind: 'component',
    ...describe(component, route),
    options: write(listOptions(component, sources.api), component),
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
  const { path, address, type, description, required, ignored, since, values, variant, objects, sameAs, fallback } =
    option
  const value = option.default === undefined ? fallback && writeInline(fallback) : formatDefault(option.default)
  return {
    path,
    id: address,
    type,
    description: writeInline(description),
    ...(value ? { default: value } : {}),
    ...(required ? { required } : {}),
    ...(ignored ? { ignored } : {}),
    ...(since === undefined ? {} : { since }),
    ...(values ? { values } : {}),
    ...(variant === undefined ? {} : { variant }),
    ...(objects.length > 0 ? { objects } : {}),
    ...(sameAs === undefined ? {} : { sameAs }),
    ...(usedIn.length > 0 ? { usedIn } : {}),
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
