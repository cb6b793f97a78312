import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Site } from '../../../../core/node/feature.ts'
import type { Demo } from '../read-demos.ts'
import { CARD_INDEX, checkCards, getCardFile, hashCard, hashTemplate, listCards, renderCard } from './social-cards.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'cards-'))
  mkdirSync(path.join(root, 'posters/cards'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

const createDemos = (drawing = '<svg></svg>') =>
  new Map([['line-basic', { id: 'line-basic', poster: { source: '', pictures: { wide: { drawing } } } } as Demo]])

/** A site with one chart page, with the parts of it that cards are drawn from. */
function createSite({ title = 'Line', name = 'Charts' } = {}): Pick<Site, 'root' | 'pages' | 'config'> {
  const demo = { type: 'leafDirective', name: 'demo', attributes: { id: 'line-basic' }, children: [] }
  const page = {
    file: { path: 'content/api/line.md' },
    matter: { frontmatter: { title, description: 'Trends.' } },
    tree: { type: 'root', children: [demo] },
  }
  return { root, pages: new Map([['/api/line', [page]]]), config: { name } } as unknown as Site
}

function writeCards(template = hashTemplate()): void {
  const [card] = listCards(createSite(), createDemos())
  if (!card) throw new Error('the site has no card')
  writeFileSync(path.join(root, getCardFile(card.route)), 'image')
  writeFileSync(path.join(root, CARD_INDEX), JSON.stringify({ template, cards: { [card.route]: hashCard(card) } }))
}

const check = (site = createSite(), demos = createDemos()) =>
  checkCards(site, demos).map(({ file, line, message }) => `${file}:${line}  ${message}`)

test('a card is up to date while its page, its poster and the site name stay the same', () => {
  writeCards()
  expect(check()).toEqual([])
})

test.each([
  ['the title', () => check(createSite({ title: 'Lines' }))],
  ['the name of the site', () => check(createSite({ name: 'Other charts' }))],
  ['the poster', () => check(createSite(), createDemos('<svg><path/></svg>'))],
])('a change of %s outdates the card', (_, checkChanged) => {
  writeCards()
  expect(checkChanged()).toEqual([
    'content/api/line.md:1  the social card of this page is out of date; run npm run posters',
  ])
})

test('a missing image is reported', () => {
  writeCards()
  rmSync(path.join(root, getCardFile('/api/line')))
  expect(check()).toEqual(['content/api/line.md:1  the social card of this page is missing; run npm run posters'])
})

test('a change of the template is one problem for all cards', () => {
  writeCards('another template')
  expect(check()).toEqual([
    `${CARD_INDEX}:1  all social cards are out of date, because their template or font changed; run npm run posters`,
  ])
})

test('a damaged index is one problem', () => {
  writeFileSync(path.join(root, CARD_INDEX), '<<<<<<< HEAD')
  expect(check()).toEqual([
    `${CARD_INDEX}:1  all social cards are out of date, because their index is damaged; run npm run posters`,
  ])
})

test('a site without cards has no problem', () => {
  expect(check()).toEqual([])
})

test('texts are escaped in the card', () => {
  const html = renderCard({ title: '<b>', description: '&lt;', siteName: '<i>', drawing: '' }, '')
  expect(html).toContain('<h1>&lt;b&gt;</h1><b>&lt;i&gt;</b></header><p>&amp;lt;</p>')
})
