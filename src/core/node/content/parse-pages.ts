import { setImmediate } from 'node:timers/promises'
import type { Root } from 'mdast'
import type { Heading } from '../../shared/page.ts'
import { placeDemos } from '../../../features/demos/node/demo-directives.ts'
import { apiTablesOf, objectOf, placeObjects, rowIdsOf } from '../../../features/api-tables/node/table-directives.ts'
import { checkFences, checkHtml, checkTitle } from '../markdown/checks.ts'
import type { Context, Report } from '../markdown/context.ts'
import { expandDirectives } from '../markdown/directives.ts'
import type { Matter } from '../markdown/frontmatter.ts'
import { collectHeadings } from '../markdown/headings.ts'
import { parse } from '../markdown/parse.ts'
import { checkSyntax } from '../markdown/syntax.ts'
import { Memory } from '../files/cache.ts'
import type { Problem } from '../files/problems.ts'
import type { SourceFile } from '../files/source-files.ts'

/** A Markdown file whose frontmatter has been read. */
export interface ReadFile {
  file: SourceFile
  matter: Matter
}

/** A Markdown file that has been read and checked, but not yet turned into HTML. */
export interface ParsedFile extends ReadFile {
  tree: Root
  toc: Heading[]
  /** Every id on it, with what has it. Files of one page share them. */
  ids: Map<string, string>
  /** Whether the tree holds all that is written. It does not when a mistake, which is told, has swallowed some of it. */
  isWhole: boolean
  /** Whether all ids are known. They are not when some of what directives stand for cannot be read. */
  isCertain: boolean
}

/** Parses and checks every page by itself. Whoever waits has a turn between two of them: a build bundles meanwhile. */
export async function parseFiles(
  files: ReadFile[],
  context: Context,
  problems: Problem[],
  memory = new Memory(),
): Promise<ParsedFile[]> {
  const pages = new Map<string, ReadFile[]>()
  for (const read of files) {
    // a file that shares its address by mistake is no part of that page
    const place = read.file.isTwin ? read.file.path : read.file.route
    pages.set(place, [...(pages.get(place) ?? []), read])
  }
  const { demos, api, releases, licenses, isChangelogComplete } = context
  const shared = [
    demos,
    api,
    releases,
    licenses,
    isChangelogComplete,
    JSON.stringify([[...context.charts], context.chartGroups, context.repository]),
  ]
  const parsed: ParsedFile[] = []
  for (const [place, page] of pages) {
    const made = memory.recall(
      `page ${place}`,
      [...page.flatMap(({ file }) => [file.path, file.text]), ...shared],
      () => parsePage(page, context),
    )
    problems.push(...made.problems)
    // found in an earlier reading, it is still the file of this one
    parsed.push(...made.parsed.map((one) => ({ ...one, ...page.find(({ file }) => file.path === one.file.path) })))
    await setImmediate()
  }
  return parsed
}

/** The files of one page, which share their ids. */
function parsePage(files: ReadFile[], context: Context): { parsed: ParsedFile[]; problems: Problem[] } {
  const problems: Problem[] = []
  const ids = new Map<string, string>()
  // the page itself before its tabs
  const parsed = files
    .toSorted((a, b) => a.file.tab.localeCompare(b.file.tab))
    .map((read) => {
      const { file, matter } = read
      problems.push(...matter.problems)
      const report = reporter(file.path, problems)
      try {
        return { ...read, ids, ...parseFile(read, ids, context, report) }
      } catch (error) {
        // thousands of quotes in each other, and the like
        report(
          { type: 'root' },
          `the page cannot be read (${error instanceof Error ? error.message : String(error)}); look for something that nests very deeply`,
        )
        return {
          ...read,
          ids,
          tree: { type: 'root' as const, children: [] },
          toc: [],
          isWhole: false,
          isCertain: false,
        }
      }
    })
  return { parsed, problems }
}

function parseFile(
  { file, matter }: ReadFile,
  ids: Map<string, string>,
  context: Context,
  report: Report,
): Pick<ParsedFile, 'tree' | 'toc' | 'isWhole' | 'isCertain'> {
  const tree = parse(matter.body)
  const { swallowed, isWhole } = checkSyntax(tree, matter.body, report)
  const hero = matter.frontmatter.hero ? 'given' : matter.isExcused('hero') ? 'unknown' : 'none'
  if (file.tab === '') checkTitle(tree, matter.frontmatter.title, hero, report)
  checkFences(tree, report)
  checkHtml(tree, report)
  const isCertain = isWhole && isExpandable(tree, context)
  expandDirectives(tree, context, swallowed, report)
  placeDemos(tree, ids, report)
  const toc = collectHeadings(tree, ids, new Set(rowIdsOf(tree, context.api)), report)
  placeObjects(tree, ids, context.api, report)
  return { tree, toc, isWhole, isCertain }
}

/** Whether all that the directives of a page stand for is known. */
function isExpandable({ children }: Root, { api, isChangelogComplete }: Context): boolean {
  const tables = apiTablesOf({ type: 'root', children })
  const isChangelog = children.some((node) => node.type === 'leafDirective' && node.name === 'changelog')
  return (
    tables.every((table) => api.tables.has(objectOf(table))) &&
    (api.complete || tables.length === 0) &&
    (isChangelogComplete || !isChangelog)
  )
}

export const reporter =
  (file: string, problems: Problem[]): Report =>
  (node, message) => {
    problems.push({ file, line: node.position?.start.line ?? 1, message })
  }
