import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { escapeXml } from '../../../../core/shared/escape.ts'
import type { Poster } from './posters.ts'

/** The picture that a link to a page shows elsewhere: its title above the first chart of the page. */
export const CARD_SIZE = { width: 1200, height: 630 }

/** Where the card of a page is kept: `posters/cards/api-line.png`. */
export const cardFile = (route: string): string => `posters/cards/${route.slice(1).replaceAll('/', '-') || 'index'}.png`

/** The card of a page as the site has it, by name and hash; undefined where there is none. */
export function readCard(root: string, route: string): { address: string; file: string } | undefined {
  const file = path.join(root, cardFile(route))
  if (!existsSync(file)) return undefined
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8)
  return { address: `/${cardFile(route).replace('.png', `.${hash}.png`)}`, file }
}

/** The card as a document, to be photographed. */
export function renderCard(
  page: { title: string; description: string; site: string },
  poster: Poster,
  font: string,
): string {
  const drawing = poster.pictures.wide?.drawing ?? ''
  return `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Inter; src: url(data:font/woff2;base64,${font}); font-weight: 400 700 }
body { box-sizing: border-box; width: ${CARD_SIZE.width}px; height: ${CARD_SIZE.height}px; margin: 0; padding: 56px 64px 40px; background: #fff; color: #1c2230; font: 400 28px/36px Inter; color-scheme: light }
header { display: flex; justify-content: space-between; align-items: baseline }
h1 { margin: 0; font-size: 64px; line-height: 72px; letter-spacing: -0.03em }
b { color: #2f5fd0; font-weight: 600 }
p { margin: 8px 0 24px; color: #59616f; white-space: nowrap; overflow: hidden; text-overflow: ellipsis }
svg { width: 100%; height: 400px }
</style><header><h1>${escapeXml(page.title)}</h1><b>${escapeXml(page.site)}</b></header><p>${escapeXml(page.description)}</p>${drawing}`
}
