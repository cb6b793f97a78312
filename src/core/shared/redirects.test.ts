import { expect, test } from 'vitest'
import { addQueryAndHash, findRedirect } from './redirects.ts'

const redirects = [
  { from: '/old', to: '/new' },
  { from: '/old#moved', to: '/other#here' },
  { from: '/guide#gone', to: '/guide' },
  { from: '/shared', to: '/api?tab=options' },
]
const find = (address: string) => findRedirect(redirects, new URL(address, 'https://example.org'))

test.each([
  ['/old', '/new'],
  ['/old/', '/new'],
  ['/old?q=line#usage', '/new?q=line#usage'],
  ['/old?q=line#moved', '/other?q=line#here'],
  ['/guide#gone', '/guide'],
  ['/shared?q=line#axis', '/api?tab=options&q=line#axis'],
])('%s redirects to %s', (from, to) => expect(find(from)).toBe(to))

test.each(['/new', '/older', '/guide', '/guide#install', '/'])('%s has no redirect', (address) =>
  expect(find(address)).toBeUndefined(),
)

test('the hash of the new address takes precedence', () => {
  expect(addQueryAndHash('/new#part', { search: '?q=a', hash: '#old' })).toBe('/new?q=a#part')
})
