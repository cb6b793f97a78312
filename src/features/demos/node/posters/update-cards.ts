import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { Site } from '../../../../core/node/feature.ts'
import { readDemos } from '../read-demos.ts'
import {
  CARD_FOLDER,
  CARD_INDEX,
  CARD_SIZE,
  getCardFile,
  hashCard,
  hashTemplate,
  isCardFresh,
  listCards,
  readCardIndex,
  readFont,
  renderCard,
} from './social-cards.ts'

export interface UpdateCardsOptions {
  /** Draws every card, also those that are up to date. */
  all: boolean
  log: (line: string) => void
}

/** Draws social cards that are missing or out of date, and returns the files of all cards. */
export async function updateCards(site: Site, browser: Browser, { all, log }: UpdateCardsOptions): Promise<string[]> {
  const { root } = site
  const cards = listCards(site, readDemos(root).demos)
  const before = readCardIndex(root)
  const stale = cards.filter((card) => all || !isCardFresh(root, card, before))
  await mkdir(path.join(root, CARD_FOLDER), { recursive: true })
  if (stale.length > 0) {
    const page = await browser.newPage({ viewport: CARD_SIZE, colorScheme: 'light' })
    for (const card of stale) {
      const image = await takeScreenshot(page, renderCard(card, readFont()))
      await writeFile(path.join(root, getCardFile(card.route)), image)
      log(`social card of ${card.route}`)
    }
  }
  const index = {
    template: hashTemplate(),
    cards: Object.fromEntries(cards.map((card) => [card.route, hashCard(card)])),
  }
  await writeFile(path.join(root, CARD_INDEX), `${JSON.stringify(index, null, 2)}\n`)
  return cards.map(({ route }) => getCardFile(route))
}

async function takeScreenshot(page: Page, html: string): Promise<Buffer> {
  await page.setContent(html)
  await page.evaluate('document.fonts.ready')
  return page.screenshot()
}
