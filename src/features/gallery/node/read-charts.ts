import type { SiteConfig } from '../../../core/shared/site.ts'
import type { Library } from '../../../library/node/model.ts'
import { apiTablesOf, objectOf } from '../../api-tables/node/table-directives.ts'
import type { ChartCard } from '../../../core/node/markdown/context.ts'
import type { ParsedFile, ReadFile } from '../../../core/node/content/parse-pages.ts'
import { nearest, suggestion, type Problem } from '../../../core/node/files/problems.ts'
import { readText } from '../../../core/node/files/read-text.ts'
import type { ConfigLines } from '../../../core/node/content/site-config.ts'
import type { SourceFile } from '../../../core/node/files/source-files.ts'

/** A drawing that is nothing but shapes: what could run or load something has no place in a page. */
const DRAWING = /^<svg\b[\s\S]*<\/svg>$/
const FORBIDDEN = /<(?:script|style|image|use|foreignObject)\b|\s(?:on\w+|style|href|xlink:href)\s*=/i

/** The cards of the chart index: what the pages say of themselves, and their drawings. */
export function readCharts(
  root: string,
  config: SiteConfig,
  lineOfConfig: ConfigLines,
  sources: SourceFile[],
  files: ReadFile[],
): { charts: Map<string, ChartCard>; problems: Problem[] } {
  const charts = new Map<string, ChartCard>()
  const problems: Problem[] = []
  for (const slug of new Set(config.charts.flatMap((group) => group.charts))) {
    const page = files.find(({ file }) => file.route === `/api/${slug}` && file.tab === '')
    if (!page) {
      const isWritten = sources.some(({ route }) => route === `/api/${slug}`)
      if (!isWritten)
        problems.push({
          file: 'site.config.ts',
          line: lineOfConfig(`'${slug}'`),
          message: `the chart "${slug}" has no page; write content/api/${slug}.md`,
        })
      continue
    }
    const { title, description, component } = page.matter.frontmatter
    if (!component && !page.matter.isExcused('component'))
      problems.push({
        file: page.file.path,
        line: 1,
        message: 'a chart page needs "component" in its frontmatter, such as LineChart',
      })
    const glyph = readDrawing(root, slug)
    problems.push(...glyph.problems)
    charts.set(slug, {
      slug,
      title,
      description,
      component: component ?? '',
      glyph: glyph.drawing,
      demo: /^::demo\{id=([\w-]+)/m.exec(page.matter.body)?.[1],
    })
  }
  return { charts, problems }
}

function readDrawing(root: string, slug: string): { drawing: string; problems: Problem[] } {
  const file = `content/glyphs/${slug}.svg`
  const { text, problems } = readText(root, file)
  const told = (message: string) => ({ drawing: '', problems: [{ file, line: 1, message }] })
  if (text === undefined)
    return {
      drawing: '',
      problems: problems.map((problem) => ({
        ...problem,
        message: `the drawing of the chart "${slug}": ${problem.message}`,
      })),
    }
  const drawing = text.trim()
  if (!DRAWING.test(drawing)) return told('the drawing is not an SVG; begin it with <svg and end it with </svg>')
  const [sign] = FORBIDDEN.exec(drawing) ?? []
  if (sign) return told(`the drawing has "${sign.trim()}"; use shapes with the classes a, b, l, g and n alone`)
  return { drawing, problems: [] }
}

/** Pages and drawings that the list of charts does not know, and pages whose component is not what they show. */
export function checkChartPages(
  config: SiteConfig,
  files: ParsedFile[],
  drawings: string[],
  { components }: Library,
): Problem[] {
  const listed = new Set(config.charts.flatMap((group) => group.charts))
  const shown = new Map<string, string>()
  const problems: Problem[] = []
  for (const { file, matter, tree, isWhole } of files) {
    const report = (message: string, line = 1) => problems.push({ file: file.path, line, message })
    const [, slug] = /^\/api\/([a-z0-9/-]+)$/.exec(file.route) ?? []
    const { component } = matter.frontmatter
    if (slug && file.tab === '' && !listed.has(slug))
      report(`no group of charts in site.config.ts lists "${slug}", so that no menu leads to this page; add it to one`)
    if (!component) continue
    const line = matter.lineOf(['component'])
    const tables = apiTablesOf(tree).map(objectOf)
    const twin = shown.get(component)
    if (!components.includes(component))
      report(`the library has no component "${component}"${suggestion(component, components)}`, line)
    else if (twin) report(`${twin} is the page of ${component} already; name another component`, line)
    else if (isWhole && !tables.includes(component) && nearest(component, tables) === undefined)
      report(`the page of ${component} shows no table of its options; add ::api{id=${component}}`, line)
    if (!file.isTwin) shown.set(component, file.path)
  }
  for (const drawing of drawings) {
    const [, slug = ''] = /^content\/glyphs\/(.+)\.svg$/.exec(drawing) ?? []
    if (!listed.has(slug))
      problems.push({
        file: drawing,
        line: 1,
        message: `no chart in site.config.ts is called "${slug}"${suggestion(slug, listed) || '; rename or remove the drawing'}`,
      })
  }
  return problems
}
