import { expect, test } from 'vitest'
import type { SearchDemo, SearchMessage } from '../../shared/search.ts'
import { createMessageHandler } from './handle-message.ts'

const routes = [{ path: '/api/line', title: 'Line', sections: [{ title: 'Usage', target: '#usage', paragraphs: [] }] }]
const nav = [{ title: 'API', links: ['/api'], order: 3 }]
const asset = { id: 'a', title: 'Rivers', description: 'Long ones', keywords: ['streaming'] }
const query = (keywords: string): SearchMessage => ({ action: 'get-search-result', args: { keywords } })
const createMetadata = (demos: SearchDemo[]): SearchMessage => ({
  action: 'generate-metadata',
  args: { routes, demos, nav },
})

test('replies to a query before the metadata with an empty list', () => {
  expect(createMessageHandler()(query('line'))).toEqual([])
})

test.each([
  ['with an asset', { id: 'a', routeId: '/api/line', asset }, 1],
  ['with extra fields', { id: 'a', routeId: '/api/line', asset, picture: '/p.svg', context: {} }, 1],
  [
    'with keywords as a text',
    { id: 'a', routeId: '/api/line', asset: { ...asset, keywords: 'streaming' as unknown as string[] } },
    1,
  ],
  ['without keywords', { id: 'a', routeId: '/api/line', asset: { ...asset, keywords: undefined } }, 0],
  ['without an asset', { id: 'a', routeId: '/api/line' }, 0],
  ['of an unknown page', { id: 'a', routeId: '/other', asset }, 0],
])('accepts a demo %s', (_, demo, count) => {
  const handleMessage = createMessageHandler()
  expect(handleMessage(createMetadata([demo]))).toBeUndefined()
  expect(handleMessage(query('streaming'))?.flatMap(({ hints }) => hints)).toHaveLength(count)
  expect(handleMessage(query('line'))).not.toEqual([])
})

test('replaces the metadata when it arrives again', () => {
  const handleMessage = createMessageHandler()
  handleMessage(createMetadata([]))
  expect(handleMessage(query('rivers'))).toEqual([])
  handleMessage(createMetadata([{ id: 'a', routeId: '/api/line', asset }]))
  expect(handleMessage(query('rivers'))).toHaveLength(1)
})
