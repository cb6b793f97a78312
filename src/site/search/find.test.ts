import { expect, test } from 'vitest'
import type { SearchSource } from '../../shared/search.ts'
import { findAll } from './find.ts'
import { generateMetadata } from './metadata.ts'

const source: SearchSource = {
  texts: ['Draw a smooth line through the points.', 'The axis of the chart.', 'Smooth and stacked.', 'How to install it.', 'A stack of things.'],
  routes: [
    { path: '/guide', title: 'Get Started', sections: [['Install', '#install', 3]] },
    {
      path: '/api/line',
      title: 'Line',
      sections: [
        ['', '', 0],
        ['Axis', '#axis', 1, 2],
        ['smooth', '#smooth'],
      ],
    },
    { path: '/api/area', title: 'Area line', sections: [['Stacked', '#stacked', 4]] },
    { path: '/', title: 'Home', sections: [['Install', '#install']] },
  ],
  demos: [{ id: 'line-smooth', routeId: '/api/line', title: 'A smooth ride', description: 'Trains by the hour, on one axis.', picture: '/p.svg' }],
  nav: [
    { title: 'Guide', links: ['/guide'], order: 2 },
    { title: 'API', links: ['/api'], order: 3 },
  ],
}
const entries = generateMetadata(source)
const find = (keywords: string) => findAll(entries, keywords).map(({ title, priority, hints }) => ({ title, priority, hits: hints.map((hit) => `${hit.type} ${hit.link} ${hit.priority}`) }))

test('a blank query finds nothing', () => {
  expect(find('')).toEqual([])
  expect(find('  ')).toEqual([])
})

test('groups stand by nav order times 1000, pages outside the navigation last', () => {
  expect(find('install').map(({ title, priority }) => [title, priority])).toEqual([['Guide', 2000], [undefined, -Infinity]])
  expect(find('a').map(({ title }) => title)).toEqual(['API', 'Guide', undefined])
})

test('a section gives one hit: its first matching paragraph, else its title', () => {
  expect(find('smooth')).toEqual([{ title: 'API', priority: 3000, hits: ['title /api/line#smooth 10', 'demo /api/line#demo-line-smooth 10', 'content /api/line 1', 'content /api/line#axis 1'] }])
})

test('a title counts 10 for each word, a page title 100, a word in the text alone 1, and each word once', () => {
  expect(find('line')[0]?.hits).toEqual(['page /api/line 100', 'page /api/area 100', 'content /api/line 10'])
  expect(find('area line')[0]?.hits[0]).toBe('page /api/area 200')
  // both words in the title; the text adds nothing to them
  expect(find('axis line')[0]?.hits).toContain('content /api/line#axis 20')
  expect(find('axis the')[0]?.hits).toContain('content /api/line#axis 11')
})

test('a section is no hit by its title where the title of the page matches', () => {
  expect(find('line smooth')[0]?.hits).not.toContain('title /api/line#smooth 20')
})

test('a demo is found by title or description, with its picture', () => {
  const [group] = findAll(entries, 'trains')
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

test('equal hits keep the order of the pages', () => {
  expect(find('a')[0]?.hits.filter((hit) => hit.endsWith(' 100'))).toEqual(['page /api/area 100'])
  expect(find('of')[0]?.hits).toEqual(['content /api/line#axis 1', 'content /api/area#stacked 1'])
})
