import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SearchHit, SearchSource } from '../shared/search.ts'
import { searchEntries } from './worker/search-entries.ts'
import { generateMetadata } from './worker/metadata.ts'
import { foldText, highlight, splitWords } from './worker/words.ts'

// What the specification says of weights, order and the cut, for any content and any query.

const ALPHABET = ['axis', 'label', 'Line', 'LINE', 'smooth', 'a', 'é', '折线图', '.*', '<b>', '(', '😀', 'İ']
const phrase = fc.array(fc.constantFrom(...ALPHABET), { maxLength: 6 }).map((words) => words.join(' '))
const anything = fc.oneof(phrase, fc.string({ unit: 'binary', maxLength: 40 }))

const source = fc.record({
  nav: fc.constant([
    { title: 'Guide', links: ['/guide'], order: 2 },
    { title: 'API', links: ['/api'], order: 3 },
  ]),
  routes: fc.array(
    fc.record({
      path: fc.constantFrom('/guide', '/api', '/api/line', '/api/pie', '/else'),
      title: phrase,
      names: fc.array(phrase, { maxLength: 2 }),
      sections: fc.array(
        fc.record({ title: phrase, place: fc.constant('#place'), paragraphs: fc.array(anything, { maxLength: 3 }) }),
        { maxLength: 3 },
      ),
    }),
    { maxLength: 4 },
  ),
  demos: fc.array(
    fc.record({
      id: fc.constant('demo'),
      routeId: fc.constantFrom('/guide', '/api/line'),
      title: phrase,
      description: phrase,
    }),
    { maxLength: 2 },
  ),
}) satisfies fc.Arbitrary<SearchSource>

const plain = (parts: SearchHit['highlightTexts']) => parts.map(({ text }) => text).join('')

/** Each word once: the weight of a title where it is in the title, one where it is in the text alone. */
function weight(words: string[], title: string, text: string): number {
  return words.reduce(
    (sum, word) => sum + (foldText(title).includes(word) ? 10 : foldText(text).includes(word) ? 1 : 0),
    0,
  )
}

test('hits weigh 10 for a word in the title, 1 in the text, 100 in the title of the page', () => {
  fc.assert(
    fc.property(source, anything, (content, keywords) => {
      const words = splitWords(keywords)
      for (const { hints } of searchEntries(generateMetadata(content), keywords)) {
        for (const { type, priority, pageTitle } of hints) {
          if (type === 'page') expect(priority % 100).toBe(0)
          expect(priority).toBeGreaterThan(0)
          expect(priority).toBeLessThanOrEqual(words.length * (type === 'page' ? 100 : 10))
          if (type === 'title') expect(words.some((word) => foldText(pageTitle).includes(word))).toBe(false)
        }
      }
    }),
  )
})

test('a hit in one section alone weighs what the rule says', () => {
  fc.assert(
    fc.property(phrase, phrase, phrase, (heading, paragraph, keywords) => {
      const entries = generateMetadata({
        nav: [],
        demos: [],
        routes: [
          { path: '/p', title: 'zzz', names: [], sections: [{ title: heading, place: '#s', paragraphs: [paragraph] }] },
        ],
      })
      const hits = searchEntries(entries, keywords)
        .flatMap(({ hints }) => hints)
        .filter(({ type }) => type !== 'page')
      const expected = weight(splitWords(keywords), heading === '' ? 'zzz' : `zzz - ${heading}`, paragraph)
      const inText = splitWords(keywords).some((word) => foldText(paragraph).includes(word))
      const found = inText || splitWords(keywords).some((word) => foldText(heading).includes(word))
      expect(hits.map(({ priority }) => priority)).toEqual(
        found
          ? [inText ? expected : weight(splitWords(keywords), heading === '' ? 'zzz' : `zzz - ${heading}`, '')]
          : [],
      )
    }),
  )
})

test('groups stand by nav order times 1000, hits by priority', () => {
  fc.assert(
    fc.property(source, anything, (content, keywords) => {
      const groups = searchEntries(generateMetadata(content), keywords)
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

test('what matches is marked, what is marked matches, and no text is lost but what is cut', () => {
  fc.assert(
    fc.property(anything, anything, (text, keywords) => {
      const words = splitWords(keywords)
      const parts = highlight(text, words)
      const normal = text.normalize('NFC')
      const [first] = parts
      const isCut =
        first !== undefined && !first.highlighted && first.text.startsWith('...') && !normal.startsWith(plain(parts))
      expect(isCut ? normal.endsWith(plain(parts).slice(3)) : plain(parts) === normal).toBe(true)
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

test('the text before the first mark has 20 characters at most, with an ellipsis where it was longer', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('b', 'c', ' '), maxLength: 60 }), (before) => {
      const [first] = highlight(`${before}x`, ['x'])
      if (before === '') expect(first).toEqual({ text: 'x', highlighted: true })
      else expect(first?.text).toBe(before.length > 20 ? `...${before.slice(-20)}` : before)
    }),
  )
})

test('no input is an error, and what a query holds is a text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (keywords) => {
      const entries = generateMetadata({
        nav: [],
        demos: [],
        routes: [{ path: '/p', title: `before ${keywords} after`, names: [], sections: [] }],
      })
      const hits = searchEntries(entries, keywords).flatMap(({ hints }) => hints)
      expect(hits).toHaveLength(splitWords(keywords).length === 0 ? 0 : 1)
    }),
  )
})

test('whatever holds a word is found, however the search saves work', () => {
  fc.assert(
    fc.property(source, anything, (content, keywords) => {
      const words = splitWords(keywords)
      const holds = (text: string) => words.some((word) => foldText(text).includes(word))
      const expected = content.routes.flatMap(({ path, title, sections }) => [
        ...sections
          .filter((section) => section.paragraphs.some(holds) || (!holds(title) && holds(section.title)))
          .map(({ place }) => path + place),
        ...content.demos
          .filter((demo) => demo.routeId === path && (holds(demo.title) || holds(demo.description)))
          .map(({ id }) => `${path}#demo-${id}`),
        ...(holds(title) ? [path] : []),
      ])
      const isNamed = (path: string) => content.routes.some((route) => route.path === path && route.names.length > 0)
      const found = searchEntries(generateMetadata(content), keywords).flatMap(({ hints }) =>
        hints.map(({ link }) => link),
      )
      // pages that are found by another name come besides
      expect(found.filter((link) => expected.includes(link) || !isNamed(link)).toSorted()).toEqual(
        expect.arrayContaining(expected),
      )
      expect(found.length).toBeGreaterThanOrEqual(expected.length)
    }),
  )
})

test('of more hits than are shown the best are kept, equals in their order', () => {
  const pages = (count: number, title: string) =>
    Array.from({ length: count }, (_, index) => ({
      path: `/${title}/${index}`,
      title: `${title} ${index}`,
      names: [],
      sections: [{ title: '', place: '', paragraphs: ['alpha'] }],
    }))
  const entries = generateMetadata({ nav: [], demos: [], routes: [...pages(300, 'other'), ...pages(150, 'alpha')] })
  const links = searchEntries(entries, 'alpha').flatMap(({ hints }) => hints.map(({ type, link }) => `${type} ${link}`))
  expect(links).toHaveLength(200)
  expect(links.slice(0, 150)).toEqual(Array.from({ length: 150 }, (_, index) => `page /alpha/${index}`))
  expect(links.slice(150)).toEqual(Array.from({ length: 50 }, (_, index) => `content /alpha/${index}`))
})
