import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { site } from '../site.config.ts'
import { readRedirects } from '../src/core/node/content/redirects.ts'
import { isSectionRedirect } from '../src/core/shared/redirects.ts'

// Pages and demos are read from the content, so new ones are tested without editing a test.

const project = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(project, file), 'utf8')
const listFiles = (folder: string, name: RegExp) =>
  readdirSync(path.join(project, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => name.test(file))
    .toSorted()

/** Every page of the built site. */
export const readRoutes = () => (JSON.parse(read('dist/version.json')) as { routes: string[] }).routes

/** The additional tabs of pages: `content/api/index.tab-options.md` is `/api?tab=options`. */
export const tabs = listFiles('content', /\.tab-[a-z0-9-]+\.md$/).map((file) => {
  const [, page = '', tab = ''] = /^(.+)\.tab-(.+)\.md$/.exec(file) ?? []
  return `/${page}`.replace(/\/index$/, '') + `?tab=${tab}`
})

export const chartRoutes = site.sidebar.flatMap(({ pages }) => pages)

/** The component that a chart page documents. */
export const readComponent = (route: string): string =>
  /^component: (\w+)$/m.exec(read(`content${route}.md`))?.[1] ?? ''

const allRedirects = readRedirects(project).redirects
export const redirects = allRedirects.filter((redirect) => !isSectionRedirect(redirect))
export const sectionRedirects = allRedirects.filter(isSectionRedirect)

/** Each old address with its target: plain, with a trailing slash, and with a query. */
export const redirectCases = redirects.flatMap(({ from, to }) => [
  { address: from, target: to },
  { address: `${from}/`, target: to },
  { address: `${from}?q=line`, target: `${to}?q=line` },
])

export interface Demo {
  /** `line-basic` for `demos/line/basic.tsx`. */
  id: string
  /** The folder in `demos`: `line`. */
  chart: string
  title: string
  /** The code that readers copy: the file without its leading comment. */
  source: string
  /** The file name without extension. The name of the built script starts with it. */
  name: string
  /** Additional files, each with its own tab: `slider/data.ts`. */
  parts: string[]
}

export const demos = new Map(listFiles('demos', /^[^/]+\/[^/]+\.tsx$/).map((file) => [toId(file), readDemo(file)]))

/** The demos on a page, in page order. */
export function demosOnPage(file: string): [Demo, Demo, ...Demo[]] {
  const shown = [...read(file).matchAll(/^::demo\{id=([\w-]+)/gm)].flatMap(([, id = '']) => demos.get(id) ?? [])
  const [first, second, ...rest] = shown
  if (!first || !second) throw new Error(`the tests need at least two demos in ${file}`)
  return [first, second, ...rest]
}

/** The first demo whose source matches. */
export function findDemo(source: RegExp): Demo {
  const demo = [...demos.values()].find((candidate) => source.test(candidate.source))
  if (!demo) throw new Error(`a test needs a demo that matches ${source}`)
  return demo
}

/** The first demos on the home page, which the tests of the demo card use. */
export const [homeDemo, secondHomeDemo] = demosOnPage('content/index.md')

/** The home page, scrolled to its first demo card. */
export const homeDemoAddress = `/#demo-${homeDemo.id}`

/** The files of a demo, as they are exported. */
export function readDemoFiles({ chart, name, source, parts }: Demo): { name: string; source: string }[] {
  return [
    { name: `${name}.tsx`, source },
    ...parts.map((part) => ({ name: part, source: read(`demos/${chart}/${part}`) })),
  ]
}

/** Matches the address of a demo's script. */
export const matchScript = ({ name }: Demo): RegExp => new RegExp(`/assets/${name}-[\\w-]{8}\\.js`)

function toId(file: string): string {
  return file.replace(/\.tsx$/, '').replace('/', '-')
}

function readDemo(file: string): Demo {
  const text = read(`demos/${file}`)
  const folder = file.replace(/\.tsx$/, '')
  return {
    id: toId(file),
    chart: path.dirname(file),
    title: /^ \* title: (.+)$/m.exec(text)?.[1] ?? '',
    source: text.replace(/^\/\*\*[\s\S]*?\*\/\s*/, ''),
    name: path.basename(folder),
    parts: listFiles('demos', new RegExp(`^${folder}/`)).map((part) => part.slice(path.dirname(file).length + 1)),
  }
}
