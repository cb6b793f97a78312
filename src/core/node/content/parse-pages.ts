import { setImmediate } from 'node:timers/promises'
import { groupBy } from 'es-toolkit'
import type { Root } from 'mdast'
import { withTexts, type LocaleTexts } from '../../shared/texts/locale-texts.ts'
import { highlightAhead } from '../code/highlighter.ts'
import type { BuildCache } from '../files/cache.ts'
import type { Problem } from '../files/problems.ts'
import type { SourceFile } from '../files/source-files.ts'
import { listCode } from '../markdown/code.ts'
import { checkFences, checkHtml, checkSyntax, checkTitle } from '../markdown/syntax.ts'
import { expandDirectives } from '../markdown/directives.ts'
import { assignIds } from '../markdown/ids.ts'
import { parse } from '../markdown/tree.ts'
import type { Directives } from '../model/directive.ts'
import { createReporter, type ParsedFile, type ReadFile, type Report } from '../model/page-file.ts'

export interface ParseOptions {
  directives: Directives
  /** The data behind the directives. A page is parsed again if its text or one of these has changed. */
  inputs: unknown[]
  /** The texts for the directives of a file. */
  getTexts: (file: SourceFile) => LocaleTexts | undefined
  cache: BuildCache
}

/** Parses and checks every page on its own. It pauses between pages, because a build bundles at the same time. */
export async function parsePages(files: ReadFile[], options: ParseOptions, problems: Problem[]): Promise<ParsedFile[]> {
  const { inputs, cache } = options
  // a duplicate is not part of the page whose address it has
  const pages = groupBy(files, ({ file }) => (file.isDuplicate ? file.path : file.route))
  const parsed: ParsedFile[] = []
  for (const [key, page] of Object.entries(pages)) {
    const texts = page.flatMap(({ file }) => [file.path, file.text])
    const result = cache.getOrCreate(`page ${key}`, [...texts, ...inputs], () => parsePage(page, options))
    problems.push(...result.problems)
    highlightAhead(result.parsed.flatMap(({ tree }) => listCode(tree, options.directives)))
    // the result may be cached, but the files must be those of this run
    parsed.push(...result.parsed.map((one) => ({ ...one, ...page.find(({ file }) => file.path === one.file.path) })))
    await setImmediate()
  }
  return parsed
}

/** The files of one page share their ids. */
function parsePage(
  files: ReadFile[],
  { directives, getTexts }: ParseOptions,
): { parsed: ParsedFile[]; problems: Problem[] } {
  const problems: Problem[] = []
  const ids = new Map<string, string>()
  // the page itself first, then its tabs
  const sorted = files.toSorted((a, b) => a.file.tab.localeCompare(b.file.tab))
  const parsed = sorted.map((read): ParsedFile => {
    problems.push(...read.matter.problems)
    const report = createReporter(read.file.path, problems)
    try {
      return { ...read, ids, ...withTexts(getTexts(read.file), () => parseFile(read, ids, directives, report)) }
    } catch (error) {
      // thousands of nested quotes overflow the stack, for example
      const reason = error instanceof Error ? error.message : String(error)
      report({ type: 'root' }, `the page cannot be read (${reason}); look for something that is nested very deeply`)
      return { ...read, ids, tree: { type: 'root', children: [] }, toc: [], isComplete: false, hasAllIds: false }
    }
  })
  return { parsed, problems }
}

function parseFile(
  { file, matter }: ReadFile,
  ids: Map<string, string>,
  directives: Directives,
  report: Report,
): Pick<ParsedFile, 'tree' | 'toc' | 'isComplete' | 'hasAllIds'> {
  const tree = parse(matter.body)
  const { misplaced, isComplete } = checkSyntax(tree, matter.body, directives, report)
  const hero = matter.frontmatter.hero ? 'present' : matter.isInvalid('hero') ? 'unknown' : 'absent'
  if (file.tab === '') checkTitle(tree, matter.frontmatter.title, hero, report)
  checkFences(tree, report)
  checkHtml(tree, report)
  const hasAllIds = isComplete && directivesHaveAllIds(tree, directives)
  expandDirectives(tree, directives, misplaced, report)
  const toc = assignIds(tree, directives, ids, report)
  return { tree, toc, isComplete, hasAllIds }
}

function directivesHaveAllIds({ children }: Root, directives: Directives): boolean {
  return children.every((node) => {
    if (node.type !== 'leafDirective') return true
    return directives.get(node.name)?.hasAllIds?.(node) ?? true
  })
}
