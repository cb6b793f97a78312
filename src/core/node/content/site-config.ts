import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { MenuGroup, PageLink, SiteConfig } from '../../shared/site.ts'
import { getLineNumber, readText, type Problem } from '../files/problems.ts'
import { isValidRoute, type SourceFile } from '../files/source-files.ts'
import type { ReadFile } from '../model/page-file.ts'

export const CONFIG_FILE = 'site.config.ts'

/** The last line of the configuration with this text. It is 1 if code puts the text together. */
export type FindConfigLine = (text: string) => number

export function createConfigLines(root: string): FindConfigLine {
  const { text = '' } = readText(root, CONFIG_FILE)
  return (searched) => {
    const index = text.lastIndexOf(searched)
    return index < 0 ? 1 : getLineNumber(text, index)
  }
}

/** Exact versions of the project's packages. */
export function readVersions(root: string): Record<string, string> {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >
  return { ...dependencies, ...devDependencies }
}

/** Reports a documented version that is not the installed one. */
export function checkLibraryVersion(
  { library }: SiteConfig,
  findConfigLine: FindConfigLine,
  versions: Record<string, string>,
): Problem[] {
  const installed = versions[library.package]
  const { version } = library
  if (installed === undefined || installed === version) return []
  const message = `the version of the library is ${version}, but package.json has ${installed}; make them the same`
  return [{ file: CONFIG_FILE, line: findConfigLine(`'${version}'`), message }]
}

/** The groups of the side menu. A page that cannot be read is left out. */
export function createMenu({ sidebar }: SiteConfig, files: ReadFile[]): MenuGroup[] {
  const titles = new Map(
    files.filter(({ file }) => file.tab === '').map(({ file, matter }) => [file.route, matter.frontmatter.title]),
  )
  return sidebar.map(({ title, pages }) => ({
    title,
    items: pages.flatMap((link) => {
      const pageTitle = titles.get(link)
      return pageTitle === undefined ? [] : [{ title: pageTitle, link }]
    }),
  }))
}

/** The pages in reading order: each entry of the navigation, then the pages of the side menu below it. */
export function orderPages({ navigation }: SiteConfig, menu: MenuGroup[]): PageLink[] {
  const items = menu.flatMap((group) => group.items)
  return navigation.flatMap(({ title, link }) => [
    { title, link },
    ...items.filter((item) => item.link.startsWith(`${link}/`)),
  ])
}

/** Reports groups and pages that are listed twice, missing pages, and pages that no group lists. */
export function checkSidebar(
  { sidebar }: SiteConfig,
  findConfigLine: FindConfigLine,
  sources: SourceFile[],
): Problem[] {
  const problems: Problem[] = []
  const report = (text: string, message: string) =>
    problems.push({ file: CONFIG_FILE, line: findConfigLine(`'${text}'`), message })
  for (const id of listDuplicates(sidebar.map((group) => group.id))) {
    report(id, `two groups of the sidebar have the id "${id}"; give one of them another id`)
  }
  for (const { id, title, pages } of sidebar) {
    if (pages.length === 0) report(id, `the sidebar group "${title}" is empty; add a page or remove the group`)
  }
  const listed = new Set(sidebar.flatMap((group) => group.pages))
  for (const route of listDuplicates(sidebar.flatMap((group) => group.pages))) {
    report(route, `the page ${route} is listed twice in the sidebar; keep it in one group`)
  }
  const written = new Set(sources.map(({ route }) => route))
  for (const route of listed) {
    if (!written.has(route)) report(route, `the sidebar lists ${route}, which does not exist; write content${route}.md`)
  }
  const folders = new Set([...listed].map(getFolder))
  for (const { path: file, route, tab } of sources) {
    const isExpected = tab === '' && isValidRoute(route) && getFolder(route) !== '/' && folders.has(getFolder(route))
    if (!isExpected || listed.has(route)) continue
    const message = `no sidebar group in ${CONFIG_FILE} lists ${route}, so no menu links to this page; add it to one`
    problems.push({ file, line: 1, message })
  }
  return problems
}

const getFolder = (route: string): string => route.slice(0, route.lastIndexOf('/') + 1)

const listDuplicates = (names: string[]): Set<string> =>
  new Set(names.filter((name, index) => names.indexOf(name) < index))
