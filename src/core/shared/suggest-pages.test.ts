import { expect, test } from 'vitest'
import { suggestPages } from './similar-names.ts'

const pages = [
  { title: 'Guide', link: '/guide', names: ['guide', 'Get Started'] },
  { title: 'API', link: '/api', names: ['api'] },
  { title: 'Line', link: '/api/line', names: ['line', 'LineChart'] },
  { title: 'Tiny line', link: '/api/tiny-line', names: ['tiny-line', 'sparkline'] },
  { title: 'Tiny area', link: '/api/tiny-area', names: ['tiny-area'] },
  { title: 'Tiny column', link: '/api/tiny-column', names: ['tiny-column'] },
  { title: 'Tiny bar', link: '/api/tiny-bar', names: ['tiny-bar'] },
]
const suggest = (pathname: string) => {
  const { pages: found, words } = suggestPages(pathname, pages)
  return { links: found.map(({ link }) => link), words }
}

test.each([
  ['/docs/line', ['/api/line'], 'line'],
  ['/api/LineCharts', ['/api/line'], 'Line Charts'],
  ['/guides', ['/guide'], 'guides'],
  ['/guide.html', ['/guide'], 'guide'],
  ['/api/line/examples', ['/api/line'], 'examples'],
  ['/api/violins', ['/api'], 'violins'],
  ['/api/%6Cines', ['/api/line'], 'lines'],
  ['/no/such/page', [], 'page'],
  ['/', [], ''],
  ['/%ZZ', [], ''],
  [`/${'a-'.repeat(1000)}`, [], ''],
])('%.30s', (pathname, links, words) => {
  expect(suggest(pathname)).toEqual({ links, words })
})

test('at most three pages are suggested', () => {
  expect(suggest('/api/tiny').links).toEqual(['/api/tiny-line', '/api/tiny-area', '/api/tiny-column'])
})
