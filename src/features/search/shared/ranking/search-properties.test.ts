import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SearchHit, SearchSource } from '../search.ts'
import { searchEntries } from './search-entries.ts'
import { generateMetadata } from './metadata.ts'
import { foldText, highlight, splitQuery } from './words.ts'

// The specified weights, order and shortening, for any content and any query.

const ALPHABET = ['axis', 'label', 'Line', 'LINE', 'smooth', 'a', 'é', '折线图', '.*', '<b>', '(', '😀', 'İ']
const phrase = fc.array(fc.constantFrom(...ALPHABET), { maxLength: 6 }).map((words) => words.join(' '))
const anyText = fc.oneof(phrase, fc.string({ unit: 'binary', maxLength: 40 }))

const source = fc.record({
  nav: fc.constant([
    { title: 'Guide', links: ['/guide'], order: 2 },
    { title: 'API', links: ['/api'], order: 3 },
  ]),
  routes: fc.array(
    fc.record({
      path: fc.constantFrom('/guide', '/api', '/api/line', '/api/pie', '/other'),
      title: phrase,
      names: fc.array(phrase, { maxLength: 2 }),
      sections: fc.array(
        fc.record({ title: phrase, target: fc.constant('#target'), paragraphs: fc.array(anyText, { maxLength: 3 }) }),
        { maxLength: 3 },
      ),
    }),
    { maxLength: 4 },
  ),
  demos: fc.array(
    fc.record({
      id: fc.constant('demo'),
      routeId: fc.constantFrom('/guide', '/api/line'),
      asset: fc.record({ id: fc.constant('demo'), title: phrase, description: phrase, keywords: fc.constant([]) }),
    }),
    { maxLength: 2 },
  ),
}) satisfies fc.Arbitrary<SearchSource>

/** The groups of the navigation, without the best matches. */
const search = (content: SearchSource, keywords: string) =>
  searchEntries({ ...generateMetadata(content), isPartial: true }, { keywords }).filter(({ isBest }) => !isBest)

const joinParts = (parts: SearchHit['highlightTexts']) => parts.map(({ text }) => text).join('')

/** Counts each word once: 10 if it is in the title, 1 if it is only in the text. */
function computeWeight(words: string[], title: string, text: string): number {
  return words.reduce(
    (sum, word) => sum + (foldText(title).includes(word) ? 10 : foldText(text).includes(word) ? 1 : 0),
    0,
  )
}

test('weighs a word 10 in a title, 1 in the text and 100 in the title of a page', () => {
  fc.assert(
    fc.property(source, anyText, (content, keywords) => {
      const words = splitQuery(keywords)
      for (const { hints } of search(content, keywords)) {
        for (const { type, priority, pageTitle } of hints) {
          // alternative names weigh 10
          if (type === 'page') expect(priority % 10).toBe(0)
          expect(priority).toBeGreaterThan(0)
          expect(priority).toBeLessThanOrEqual(words.length * (type === 'page' ? 100 : 10))
          if (type === 'title') expect(words.some((word) => foldText(pageTitle).includes(word))).toBe(false)
        }
      }
    }),
  )
})

test('gives a hit in a single section the specified weight', () => {
  fc.assert(
    fc.property(phrase, phrase, phrase, (heading, paragraph, keywords) => {
      const content: SearchSource = {
        nav: [],
        demos: [],
        routes: [
          {
            path: '/p',
            title: 'zzz',
            names: [],
            sections: [{ title: heading, target: '#s', paragraphs: [paragraph] }],
          },
        ],
      }
      const hits = search(content, keywords)
        .flatMap(({ hints }) => hints)
        .filter(({ type }) => type !== 'page')
      const expected = computeWeight(splitQuery(keywords), heading === '' ? 'zzz' : `zzz - ${heading}`, paragraph)
      const inText = splitQuery(keywords).some((word) => foldText(paragraph).includes(word))
      const found = inText || splitQuery(keywords).some((word) => foldText(heading).includes(word))
      expect(hits.map(({ priority }) => priority)).toEqual(
        found
          ? [inText ? expected : computeWeight(splitQuery(keywords), heading === '' ? 'zzz' : `zzz - ${heading}`, '')]
          : [],
      )
    }),
  )
})

test('sorts groups by nav order times 1000, and hits by priority', () => {
  fc.assert(
    fc.property(source, anyText, (content, keywords) => {
      const groups = search(content, keywords)
      const order = { Guide: 2000, API: 3000 } as Record<string, number>
      expect(groups.map(({ priority }) => priority)).toEqual(
        groups.map(({ title }) => (title === undefined ? -Infinity : order[title])),
      )
      expect(groups.map(({ priority }) => priority)).toEqual(
        groups.map(({ priority }) => priority).toSorted((a, b) => b - a),
      )
      for (const { hints } of groups)
        expect(hints.map(({ priority }) => priority)).toEqual(
          hints.map(({ priority }) => priority).toSorted((a, b) => b - a),
        )
    }),
  )
})

test('highlights all matches and nothing else, and keeps the text after the cut', () => {
  fc.assert(
    fc.property(anyText, anyText, (text, keywords) => {
      const words = splitQuery(keywords)
      const parts = highlight(text, words)
      const normal = text.normalize('NFC')
      const [first] = parts
      const isCut =
        first !== undefined &&
        !first.highlighted &&
        first.text.startsWith('...') &&
        !normal.startsWith(joinParts(parts))
      expect(isCut ? normal.endsWith(joinParts(parts).slice(3)) : joinParts(parts) === normal).toBe(true)
      for (const { text: part, highlighted } of parts) {
        if (highlighted) expect(words.some((word) => foldText(part).includes(word))).toBe(true)
        else
          expect(
            words.some((word) =>
              foldText(part)
                .replace(/^\.{3}/, '')
                .includes(word),
            ),
          ).toBe(false)
      }
    }),
  )
})

test('shortens the text before the first highlight to 20 characters and an ellipsis', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('b', 'c', ' '), maxLength: 60 }), (before) => {
      const [first] = highlight(`${before}x`, ['x'])
      if (before === '') expect(first).toEqual({ text: 'x', highlighted: true })
      else expect(first?.text).toBe(before.length > 20 ? `...${before.slice(-20)}` : before)
    }),
  )
})

test('accepts any query and matches it literally', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (keywords) => {
      const content: SearchSource = {
        nav: [],
        demos: [],
        routes: [{ path: '/p', title: `before ${keywords} after`, names: [], sections: [] }],
      }
      const hits = search(content, keywords).flatMap(({ hints }) => hints)
      expect(hits).toHaveLength(splitQuery(keywords).length === 0 ? 0 : 1)
    }),
  )
})

test('finds everything that contains a word, in spite of the optimizations', () => {
  fc.assert(
    fc.property(source, anyText, (content, keywords) => {
      const words = splitQuery(keywords)
      const matches = (text: string) => words.some((word) => foldText(text).includes(word))
      const expected = content.routes.flatMap(({ path, title, sections }) => [
        ...sections
          .filter((section) => section.paragraphs.some(matches) || (!matches(title) && matches(section.title)))
          .map(({ target }) => path + target),
        ...content.demos
          .filter((demo) => demo.routeId === path && (matches(demo.asset.title) || matches(demo.asset.description)))
          .map(({ id }) => `${path}#demo-${id}`),
        ...(matches(title) ? [path] : []),
      ])
      const hasNames = (path: string) => content.routes.some((route) => route.path === path && route.names.length > 0)
      const found = search(content, keywords).flatMap(({ hints }) => hints.map(({ link }) => link))
      // pages can also be found by their alternative names
      expect(found.filter((link) => expected.includes(link) || !hasNames(link)).toSorted()).toEqual(
        expect.arrayContaining(expected),
      )
      expect(found.length).toBeGreaterThanOrEqual(expected.length)
    }),
  )
})
