import { expect, test } from 'vitest'
import type { Site } from '../../../core/node/feature.ts'
import type { Demo } from './read-demos.ts'
import { createStandalonePage } from './standalone-pages.ts'

const createDemo = (file: string): Demo => {
  const id = file.replace(/^demos\/(.+)\/(.+)\.tsx$/, '$1-$2')
  return { id, file, title: `Title of ${id}`, description: `About ${id}.`, keywords: [], files: [] }
}
const demos = new Map(
  ['line/basic', 'line/tab', 'line/unused', 'bar/basic']
    .map((name) => createDemo(`demos/${name}.tsx`))
    .map((demo) => [demo.id, demo]),
)

/** One file of a page, with the parts of it that are read here. */
const createFile = (title: string, tab: string, ...ids: string[]) => ({
  file: { tab },
  matter: { frontmatter: { title } },
  tree: {
    type: 'root',
    children: ids.map((id) => ({ type: 'leafDirective', name: 'demo', attributes: { id }, children: [] })),
  },
})
const site = {
  pages: new Map([
    ['/', [createFile('Home', '', 'line-basic')]],
    ['/api/line', [createFile('Line', '', 'line-basic'), createFile('More', 'more', 'line-tab')]],
  ]),
} as unknown as Pick<Site, 'pages'>

const create = (route: string) => createStandalonePage(route, demos, site.pages)

test('has the title of the demo, and its place on the page of its chart if several pages show it', () => {
  expect(create('/~demos/line-basic')).toEqual({
    route: '/~demos/line-basic',
    title: 'Title of line-basic',
    data: {
      demo: {
        id: 'line-basic',
        title: 'Title of line-basic',
        description: 'About line-basic.',
        page: { title: 'Line', link: '/api/line#demo-line-basic' },
      },
    },
  })
  expect(create('/~demos/line-tab')?.data.demo.page?.link).toBe('/api/line?tab=more#demo-line-tab')
  expect(create('/~demos/line-unused')?.data.demo).not.toHaveProperty('page')
})

test.each(['/~demos', '/~demos/', '/~demos/line', '/~demos/line-basic/', '/~other/line-basic', '/line-basic'])(
  '%s is not the address of a demo',
  (route) => expect(create(route)).toBeUndefined(),
)
