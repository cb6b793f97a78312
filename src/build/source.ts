import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { SPECIAL_PREFIX } from '../shared/routes.ts'
import type { Problem } from './problems.ts'

/** A Markdown file of `content/`: a page, or a further tab of one. */
export interface SourceFile {
  /** Path in the repository, with forward slashes. */
  path: string
  route: string
  /** The value of `?tab=`; empty for the page itself. */
  tab: string
  text: string
}

const TAB_FILE = /^(.+)\.tab-([a-z0-9-]+)$/

/** `content/api/index.tab-options.md` -> route `/api`, tab `options`. */
export function placeOf(file: string): { route: string; tab: string } {
  const name = file.replace(/^content\//, '').replace(/\.md$/, '')
  const [, page = name, tab = ''] = TAB_FILE.exec(name) ?? []
  const route = `/${page}`.replace(/\/index$/, '') || '/'
  return { route, tab }
}

export function listFiles(root: string, folder: string, extension: RegExp): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
    .filter((name) => extension.test(name))
    .toSorted()
}

export function readSources(root: string): { files: SourceFile[]; problems: Problem[] } {
  const problems: Problem[] = []
  const files: SourceFile[] = []
  for (const file of listFiles(root, 'content', /\.md$/)) {
    const place = placeOf(file)
    problems.push(...refusals(file, place, files))
    files.push({ path: file, ...place, text: readFileSync(path.join(root, file), 'utf8') })
  }
  for (const { path: file, tab, route } of files) {
    if (tab !== '' && !files.some((page) => page.route === route && page.tab === '')) {
      problems.push({ file, line: 1, message: `this tab belongs to ${route}, which is not a page; add the page or rename the file` })
    }
  }
  return { files, problems }
}

function refusals(file: string, place: { route: string; tab: string }, earlier: SourceFile[]): Problem[] {
  const problems: Problem[] = []
  if (place.route.split('/').some((part) => part.startsWith(SPECIAL_PREFIX))) {
    problems.push({ file, line: 1, message: `"${SPECIAL_PREFIX}" is reserved for special routes; rename the file or folder` })
  } else if (!/^[a-z0-9/-]+$/.test(place.route)) {
    problems.push({ file, line: 1, message: `the address ${place.route} would need escaping; use lower-case letters, digits and dashes in file names` })
  }
  const twin = earlier.find((other) => other.route === place.route && other.tab === place.tab)
  if (twin) problems.push({ file, line: 1, message: `${twin.path} has the same address ${place.route}; keep one of them` })
  return problems
}
