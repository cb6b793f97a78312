import { expect, test } from 'vitest'
import type { SearchGroup, SearchRoute, SearchSource, SearchWords } from '../search.ts'
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
      asset: {
        id: 'line-smooth',
        title: 'A smooth ride',
        description: 'Trains by the hour, on one axis.',
        keywords: ['commuting'],
      },
      picture: '/p.svg',
    },
  ],
  nav: [
    { title: 'Guide', links: ['/guide'], order: 2 },
    { title: 'API', links: ['/api'], order: 3 },
  ],
}
const metadata = generateMetadata(source)
const search = (keywords: string, page?: string) => searchEntries(metadata, { keywords, page })
const find = (keywords: string) =>
  search(keywords)
    .filter(({ isBest }) => !isBest)
    .map(({ title, priority, hints }) => ({
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

test('finds a demo by title, description or keyword, with its picture', () => {
  expect(find('commuting')[0]?.hits).toEqual(['demo /api/line#demo-line-smooth 1'])
  const [group] = search('trains')
  expect(group?.hints).toEqual([
    {
      type: 'demo',
      link: '/api/line#demo-line-smooth',
      priority: 1,
      pageTitle: 'Line',
      kind: 'demo',
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

test('finds a page by its alternative names, which are shown, and weigh 100 if no page title contains the word', () => {
  expect(find('linechart')[0]?.hits).toEqual(['page /api/line 100'])
  expect(find('折线')[0]?.hits).toEqual(['page /api/line 100'])
  expect(search('BAR')[0]?.hints[0]?.highlightTitleTexts).toEqual([
    { text: 'Line · ' },
    { text: 'bar', highlighted: true },
    { text: ' graph' },
  ])
  // names match from the start, because many contain `graph`
  expect(find('graph')).toEqual([])
})

test('weighs an alternative name 10 if the title of any page contains the word', () => {
  const named = generateMetadata({
    ...source,
    routes: [...source.routes, { path: '/api/bar', title: 'Bar', names: [], sections: [] }],
  })
  const hits = searchEntries(named, { keywords: 'bar' }).flatMap(({ hints }) => hints)
  expect(hits.map(({ link, priority }) => `${link} ${priority}`)).toEqual(['/api/bar 100', '/api/line 10'])
})

const create = (sections: NonNullable<SearchRoute['sections']>, words?: SearchWords) =>
  generateMetadata({
    nav: [{ title: 'API', links: ['/api'], order: 3 }],
    demos: [],
    routes: [
      { path: '/api/line', title: 'Line', sections },
      { path: '/api/pie', title: 'Pie', sections },
    ],
    ...(words ? { words } : {}),
  })
const option = { type: '', default: '' }
const getLinks = (groups: SearchGroup[], index = 0) => groups[index]?.hints.map(({ link }) => link)

test('starts with the hits that match every word in the titles of page and section and in the text', () => {
  const found = create([
    { title: 'Labels', target: '#labels', paragraphs: ['Rotate them.'] },
    { title: 'Axis', target: '#axis', paragraphs: ['Labels of the axis.', 'Can be rotated.'] },
    { title: 'Other', target: '#other', paragraphs: ['Rotate the rest.'] },
  ])
  const groups = searchEntries(found, { keywords: 'line rotate labels' })
  expect(groups.map(({ title, priority }) => [title, priority])).toEqual([
    ['Best matches', 4000],
    ['API', 3000],
  ])
  expect(getLinks(groups)).toEqual(['/api/line#labels', '/api/line#axis'])
  expect(searchEntries(found, { keywords: 'rotate' }).map(({ title }) => title)).toEqual(['API'])
})

test('orders equal hits by whole words, then nesting, the theme last, then the current page', () => {
  const found = create([
    { title: 'theme.tip', target: '#theme-tip', paragraphs: [], option, depth: 1 },
    { title: 'label.tip', target: '#label-tip', paragraphs: [], option, depth: 1 },
    { title: 'tooltip', target: '#tooltip', paragraphs: [], option },
    { title: 'tips', target: '#tips', paragraphs: [], option },
    { title: 'tip', target: '#tip', paragraphs: [], option },
  ])
  expect(getLinks(searchEntries(found, { keywords: 'tip', page: '/api/pie' }))).toEqual([
    '/api/pie#tip',
    '/api/line#tip',
    '/api/pie#label-tip',
    '/api/line#label-tip',
    '/api/pie#theme-tip',
    '/api/line#theme-tip',
    '/api/pie#tips',
    '/api/line#tips',
    '/api/pie#tooltip',
    '/api/line#tooltip',
  ])
})

test('a best match needs no common words, and can contain another form of a word or a synonym', () => {
  const found = create([{ title: 'Format an axis', target: '#format', paragraphs: ['Currency of a label.'] }], {
    ignored: ['how', 'do', 'i'],
    synonyms: [['currency', 'dollars']],
  })
  expect(getLinks(searchEntries(found, { keywords: 'how do I format labels dollars' }))).toEqual([
    '/api/line#format',
    '/api/pie#format',
  ])
  // on the page that is found
  expect(searchEntries(found, { keywords: 'how do I format dollars' })[0]?.words).toEqual([
    'format',
    'dollars',
    'currency',
    'dollar',
  ])
  // with only common words, all of them are needed
  expect(searchEntries(found, { keywords: 'how do' }).map(({ title }) => title)).not.toContain('Best matches')
  expect(getLinks(searchEntries(found, { keywords: 'DOLLARS' }))).toEqual(['/api/line#format', '/api/pie#format'])
})

test('weighs a synonym of a page title 10, or 100 if no page title contains the word', () => {
  const found = generateMetadata({
    nav: [],
    demos: [],
    routes: [
      { path: '/pie', title: 'Pie' },
      { path: '/ring', title: 'Ring' },
    ],
    words: { ignored: [], synonyms: [['pie', 'ring', 'cake']] },
  })
  const hits = (keywords: string) =>
    searchEntries(found, { keywords }).flatMap(({ hints }) => hints.map(({ link, priority }) => `${link} ${priority}`))
  expect(hits('ring')).toEqual(['/ring 100', '/pie 10'])
  expect(hits('cake')).toEqual(['/pie 100'])
})

test.each([
  ['tolltip', 'tooltip'],
  ['toltip', 'tooltip'],
  ['toooltip', 'tooltip'],
  ['tootlip', 'tooltip'],
  ['data={tooltip}', 'data tooltip'],
])('searches for the nearest word if nothing matches: %s', (typed, corrected) => {
  const found = create([{ title: 'tooltip', target: '#tooltip', paragraphs: ['Shows data.'] }])
  const groups = searchEntries(found, { keywords: typed })
  expect(groups.at(-1)?.corrected).toBe(corrected)
  expect(getLinks(groups)).toContain('/api/line#tooltip')
})

test('corrects nothing if a word matches, if two letters are wrong, and before the texts are loaded', () => {
  const found = create([{ title: 'tooltip', target: '#tooltip', paragraphs: ['Shows data.'] }])
  expect(searchEntries(found, { keywords: 'tolltip data' })[0]?.corrected).toBeUndefined()
  expect(searchEntries(found, { keywords: 'tollpip' })).toEqual([])
  expect(searchEntries({ ...found, isPartial: true }, { keywords: 'tolltip' })).toEqual([])
})

test('counts all hits of each kind, and returns the best ones', () => {
  const found = create([
    ...Array.from({ length: 120 }, (_, index) => ({ title: `x${index}`, target: '', paragraphs: ['alpha'], option })),
    { title: 'Alpha', target: '#alpha', paragraphs: [] },
  ])
  const [group] = searchEntries(found, { keywords: 'alpha' })
  expect(group?.counts).toEqual({ option: 240, guide: 2 })
  expect(group?.hints.filter(({ kind }) => kind === 'option')).toHaveLength(100)
  expect(group?.hints.filter(({ kind }) => kind === 'guide')).toHaveLength(2)
})
