import { expect, test } from 'vitest'
import type { SearchSource } from '../../shared/search.ts'
import { searchEntries } from './search-entries.ts'
import { generateMetadata } from './metadata.ts'

const source: SearchSource = {
  routes: [
    {
      path: '/guide',
      title: 'Get Started',
      names: [],
      sections: [{ title: 'Install', target: '#install', paragraphs: ['How to install it.'] }],
    },
    {
      path: '/api/line',
      title: 'Line',
      names: ['LineChart', 'bar graph', '折线图'],
      sections: [
        { title: '', target: '', paragraphs: ['Draw a smooth line through the points.'] },
        { title: 'Axis', target: '#axis', paragraphs: ['The axis of the chart.', 'Smooth and stacked.'] },
        { title: 'smooth', target: '#smooth', paragraphs: [] },
      ],
    },
    {
      path: '/api/area',
      title: 'Area line',
      names: [],
      sections: [{ title: 'Stacked', target: '#stacked', paragraphs: ['A stack of things.'] }],
    },
    { path: '/', title: 'Home', names: [], sections: [{ title: 'Install', target: '#install', paragraphs: [] }] },
  ],
  demos: [
    {
      id: 'line-smooth',
      routeId: '/api/line',
      title: 'A smooth ride',
      description: 'Trains by the hour, on one axis.',
      picture: '/p.svg',
    },
  ],
  nav: [
    { title: 'Guide', links: ['/guide'], order: 2 },
    { title: 'API', links: ['/api'], order: 3 },
  ],
}
const entries = generateMetadata(source)
const find = (keywords: string) =>
  searchEntries(entries, keywords).map(({ title, priority, hints }) => ({
    title,
    priority,
    hits: hints.map((hit) => `${hit.type} ${hit.link} ${hit.priority}`),
  }))

test('finds nothing for a blank query', () => {
  expect(find('')).toEqual([])
  expect(find('  ')).toEqual([])
})

test('sorts groups by nav order times 1000, pages outside the navigation last', () => {
  expect(find('install').map(({ title, priority }) => [title, priority])).toEqual([
    ['Guide', 2000],
    [undefined, -Infinity],
  ])
  expect(find('a').map(({ title }) => title)).toEqual(['API', 'Guide', undefined])
})

test('returns one hit per section: the first matching paragraph or the title', () => {
  expect(find('smooth')).toEqual([
    {
      title: 'API',
      priority: 3000,
      hits: [
        'title /api/line#smooth 10',
        'demo /api/line#demo-line-smooth 10',
        'content /api/line 1',
        'content /api/line#axis 1',
      ],
    },
  ])
})

test('counts each word once: 100 in a page title, 10 in a title, 1 in the text', () => {
  expect(find('line')[0]?.hits).toEqual(['page /api/line 100', 'page /api/area 100', 'content /api/line 10'])
  expect(find('area line')[0]?.hits[0]).toBe('page /api/area 200')
  // both words are in the title, so the text adds nothing
  expect(find('axis line')[0]?.hits).toContain('content /api/line#axis 20')
  expect(find('axis the')[0]?.hits).toContain('content /api/line#axis 11')
})

test('ignores the title of a section if the title of the page matches', () => {
  expect(find('line smooth')[0]?.hits).not.toContain('title /api/line#smooth 20')
})

test('finds a demo by title or description, with its picture', () => {
  const [group] = searchEntries(entries, 'trains')
  expect(group?.hints).toEqual([
    {
      type: 'demo',
      link: '/api/line#demo-line-smooth',
      priority: 1,
      pageTitle: 'Line',
      picture: '/p.svg',
      highlightTitleTexts: [{ text: 'A smooth ride' }],
      highlightTexts: [{ text: 'Trains', highlighted: true }, { text: ' by the hour, on one axis.' }],
    },
  ])
})

test('keeps the order of the pages for equal hits', () => {
  expect(find('a')[0]?.hits.filter((hit) => hit.endsWith(' 100'))).toEqual(['page /api/area 100'])
  expect(find('of')[0]?.hits).toEqual(['content /api/line#axis 1', 'content /api/area#stacked 1'])
})

test('finds a page by its alternative names, which are shown and weighed like its title', () => {
  expect(find('linechart')[0]?.hits).toEqual(['page /api/line 100'])
  expect(find('折线')[0]?.hits).toEqual(['page /api/line 100'])
  expect(searchEntries(entries, 'BAR')[0]?.hints[0]?.highlightTitleTexts).toEqual([
    { text: 'Line · ' },
    { text: 'bar', highlighted: true },
    { text: ' graph' },
  ])
  // names match from the start, because many contain `graph`
  expect(find('graph')).toEqual([])
})

test('does not search alternative names for a word in the title of any page', () => {
  const named = generateMetadata({
    ...source,
    routes: [...source.routes, { path: '/api/bar', title: 'Bar', names: [], sections: [] }],
  })
  expect(searchEntries(named, 'bar').flatMap(({ hints }) => hints.map(({ link }) => link))).toEqual(['/api/bar'])
})
