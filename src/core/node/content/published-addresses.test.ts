import { expect, test } from 'vitest'
import type { Redirect } from '../../shared/redirects.ts'
import type { Site } from '../feature.ts'
import { checkPublishedAddresses, type AddressTargets } from './redirects.ts'

const targets: AddressTargets = {
  pages: new Map([['/guide', { tabs: new Set(['faq']), ids: new Set(['install']) }]]),
  files: new Set(),
  queryKeys: ['tab'],
  specialAddresses: new Set(['/~demos/line-basic']),
}

const english = { id: 'en-US', name: 'English', base: '/' }
const chinese = { id: 'zh-CN', name: '中文', base: '/zh' }
const inLocales = [{ locale: english }, { locale: chinese }] as Site[]

const check = (published: string[], redirects: Redirect[] = [], locale = english) =>
  checkPublishedAddresses(published, { redirects, targets, locale, inLocales }).map(
    ({ line, message }) => `${line}  ${message}`,
  )
const missing = (address: string) =>
  `${address} no longer exists; add a line with its new address to content/redirects.txt`

test('addresses that exist are not reported', () => {
  expect(check(['/guide', '/guide#install', '/guide?tab=faq', '/~demos/line-basic', ''])).toEqual([])
})

test.each(['/old', '/guide#setup', '/guide?tab=old', '/~demos/line-old'])('%s is reported with its line', (address) => {
  expect(check(['/guide', address])).toEqual([`2  ${missing(address)}`])
})

test('a missing page is reported without its sections and tabs', () => {
  expect(check(['/old', '/old#install', '/old?tab=faq'])).toEqual([`1  ${missing('/old')}`])
})

test('a redirect keeps an address, and the sections that the new page has too', () => {
  const redirects = [
    { from: '/old', to: '/guide' },
    { from: '/guide#setup', to: '/guide#install' },
    { from: '/~demos/line-old', to: '/~demos/line-basic' },
  ]
  expect(check(['/old', '/old#install', '/old#setup', '/old?tab=faq', '/~demos/line-old'], redirects)).toEqual([])
  expect(check(['/old', '/old#lost'], redirects)).toEqual([`2  ${missing('/old#lost')}`])
})

test('the addresses of a locale are checked with its own pages', () => {
  const published = ['/lost', '/zh/guide', '/zh/guide#install', '/zh/old', '/zh/lost']
  expect(check(published, [{ from: '/old', to: '/guide' }], chinese)).toEqual([`5  ${missing('/zh/lost')}`])
})
