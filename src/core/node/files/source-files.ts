import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { SPECIAL_PREFIX } from '../../shared/routes.ts'
import { formatSuggestion, readText, type Problem } from './problems.ts'

/** A Markdown file in `content/`: a page or an additional tab of a page. */
export interface SourceFile {
  /** Path in the repository, with forward slashes. */
  path: string
  /** The id of its locale. Empty for the default locale. */
  locale: string
  /** Without the base of its locale. */
  route: string
  /** The value of `?tab=`; empty for the page itself. */
  tab: string
  /** Undefined if the file cannot be read. */
  text?: string
  /** Another file of the locale has the same route and tab. A duplicate is checked, but does not become a page. */
  isDuplicate: boolean
}

const TAB_FILE = /^(.+)\.tab-([a-z0-9-]+)$/

type Location = Pick<SourceFile, 'locale' | 'route' | 'tab'>

/** `content/zh-CN/api/index.tab-options.md` -> locale `zh-CN`, route `/api`, tab `options`. */
export function resolveLocation(file: string, locales: string[] = []): Location {
  const locale = locales.find((id) => file.startsWith(`content/${id}/`)) ?? ''
  const name = file.slice(`content/${locale && `${locale}/`}`.length).replace(/\.md$/, '')
  const [, page = name, tab = ''] = TAB_FILE.exec(name) ?? []
  const route = `/${page}`.replace(/\/index$/, '') || '/'
  return { locale, route, tab }
}

export interface Entry {
  /** Path in the repository. */
  name: string
  kind: 'file' | 'folder' | 'link to a folder' | 'broken link' | 'other'
}

/** Lists everything below a folder. Links to folders are not followed, because they can form a cycle. */
export function listEntries(root: string, folder: string): Entry[] {
  if (!existsSync(path.join(root, folder))) return []
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((item): Entry[] => {
    const name = `${folder}/${item.name}`
    if (item.isSymbolicLink()) return [{ name, kind: getLinkKind(path.join(root, name)) }]
    if (item.isDirectory()) return [{ name, kind: 'folder' }, ...listEntries(root, name)]
    return [{ name, kind: item.isFile() ? 'file' : 'other' }]
  })
}

function getLinkKind(link: string): Entry['kind'] {
  try {
    const target = statSync(link)
    if (target.isDirectory()) return 'link to a folder'
    return target.isFile() ? 'file' : 'other'
  } catch {
    return 'broken link'
  }
}

/** Matches the files that editors and operating systems create, such as `.DS_Store` and `page.md~`. */
export const isHidden = (file: string): boolean => /\/(?:\.[^/]*|[^/]*~)$/.test(file)

export function listFiles(root: string, folder: string, extension: RegExp): string[] {
  return listEntries(root, folder)
    .filter(({ name, kind }) => kind === 'file' && extension.test(name) && !isHidden(name))
    .map(({ name }) => name)
    .toSorted()
}

/** `locales` are the ids of the locales besides the default one. */
export function readSources(root: string, locales: string[] = []): { files: SourceFile[]; problems: Problem[] } {
  const problems: Problem[] = []
  const report = (file: string, message: string) => void problems.push({ file, line: 1, message })
  const files: SourceFile[] = []
  for (const file of listFiles(root, 'content', /\.md$/)) {
    const location = resolveLocation(file, locales)
    const duplicate = files.find((other) => other.locale === location.locale && isSamePlace(other, location))
    if (duplicate) report(file, `${duplicate.path} has the same address ${location.route}; keep one of them`)
    const mistake = checkName(location.route)
    if (mistake) report(file, mistake)
    files.push({ path: file, ...location, text: readPage(root, file, problems), isDuplicate: duplicate !== undefined })
  }
  for (const { path: file, locale, tab, route } of files) {
    if (locale === '' && tab !== '' && !files.some((page) => page.route === route && page.tab === ''))
      report(file, `this tab belongs to ${route}, which is not a page; add the page or rename the file`)
  }
  return { files, problems: [...problems, ...checkTranslations(files)] }
}

const isSamePlace = (one: Location, other: Location): boolean => one.route === other.route && one.tab === other.tab

/** The files of a locale: translations, and the default locale where there is none. */
export function selectSources(files: SourceFile[], locale: string): SourceFile[] {
  const translated = files.filter((file) => file.locale === locale && !file.isDuplicate)
  return files
    .filter((file) => file.locale === '')
    .map((original) => translated.find((file) => isSamePlace(file, original)) ?? original)
}

/** Reports translations of files that do not exist. */
function checkTranslations(files: SourceFile[]): Problem[] {
  const originals = files.filter(({ locale }) => locale === '')
  const names = originals.map(({ path: name }) => name)
  return files
    .filter((file) => file.locale !== '' && !originals.some((original) => isSamePlace(file, original)))
    .map(({ path: file, locale }): Problem => {
      const original = file.replace(`/${locale}/`, '/')
      const hint = formatSuggestion(original, names)
      return { file, line: 1, message: `there is no ${original} to translate${hint || '; add it or remove this file'}` }
    })
}

function readPage(root: string, file: string, problems: Problem[]): string | undefined {
  const { text, problems: unreadable } = readText(root, file)
  problems.push(...unreadable)
  if (text?.trim() !== '') return text
  problems.push({ file, line: 1, message: 'the file is empty; write the page or remove it' })
}

/** True if an address needs no escaping. */
export const isValidRoute = (route: string): boolean => /^[a-z0-9/-]+$/.test(route)

/** The message for a file whose name is no address. */
function checkName(route: string): string | undefined {
  if (route.split('/').some((part) => part.startsWith(SPECIAL_PREFIX)))
    return `"${SPECIAL_PREFIX}" is reserved for special routes; rename the file or folder`
  if (/\.tabs?(?![a-z])/i.test(route))
    return (
      'the file name of a tab must look like page.tab-name.md, ' +
      'with lowercase letters, digits and dashes; rename the file'
    )
  if (isValidRoute(route)) return undefined
  return `the address ${route} would need escaping; use lowercase letters, digits and dashes in file names`
}
