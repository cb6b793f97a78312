import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { buildViteProject, type ProjectTheme } from '../src/features/demos/client/export/project.ts'
import { demos, readDemoFiles } from './content.ts'
import { takeTurns } from './fixtures/full.ts'
import { buildApplications, type Application } from './fixtures/application.ts'
import { waitUntilStable } from './fixtures/stable.ts'
import { expect, test } from './site.ts'

// A demo that is opened in an online editor looks the same as on the site, with and without the theme.

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8')
const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
const versions = { ...dependencies, ...devDependencies }

/** One demo of each of these charts, without controls, which have the style of the page. */
const CHARTS = [
  'bar',
  'column',
  'dual-axes',
  'facet',
  'funnel',
  'gauge',
  'pie',
  'ring-progress',
  'sankey',
  'treemap',
  'venn',
]
const chosen = CHARTS.flatMap((chart) => {
  const demo = [...demos.values()].find(
    ({ id, source }) => id.startsWith(`${chart}-`) && !/<(button|select|input|p)\b|setInterval|useState/.test(source),
  )
  return demo ? [demo] : []
})

const variants = [
  { name: 'with the theme in light mode', folder: 'light', theme: 'site', color: 'light' },
  { name: 'with the theme in dark mode', folder: 'dark', theme: 'site', color: 'dark' },
  { name: 'with the library default on a light page', folder: 'library', theme: 'library', color: 'light' },
  { name: 'with the library default on a dark page', folder: 'library', theme: 'library', color: 'dark' },
] as const

let application: Application

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  const typescript = read('dist/chart-theme.ts')
  const projects = new Map<string, Record<string, string>>()
  for (const [index, demo] of chosen.entries()) {
    for (const { folder, theme, color } of takeTurns(variants, index)) {
      const source = { id: demo.id, title: demo.title, description: '', files: readDemoFiles(demo) }
      const projectTheme: ProjectTheme | undefined =
        theme === 'site' ? { mode: color, typescript, javascript: '' } : undefined
      projects.set(`${demo.id}/${folder}`, buildViteProject(source, versions, projectTheme))
    }
  }
  application = await buildApplications(projects)
})
test.afterAll(() => application.stop())

/** Waits until the charts of a page stop changing and returns a picture of each. */
async function captureCharts(page: Page): Promise<string[]> {
  const charts = page.locator('[data-chart-source-type]')
  await expect(charts.first()).toBeVisible()
  const capture = async () => {
    const pictures = await Promise.all((await charts.all()).map((chart) => chart.screenshot({ timeout: 10_000 })))
    return pictures.map((picture) => picture.toString('base64')).join(' ')
  }
  return (await waitUntilStable(capture, 250)).split(' ')
}

test.use({ reducedMotion: 'reduce', viewport: { width: 800, height: 700 } })

for (const [turn, { id }] of chosen.entries()) {
  for (const { name, folder, theme, color } of takeTurns(variants, turn)) {
    test(`the exported project of ${id} looks like the demo ${name}`, async ({ page }) => {
      await page.addInitScript(
        ([storedColor, storedTheme]) => {
          localStorage.setItem('dumi:prefers-color', storedColor)
          localStorage.setItem('site:demo-theme', storedTheme)
        },
        [color, theme] as const,
      )
      await page.goto(`/~demos/${id}?embed`)
      const onSite = await captureCharts(page)
      await page.goto(application.getAddress(`${id}/${folder}`))
      const exported = await captureCharts(page)
      expect(exported.length).toBe(onSite.length)
      expect(exported.map((picture, index) => picture === onSite[index])).toEqual(exported.map(() => true))
    })
  }
}
