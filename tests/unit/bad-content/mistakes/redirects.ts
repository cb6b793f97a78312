import type { Redirect } from '../../../../src/core/shared/redirects.ts'
import type { Mistake } from '../mistake.ts'

/** Changes redirects of the valid project, by their old address. */
function redirects(kind: string, edits: Record<string, Partial<Redirect>>, ...reported: string[]): Mistake {
  return {
    kind,
    config: (config) => {
      config.redirects = config.redirects?.map((redirect) => ({ ...redirect, ...edits[redirect.from] }))
    },
    reported: reported.map((message) => `site.config.ts:${message}`),
  }
}

export const redirectMistakes: Mistake[] = [
  redirects(
    'a source that is still a page',
    { '/old-guide': { from: '/changelog' } },
    '13  redirect from "/changelog": /changelog exists and would be hidden; remove the redirect',
  ),
  redirects(
    'a target that does not exist',
    { '/old-api': { to: '/apis' } },
    '14  redirect from "/old-api": the link /apis points to no page; did you mean "/api"?',
  ),
  redirects(
    'a loop',
    { '/first': { to: '/second' }, '/second': { to: '/first' } },
    '15  redirect from "/first": the redirects lead in a circle back to /first; remove one of them',
    '16  redirect from "/second": the redirects lead in a circle back to /second; remove one of them',
  ),
  redirects(
    'a section that does not exist',
    { '/guide#setup': { to: '/guide#instal' } },
    '17  redirect from "/guide#setup": /guide has nothing with the id "instal"; did you mean "install"?',
  ),
  redirects(
    'a demo that does not exist',
    { '/~demos/line-simple': { to: '/~demos/line-bsic' } },
    '18  redirect from "/~demos/line-simple": /~demos/line-bsic does not exist; did you mean "/~demos/line-basic"?',
  ),
  redirects(
    'a section that is still on the page',
    { '/guide#start': { from: '/guide#install' } },
    '19  redirect from "/guide#install": /guide still has the section "install"; remove the redirect',
  ),
  redirects(
    'an address that is redirected twice',
    { '/old-line': { from: '/old-pie' } },
    '21  redirect from "/old-pie": the address is redirected twice; keep one of them',
  ),
]
