import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { SPECIAL_PREFIX } from '../../shared/routes.ts'
import type { Problem } from './problems.ts'
import { readText } from './read-text.ts'

/** A Markdown file of `content/`: a page, or a further tab of one. */
export interface SourceFile {
  /** Path in the repository, with forward slashes. */
  path: string
  route: string
  /** The value of `?tab=`; empty for the page itself. */
  tab: string
  /** Undefined for a file that cannot be read: its address is known, and nothing more. */
  text?: string
  /** Another file has its address: it is checked, and is no page. */
  isTwin: boolean
}

const TAB_FILE = /^(.+)\.tab-([a-z0-9-]+)$/

/** `content/api/index.tab-options.md` -> route `/api`, tab `options`. */
export function placeOf(file: string): { route: string; tab: string } {
  const name = file.replace(/^content\//, '').replace(/\.md$/, '')
  const [, page = name, tab = ''] = TAB_FILE.exec(name) ?? []
  const route = `/${page}`.replace(/\/index$/, '') || '/'
  return { route, tab }
}

/** Something in a folder, by what it is. */
export interface Entry {
  /** Path in the repository. */
  name: string
  kind: 'file' | 'folder' | 'link to a folder' | 'broken link' | 'other'
}

/** Everything below a folder. A link to a folder is not followed: it may lead in circles. */
export function entriesOf(root: string, folder: string): Entry[] {
  if (!existsSync(path.join(root, folder))) return []
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((found): Entry[] => {
    const name = `${folder}/${found.name}`
    if (found.isSymbolicLink()) return [{ name, kind: kindOfLink(path.join(root, name)) }]
    if (found.isDirectory()) return [{ name, kind: 'folder' }, ...entriesOf(root, name)]
    return [{ name, kind: found.isFile() ? 'file' : 'other' }]
  })
}

function kindOfLink(link: string): Entry['kind'] {
  try {
    const target = statSync(link)
    if (target.isDirectory()) return 'link to a folder'
    return target.isFile() ? 'file' : 'other'
  } catch {
    return 'broken link'
  }
}

/** What editors and systems keep beside a file. */
export const isHidden = (file: string): boolean => /\/(?:\.[^/]*|[^/]*~)$/.test(file)

export function listFiles(root: string, folder: string, extension: RegExp): string[] {
  return entriesOf(root, folder)
    .filter(({ name, kind }) => kind === 'file' && extension.test(name) && !isHidden(name))
    .map(({ name }) => name)
    .toSorted()
}

export function readSources(root: string): { files: SourceFile[]; problems: Problem[] } {
  const problems: Problem[] = []
  const files: SourceFile[] = []
  for (const file of listFiles(root, 'content', /\.md$/)) {
    const place = placeOf(file)
    const twin = files.find((other) => other.route === place.route && other.tab === place.tab)
    if (twin)
      problems.push({ file, line: 1, message: `${twin.path} has the same address ${place.route}; keep one of them` })
    problems.push(...refusals(file, place.route))
    files.push({ path: file, ...place, text: readPage(root, file, problems), isTwin: twin !== undefined })
  }
  for (const { path: file, tab, route } of files) {
    if (tab !== '' && !files.some((page) => page.route === route && page.tab === '')) {
      problems.push({
        file,
        line: 1,
        message: `this tab belongs to ${route}, which is not a page; add the page or rename the file`,
      })
    }
  }
  return { files, problems }
}

function readPage(root: string, file: string, problems: Problem[]): string | undefined {
  const { text, problems: unreadable } = readText(root, file)
  problems.push(...unreadable)
  if (text?.trim() !== '') return text
  problems.push({ file, line: 1, message: 'the file is empty; write the page or remove it' })
}

function refusals(file: string, route: string): Problem[] {
  if (route.split('/').some((part) => part.startsWith(SPECIAL_PREFIX))) {
    return [{ file, line: 1, message: `"${SPECIAL_PREFIX}" is reserved for special routes; rename the file or folder` }]
  }
  if (/\.tabs?(?![a-z])/i.test(route))
    return [
      {
        file,
        line: 1,
        message:
          'a further tab of a page is named page.tab-name.md, with lower-case letters, digits and dashes; rename the file',
      },
    ]
  if (!/^[a-z0-9/-]+$/.test(route)) {
    return [
      {
        file,
        line: 1,
        message: `the address ${route} would need escaping; use lower-case letters, digits and dashes in file names`,
      },
    ]
  }
  return []
}
