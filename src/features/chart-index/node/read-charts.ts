import type { Project } from '../../../core/node/feature.ts'
import { formatSuggestion, type Problem } from '../../../core/node/files/problems.ts'
import { readText } from '../../../core/node/files/read-text.ts'
import { listFiles } from '../../../core/node/files/source-files.ts'
import { library } from '../../../library/node/index.ts'
import { listUnparsedDemos } from '../../demos/node/index.ts'

/** A page of the sidebar, as a card of the chart index. */
export interface ChartCard {
  route: string
  title: string
  description: string
  /** A small drawing of the chart, as SVG. */
  glyph: string
  /** The id of the first demo on the page. */
  demo?: string
}

const FOLDER = 'content/glyphs'

/** `/api/line` -> `content/glyphs/line.svg` */
const getGlyphFile = (route: string): string => `${FOLDER}/${route.slice(route.lastIndexOf('/') + 1)}.svg`

/** The cards by route, from the frontmatter of the pages and the drawings. */
export function readCharts({ root, config, files }: Project): { cards: Map<string, ChartCard>; problems: Problem[] } {
  const cards = new Map<string, ChartCard>()
  const problems: Problem[] = []
  const routes = new Set(config.sidebar.flatMap(({ pages }) => pages))
  for (const route of routes) {
    const page = files.find(({ file }) => file.route === route && file.tab === '')
    if (!page) continue
    const { title, description, component } = page.matter.frontmatter
    if (!component && !page.matter.isInvalid('component')) {
      const example = library.examples.component
      const message = `a page in the sidebar needs "component" in its frontmatter, such as ${example}`
      problems.push({ file: page.file.path, line: 1, message })
    }
    const glyph = readGlyph(root, getGlyphFile(route))
    problems.push(...glyph.problems)
    cards.set(route, { route, title, description, glyph: glyph.svg, demo: listUnparsedDemos(page.matter.body)[0] })
  }
  const expected = new Set([...routes].map(getGlyphFile))
  for (const file of listFiles(root, FOLDER, /\.svg$/)) {
    if (expected.has(file)) continue
    const hint = formatSuggestion(file, expected) || '; rename or remove it'
    problems.push({ file, line: 1, message: `no page in the sidebar has this name${hint}` })
  }
  return { cards, problems }
}

/** A drawing may contain shapes only, nothing that could run or load something. */
const FORBIDDEN = /<(?:script|style|image|use|foreignObject)\b|\s(?:on\w+|style|href|xlink:href)\s*=/i

function readGlyph(root: string, file: string): { svg: string; problems: Problem[] } {
  const { text, problems } = readText(root, file)
  if (text === undefined) return { svg: '', problems }
  const report = (message: string) => ({ svg: '', problems: [{ file, line: 1, message }] })
  const svg = text.trim()
  if (!/^<svg\b[\s\S]*<\/svg>$/.test(svg)) {
    return report('the drawing is not an SVG; start it with <svg and end it with </svg>')
  }
  const [forbidden] = FORBIDDEN.exec(svg) ?? []
  if (forbidden) {
    return report(`the drawing has "${forbidden.trim()}"; use only shapes with the classes a, b, l, g and n`)
  }
  return { svg, problems: [] }
}
