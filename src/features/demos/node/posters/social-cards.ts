import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Site } from '../../../../core/node/feature.ts'
import type { Problem } from '../../../../core/node/files/problems.ts'
import { projectRoot } from '../../../../core/node/files/project-root.ts'
import { escapeXml } from '../../../../core/shared/escape.ts'
import { listDemos } from '../demo-directives.ts'
import type { Demo } from '../read-demos.ts'

type CardContent = Omit<Card, 'route' | 'page'>

/** The preview image of a page in social networks: its title above its first chart. */
export interface Card {
  route: string
  /** Path of the page's Markdown file. */
  page: string
  title: string
  description: string
  siteName: string
  /** The SVG of the first demo. */
  drawing: string
}

/** `posters/cards/cards.json`: hashes of each card, and of the template and the font, which all cards share. */
const indexSchema = z.object({ template: z.string(), cards: z.record(z.string(), z.string()) })

type CardIndex = z.infer<typeof indexSchema>

export const CARD_SIZE = { width: 1200, height: 630 }
export const CARD_FOLDER = 'posters/cards'
export const CARD_INDEX = `${CARD_FOLDER}/cards.json`
const FONT = 'src/core/client/styles/fonts/inter-latin.woff2'

/** `posters/cards/api-line.png`. */
export const getCardFile = (route: string): string =>
  `${CARD_FOLDER}/${route.slice(1).replaceAll('/', '-') || 'index'}.png`

/** Finds the card of a page. Its published address contains a hash. */
export function readCard(root: string, route: string): { address: string; file: string } | undefined {
  const file = path.join(root, getCardFile(route))
  if (!existsSync(file)) return undefined
  const version = hash(readFileSync(file)).slice(0, 8)
  return { address: `/${getCardFile(route).replace('.png', `.${version}.png`)}`, file }
}

/** Lists a card for every page with a demo, except the home page, which has `public/social.png`. */
export function listCards({ pages, config }: Pick<Site, 'pages' | 'config'>, demos: ReadonlyMap<string, Demo>): Card[] {
  return [...pages].flatMap(([route, [main]]): Card[] => {
    if (!main || route === '/') return []
    const [id = ''] = listDemos(main.tree)
    const drawing = demos.get(id)?.poster?.pictures.wide?.drawing
    if (drawing === undefined) return []
    const { title, description } = main.matter.frontmatter
    return [{ route, page: main.file.path, title, description, siteName: config.name, drawing }]
  })
}

/** Undefined if there are no cards yet, or if the index is damaged. */
export function readCardIndex(root: string): CardIndex | undefined {
  try {
    return indexSchema.parse(JSON.parse(readFileSync(path.join(root, CARD_INDEX), 'utf8')))
  } catch {
    return undefined
  }
}

export const hashCard = ({ title, description, siteName, drawing }: CardContent): string =>
  hash(JSON.stringify([title, description, siteName, drawing]))

/** Renders an empty card, so that only a visible change of the template changes the hash. */
export const hashTemplate = (): string =>
  hash(renderCard({ title: '', description: '', siteName: '', drawing: '' }, readFont()))

const hash = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex').slice(0, 12)

export const isCardFresh = (root: string, card: Card, index: CardIndex | undefined): boolean =>
  index?.template === hashTemplate() &&
  index.cards[card.route] === hashCard(card) &&
  existsSync(path.join(root, getCardFile(card.route)))

/** Reports cards that are missing or out of date. A site without cards shows `public/social.png` for every page. */
export function checkCards(site: Pick<Site, 'root' | 'pages' | 'config'>, demos: ReadonlyMap<string, Demo>): Problem[] {
  if (!existsSync(path.join(site.root, CARD_INDEX))) return []
  const index = readCardIndex(site.root)
  if (index?.template !== hashTemplate()) {
    const reason = index ? 'their template or font changed' : 'their index is damaged'
    const message = `all social cards are out of date, because ${reason}; run npm run posters`
    return [{ file: CARD_INDEX, line: 1, message }]
  }
  return listCards(site, demos).flatMap((card): Problem[] => {
    if (isCardFresh(site.root, card, index)) return []
    const state = existsSync(path.join(site.root, getCardFile(card.route))) ? 'out of date' : 'missing'
    return [{ file: card.page, line: 1, message: `the social card of this page is ${state}; run npm run posters` }]
  })
}

/** Reads the font as Base64. */
export const readFont = (): string => readFileSync(path.join(projectRoot, FONT), 'base64')

const BODY_SIZE = `box-sizing: border-box; width: ${CARD_SIZE.width}px; height: ${CARD_SIZE.height}px; margin: 0`
const BODY_COLORS = 'background: #fff; color: #1c2230; font: 400 28px/36px Inter; color-scheme: light'

/** Renders the HTML of which a screenshot is taken. */
export function renderCard({ title, description, siteName, drawing }: CardContent, font: string): string {
  const header = `<header><h1>${escapeXml(title)}</h1><b>${escapeXml(siteName)}</b></header>`
  return `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Inter; src: url(data:font/woff2;base64,${font}); font-weight: 400 700 }
body { ${BODY_SIZE}; padding: 56px 64px 40px; ${BODY_COLORS} }
header { display: flex; justify-content: space-between; align-items: baseline }
h1 { margin: 0; font-size: 64px; line-height: 72px; letter-spacing: -0.03em }
b { color: #2f5fd0; font-weight: 600 }
p { margin: 8px 0 24px; color: #59616f; white-space: nowrap; overflow: hidden; text-overflow: ellipsis }
svg { width: 100%; height: 400px }
</style>${header}<p>${escapeXml(description)}</p>${drawing}`
}
