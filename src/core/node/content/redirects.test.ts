import { expect, test } from 'vitest'
import { checkRedirects, type AddressTargets, type ReadRedirect } from './redirects.ts'

const targets: AddressTargets = {
  pages: new Map([
    ['/guide', { ids: new Set(['install', 'usage']) }],
    ['/licenses', { ids: new Set() }],
    ['/api', { tabs: new Set(['options']), ids: new Set() }],
  ]),
  files: new Set(),
  queryKeys: ['tab'],
  specialAddresses: new Set(['/~demos/line-basic', '/~demos/line-smooth']),
}

/** The line of a redirect is its place in the list. */
function check(...pairs: [from: string, to: string][]): string[] {
  const redirects = pairs.map(([from, to], index): ReadRedirect => ({ from, to, line: index + 1 }))
  return checkRedirects(redirects, targets).map(({ file, line, message }) => `${file}:${line}  ${message}`)
}

test('redirects of pages, tabs, sections and demos are valid', () => {
  const valid: [string, string][] = [
    ['/licences', '/licenses'],
    ['/old/shared', '/api?tab=options'],
    ['/guide#setup', '/guide#install'],
    ['/guide#legal', '/licenses'],
    ['/~demos/line-curve', '/~demos/line-smooth'],
  ]
  expect(check(...valid)).toEqual([])
})

test.each([
  ['/old', '/license', 'the link /license points to no page; did you mean "/licenses"?'],
  ['/old', '/guide#instal', '/guide has nothing with the id "instal"; did you mean "install"?'],
  ['/old', '/api?tab=option', '/api has no tab "option"; did you mean "options"?'],
  ['/~demos/old', '/~demos/line-basik', '/~demos/line-basik does not exist; did you mean "/~demos/line-basic"?'],
  [
    '/old',
    'https://example.org/',
    'the new address https://example.org/ is not part of the site; write it from the root',
  ],
  ['/old', '//example.org', 'the new address //example.org is not part of the site; write it from the root'],
  ['/guide', '/licenses', '/guide exists and would be hidden; remove the redirect'],
  ['/~demos/line-basic', '/guide', '/~demos/line-basic exists and would be hidden; remove the redirect'],
  ['/guide#install', '/guide#usage', '/guide still has the section "install"; remove the redirect'],
  ['/gone#a', '/guide', '/gone is not a page; write the address of the page that had the section'],
  ['/old', '/old', 'the redirects lead in a circle back to /old; remove one of them'],
])('the redirect from %s to %s is reported', (from, to, message) => {
  expect(check([from, to])).toEqual([`content/redirects.txt:1  redirect from "${from}": ${message}`])
})

test.each(['old', '/old/', '/old.html', '/old?tab=a', '/a b', '/old*', '/a;b'])(
  'the old address %s, which some host would read differently, is reported',
  (from) => {
    expect(check([from, '/guide'])).toEqual([
      `content/redirects.txt:1  redirect from "${from}": write the old address from the root, ` +
        'without a query and an extension, such as /old, /guide#old or /~demos/old',
    ])
  },
)

test('an address that is redirected twice is reported once', () => {
  expect(check(['/old', '/guide'], ['/old', '/licenses'])).toEqual([
    'content/redirects.txt:2  redirect from "/old": the address is redirected twice; keep one of them',
  ])
})

test('a chain is reported with its end, and a loop at each of its redirects', () => {
  expect(check(['/a', '/b'], ['/b', '/c'], ['/c', '/guide'])).toEqual([
    'content/redirects.txt:1  redirect from "/a": the new address /b is redirected to /guide; write /guide',
    'content/redirects.txt:2  redirect from "/b": the new address /c is redirected to /guide; write /guide',
  ])
  expect(check(['/a', '/b'], ['/b', '/a'])).toEqual([
    'content/redirects.txt:1  redirect from "/a": the redirects lead in a circle back to /a; remove one of them',
    'content/redirects.txt:2  redirect from "/b": the redirects lead in a circle back to /b; remove one of them',
  ])
})
