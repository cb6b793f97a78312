import { expect, test } from 'vitest'
import { addBase } from '../../shared/routes.ts'
import type { Site } from '../feature.ts'
import { listRedirects, mountLinks } from './mount.ts'

const isPage = (link: string) => ['/', '/guide'].includes(link.replace(/[?#].*/, ''))
const getAddress = (link: string) => (isPage(link) ? addBase(link, '/zh') : link)

test.each([
  ['a page', '<a href="/guide">', '<a href="/zh/guide">'],
  ['a section of the home page', '<a href="/#start">', '<a href="/zh#start">'],
  [
    'a link after a label with a bracket',
    '<a class="card" aria-label="a > b" data-x href="/guide?tab=x">',
    '<a class="card" aria-label="a > b" data-x href="/zh/guide?tab=x">',
  ],
])('%s stays in the locale', (_, html, mounted) => {
  expect(mountLinks(`<p>${html}</a></p>`, getAddress)).toBe(`<p>${mounted}</a></p>`)
})

test.each([
  ['a file', '<a href="/theme.ts" download>'],
  ['a demo', '<a href="/~demos/line-basic">'],
  ['a section of the same page', '<a href="#guide">'],
  ['another site', '<a href="https://example.org/guide">'],
  ['code', '<code>&#x3C;a href="/guide"></code>'],
])('%s is not changed', (_, html) => {
  expect(mountLinks(html, getAddress)).toBe(html)
})

test('redirects apply to every locale, and those of special routes once', () => {
  const redirects = [
    { from: '/old', to: '/guide' },
    { from: '/~demos/old', to: '/~demos/new' },
  ]
  const inLocales = [
    { redirects, locale: { base: '/' }, getAddress: (link: string) => link },
    { redirects, locale: { base: '/zh' }, getAddress },
  ] as Site[]
  expect(listRedirects({ inLocales })).toEqual([...redirects, { from: '/zh/old', to: '/zh/guide' }])
})
