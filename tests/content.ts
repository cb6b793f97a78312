import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { site } from '../site.config.ts'

// What the content defines is read from it, so that a new page or demo is tested without editing a test.

const project = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(project, file), 'utf8')
const listFiles = (folder: string, name: RegExp) =>
  readdirSync(path.join(project, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => name.test(file))
    .toSorted()

/** Every page of the built site. */
export const readRoutes = () => (JSON.parse(read('dist/version.json')) as { routes: string[] }).routes

/** Every further tab of a page: `content/api/index.tab-options.md` is `/api?tab=options`. */
export const tabs = listFiles('content', /\.tab-[a-z0-9-]+\.md$/).map((file) => {
  const [, page = '', tab = ''] = /^(.+)\.tab-(.+)\.md$/.exec(file) ?? []
  return `/${page}`.replace(/\/index$/, '') + `?tab=${tab}`
})

export const chartRoutes = site.sidebar.flatMap(({ pages }) => pages)

export interface Demo {
  /** `line-basic` for `demos/line/basic.tsx`. */
  id: string
  title: string
  /** The demo as a reader copies it, without the comment at its head. */
  source: string
  /** The name of its file without the extension, with which the name of its script begins. */
  name: string
  /** Its further files, which have tabs of their own: `slider/data.ts`. */
  parts: string[]
}

export const demos = new Map(listFiles('demos', /^[^/]+\/[^/]+\.tsx$/).map((file) => [toId(file), readDemo(file)]))

/** The demos on the page of this file, in the order of the page. */
export function demosOnPage(file: string): [Demo, Demo, ...Demo[]] {
  const shown = [...read(file).matchAll(/^::demo\{id=([\w-]+)\}/gm)].flatMap(([, id = '']) => demos.get(id) ?? [])
  const [first, second, ...rest] = shown
  if (!first || !second) throw new Error(`${file} has fewer than two demos, and the tests need them`)
  return [first, second, ...rest]
}

/** The first demo whose source shows what a test needs. */
export function findDemo(source: RegExp): Demo {
  const demo = [...demos.values()].find((candidate) => source.test(candidate.source))
  if (!demo) throw new Error(`no demo has ${source}, and a test needs one`)
  return demo
}

/** The demos of the home page, on which tests try what every demo can do. */
export const [homeDemo, secondHomeDemo] = demosOnPage('content/index.md')

/** The address of the script of a demo. */
export const matchScript = ({ name }: Demo): RegExp => new RegExp(`/assets/${name}-[\\w-]{8}\\.js`)

function toId(file: string): string {
  return file.replace(/\.tsx$/, '').replace('/', '-')
}

function readDemo(file: string): Demo {
  const text = read(`demos/${file}`)
  const folder = file.replace(/\.tsx$/, '')
  return {
    id: toId(file),
    title: /^ \* title: (.+)$/m.exec(text)?.[1] ?? '',
    source: text.replace(/^\/\*\*[\s\S]*?\*\/\s*/, ''),
    name: path.basename(folder),
    parts: listFiles('demos', new RegExp(`^${folder}/`)).map((part) => part.slice(path.dirname(file).length + 1)),
  }
}
