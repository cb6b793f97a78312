import { expect, test } from 'vitest'
import type { Site } from '../../../core/node/feature.ts'
import { createInfoModule } from './demo-infos.ts'
import type { Demo } from './read-demos.ts'

const createDemo = (file: string): Demo => {
  const id = file.replace(/^demos\/(.+)\/(.+)\.tsx$/, '$1-$2')
  return { id, file, title: `Title of ${id}`, description: `About ${id}.`, keywords: [], files: [] }
}
const demos = ['line/basic', 'line/tab', 'line/unused', 'bar/basic'].map((name) => createDemo(`demos/${name}.tsx`))

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

const parse = (module = '') => JSON.parse(module.replace('export const demos = ', '')) as Record<string, object>

test('links each demo of a chart to its place, on the page of the chart if several pages show it', () => {
  expect(parse(createInfoModule('virtual:demo-infos/line', demos, site))).toEqual({
    'line-basic': {
      title: 'Title of line-basic',
      description: 'About line-basic.',
      page: { title: 'Line', link: '/api/line#demo-line-basic' },
    },
    'line-tab': {
      title: 'Title of line-tab',
      description: 'About line-tab.',
      page: { title: 'Line', link: '/api/line?tab=more#demo-line-tab' },
    },
    'line-unused': { title: 'Title of line-unused', description: 'About line-unused.' },
  })
})

test('has one module per chart', () => {
  const module = createInfoModule('virtual:demo-infos', demos, site)
  expect(module?.match(/import\("[^"]+"\)/g)).toEqual([
    'import("virtual:demo-infos/line")',
    'import("virtual:demo-infos/bar")',
  ])
  expect(createInfoModule('virtual:demos/line', demos, site)).toBeUndefined()
})
