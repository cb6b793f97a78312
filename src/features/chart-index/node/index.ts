import { uniqBy } from 'es-toolkit'
import type { Element } from 'hast'
import { h } from 'hastscript'
import type { RootContent } from 'mdast'
import type { Feature, Project } from '../../../core/node/feature.ts'
import { formatSuggestion, readText, type Problem } from '../../../core/node/files/problems.ts'
import { listFiles } from '../../../core/node/files/source-files.ts'
import { raw } from '../../../core/node/markdown/code.ts'
import { createFinished, createHeading } from '../../../core/node/markdown/tree.ts'
import type { SidebarGroup } from '../../../core/shared/site.ts'
import { library } from '../../../library/node/index.ts'
import { listUnparsedDemos, readThumbnails } from '../../demos/node/index.ts'

/** The index of all charts, by task. */
export const chartIndex: Feature = {
  name: 'chart-index',
  client: { styles: { 'chart-card': 'src/features/chart-index/client/chart-index.css' } },
  sources: [
    {
      folder: 'content',
      isRead: (file) => /^content\/glyphs\/[^/]+\.svg$/.test(file),
      advice: 'drawings of charts are in content/glyphs/<chart>.svg',
    },
  ],
  read(project) {
    const { cards, problems } = readCharts(project)
    // a group that is listed twice is reported, and shown once
    const groups = uniqBy(project.config.sidebar, ({ id }) => id)
    const key = JSON.stringify([groups, [...cards], problems])
    return project.cache.getOrCreate('chart-index', [key], () => ({
      problems,
      directives: {
        'chart-index': { example: '::chart-index', expand: () => renderChartIndex(groups, cards) },
        'chart-wall': { example: '::chart-wall', render: () => renderWall(groups, cards) },
      },
    }))
  },
}

/** A page of the sidebar, as a card of the chart index. */
export interface ChartCard {
  route: string
  title: string
  description: string
  /** A small drawing of the chart, as SVG. */
  glyph: string
  /** The address of the thumbnail of its first demo. */
  thumbnail?: string
}

const FOLDER = 'content/glyphs'

/** `/api/line` -> `content/glyphs/line.svg` */
const getGlyphFile = (route: string): string => `${FOLDER}/${route.slice(route.lastIndexOf('/') + 1)}.svg`

/** The cards by route, from the frontmatter of the pages and the drawings. */
function readCharts(project: Project): { cards: Map<string, ChartCard>; problems: Problem[] } {
  const { root, config, files } = project
  const thumbnails = readThumbnails(project)
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
    const [demo = ''] = listUnparsedDemos(page.matter.body)
    cards.set(route, { route, title, description, glyph: glyph.svg, thumbnail: thumbnails.get(demo)?.address })
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

/** The charts by task, each with a picture and one sentence. */
export function renderChartIndex(groups: SidebarGroup[], cards: Map<string, ChartCard>): RootContent[] {
  return groups.flatMap((group): RootContent[] => {
    const own = group.pages.flatMap((route) => cards.get(route) ?? [])
    // a group shows thumbnails only if every chart in it has one, because drawings look different
    const hasAll = own.every(({ thumbnail }) => thumbnail)
    const items = own.map((card) =>
      renderCard(hasAll ? card : { ...card, thumbnail: undefined }, h('span.chart-purpose', card.description)),
    )
    return [
      createHeading(3, group.id, [{ type: 'text', value: group.title }]),
      { type: 'paragraph', children: [{ type: 'text', value: group.description }] },
      createFinished(h('ul.chart-cards', items)),
    ]
  })
}

/** All charts as small pictures with their names. */
function renderWall(groups: SidebarGroup[], cards: Map<string, ChartCard>): Element {
  const charts = groups.flatMap(({ pages }) => pages.flatMap((route) => cards.get(route) ?? []))
  return h(
    'ul.chart-cards.chart-wall',
    charts.map((card) => renderCard(card)),
  )
}

/** With a thumbnail of its first demo, or with a drawing of the chart. */
function renderCard({ route, title, glyph, thumbnail }: ChartCard, ...details: Element[]): Element {
  const image = thumbnail
    ? h('img', { src: thumbnail, alt: '', width: 175, height: 125, loading: 'lazy', decoding: 'async' })
    : raw(glyph)
  return h('li', [
    h('a', { href: route, className: ['chart-card'] }, [
      h('span.chart-glyph', { ariaHidden: 'true' }, [image]),
      h('span.chart-name', title),
      ...details,
    ]),
  ])
}
