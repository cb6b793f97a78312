import type { PageData } from '../../shared/page.ts'
import { compilePage, type Content } from '../content/content.ts'
import { ContentError, type Problem } from '../files/problems.ts'

/**
 * The problems of one page. Besides its own Markdown, files that have its name belong to it:
 * `demos/line/basic.tsx` to `/api/line`, `content/changelog.yaml` to `/changelog`.
 */
export function findPageProblems({ pages, problems }: Pick<Content, 'pages' | 'problems'>, route: string): Problem[] {
  const own = new Set((pages.get(route) ?? []).map(({ file }) => file.path))
  const name = route.split('/').at(-1) || 'index'
  return problems.filter(({ file }) => own.has(file) || (!file.endsWith('.md') && file.split(/[/.]/).includes(name)))
}

/** Compiles a page. If it cannot be compiled, the error names the problems in its files. */
export async function compilePageOrExplain(content: Content, route: string): Promise<PageData | undefined> {
  try {
    return await compilePage(content, route)
  } catch (error) {
    const problems = findPageProblems(content, route)
    throw problems.length > 0 ? new ContentError(problems) : error
  }
}
