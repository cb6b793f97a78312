import { expect, test } from 'vitest'
import { addBase, findLocale, getLanguage, removeBase } from './routes.ts'

test.each([
  ['/', '/zh'],
  ['/guide', '/zh/guide'],
  ['/api?tab=options#axis', '/zh/api?tab=options#axis'],
  ['/#start', '/zh#start'],
])('%s is %s in a locale', (address, localized) => {
  expect(addBase(address, '/zh')).toBe(localized)
  expect(addBase(address, '/')).toBe(address)
  expect(removeBase(localized, '/zh')).toBe(address)
  expect(removeBase(address, '/')).toBe(address)
})

test('a path belongs to the locale with the longest base', () => {
  const locales = [{ base: '/' }, { base: '/zh' }, { base: '/zh/tw' }]
  expect(findLocale('/guide', locales)?.base).toBe('/')
  expect(findLocale('/zh', locales)?.base).toBe('/zh')
  expect(findLocale('/zh/guide', locales)?.base).toBe('/zh')
  expect(findLocale('/zhong', locales)?.base).toBe('/')
  expect(findLocale('/zh/tw/guide', locales)?.base).toBe('/zh/tw')
})

test('a language tag has no region that its language implies', () => {
  expect(['en-US', 'en-GB', 'zh-CN', 'zh-TW'].map(getLanguage)).toEqual(['en', 'en-GB', 'zh', 'zh-TW'])
})
