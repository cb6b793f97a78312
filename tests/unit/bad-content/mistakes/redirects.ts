import { change, type Mistake } from '../mistake.ts'

const FILE = 'content/redirects.txt'

const redirect = (kind: string, from: string, to: string, ...reported: string[]): Mistake => ({
  kind,
  files: { [FILE]: change(from, to) },
  reported: reported.map((place) => `${FILE}:${place}`),
})

export const redirectMistakes: Mistake[] = [
  redirect(
    'a source that is still a page',
    '/old-guide /guide',
    '/changelog /guide',
    '1  redirect from "/changelog": /changelog exists and would be hidden; remove the redirect',
  ),
  redirect(
    'a target that does not exist',
    '/old-api /api',
    '/old-api /apis',
    '2  redirect from "/old-api": the link /apis points to no page; did you mean "/api"?',
  ),
  redirect(
    'a loop',
    '/first /guide\n/second /guide',
    '/first /second\n/second /first',
    '3  redirect from "/first": the redirects lead in a circle back to /first; remove one of them',
    '4  redirect from "/second": the redirects lead in a circle back to /second; remove one of them',
  ),
  redirect(
    'a section that does not exist',
    '/guide#setup /guide',
    '/guide#setup /guide#instal',
    '5  redirect from "/guide#setup": /guide has nothing with the id "instal"; did you mean "install"?',
  ),
  redirect(
    'a demo that does not exist',
    '/~demos/line-simple /~demos/line-basic',
    '/~demos/line-simple /~demos/line-bsic',
    '6  redirect from "/~demos/line-simple": /~demos/line-bsic does not exist; did you mean "/~demos/line-basic"?',
  ),
  redirect(
    'a section that is still on the page',
    '/guide#start /api',
    '/guide#install /api',
    '7  redirect from "/guide#install": /guide still has the section "install"; remove the redirect',
  ),
  redirect(
    'an address that is redirected twice',
    '/old-line /guide',
    '/old-pie /guide',
    '9  redirect from "/old-pie": the address is redirected twice; keep one of them',
  ),
  redirect(
    'a redirect without a target',
    '/old-home /',
    '/old-home',
    '10  write the old and the new address, such as /old /new',
  ),
]
