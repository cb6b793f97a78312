import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { findTypes } from '../src/core/node/javascript/find-types.ts'
import { removeRanges } from '../src/core/node/javascript/ranges.ts'
import { demosOnPage, homeDemo, homeDemoAddress, type Demo } from './content.ts'
import { chooseAction } from './fixtures/demo-actions.ts'
import { readZip } from './fixtures/read-zip.ts'
import { expect, hydrated, isMarked, markDocument, open, readClipboard, test } from './site.ts'

// All code of the site can be read, copied and exported as TypeScript or JavaScript.

/** A demo as JavaScript, made from its file. */
async function toJavaScript({ source }: Demo): Promise<string> {
  const code = source.trimEnd()
  const types = (await findTypes(code, 'tsx')) ?? []
  expect(types.length).toBeGreaterThan(0)
  return removeRanges(code, types)
}

const card = (page: Page) => page.locator(`#demo-${homeDemo.id}`)
const language = (place: Locator, name: 'TypeScript' | 'JavaScript') => place.getByRole('radio', { name }).first()
const readVisible = (place: Locator) => place.locator('pre').first().innerText()

async function openCode(page: Page): Promise<void> {
  await open(page, homeDemoAddress)
  await card(page).getByText('Show Code').click()
}

test('the switch shows the JavaScript version with its file name, and back', async ({ page }) => {
  await openCode(page)
  await expect(language(card(page), 'TypeScript')).toBeChecked()
  expect(await readVisible(card(page))).toBe(homeDemo.source.trimEnd())
  await language(card(page), 'JavaScript').click()
  await expect(language(card(page), 'JavaScript')).toBeChecked()
  expect(await readVisible(card(page))).toBe(await toJavaScript(homeDemo))
  await expect(card(page).getByText('jsx', { exact: true })).toBeVisible()
  await expect(card(page).getByText('tsx', { exact: true })).toBeHidden()
  await language(card(page), 'TypeScript').click()
  expect(await readVisible(card(page))).toBe(homeDemo.source.trimEnd())
})

test('the choice applies to all code, on other pages and after a reload', async ({ page }) => {
  await openCode(page)
  await markDocument(page)
  await language(card(page), 'JavaScript').click()
  const [first] = demosOnPage('content/api/line.md')
  const demo = page.locator(`#demo-${first.id}`)
  const expectJavaScript = async () => {
    await demo.getByText('Show Code').click()
    await expect(language(demo, 'JavaScript')).toBeChecked()
    expect(await readVisible(demo)).toBe(await toJavaScript(first))
  }
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('a'), { href: '/api/line', textContent: 'to the line' }))
  })
  await page.getByText('to the line').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Line')
  expect(await isMarked(page)).toBe(true)
  await expectJavaScript()
  await page.reload()
  await hydrated(page)
  await expectJavaScript()
})

test('the stored language is applied before the first paint', async ({ page, expectMessages }) => {
  expectMessages(/Failed to load resource/)
  await page.addInitScript("localStorage.setItem('site:code-language', 'JavaScript')")
  // the scripts never arrive, so only the document itself can apply it
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/api', { waitUntil: 'commit' })
  const type = page.locator('.code i').first()
  await expect(type).toBeAttached()
  await expect(type).toBeHidden()
})

test('without scripts, the code is TypeScript and there is no switch', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/api')
  await expect(page.locator('.code i').first()).toBeVisible()
  await expect(page.locator('.code b').first()).toBeHidden()
  await expect(page.getByRole('radio', { name: 'JavaScript' })).toHaveCount(0)
  await context.close()
})

test('a tab that is shown later has switches too', async ({ page }) => {
  await open(page, '/api')
  await page.getByRole('link', { name: 'Shared options' }).last().click()
  await expect(page.locator('#axes')).toBeVisible()
  await expect(language(page.locator('main'), 'TypeScript')).toBeChecked()
})

test('the switch works with the keyboard', async ({ page }) => {
  await openCode(page)
  await language(card(page), 'TypeScript').focus()
  await page.keyboard.press('ArrowRight')
  await expect(language(card(page), 'JavaScript')).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('data-code', 'JavaScript')
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('html')).toHaveAttribute('data-code', 'TypeScript')
  await page.keyboard.press('Tab')
  await expect(card(page).locator('.code').getByRole('button', { name: 'Copy code' })).toBeFocused()
})

test('both copy buttons copy the visible version', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openCode(page)
  await language(card(page), 'JavaScript').click()
  await card(page).locator('.code').getByRole('button', { name: 'Copy code' }).click()
  await expect.poll(() => readClipboard(page)).toBe(await toJavaScript(homeDemo))
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await card(page).locator('.actions').getByRole('button', { name: 'Copy code' }).click()
  await expect.poll(() => readClipboard(page)).toBe(`${await toJavaScript(homeDemo)}\n`)
})

test('another tab follows', async ({ page, context }) => {
  await openCode(page)
  const other = await context.newPage()
  await openCode(other)
  await language(card(other), 'JavaScript').click()
  await expect(language(card(page), 'JavaScript')).toBeChecked()
})

test('the chart theme follows the language', async ({ page }) => {
  await open(page, '/theme')
  await page.locator('.theme-file').getByText('JavaScript', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-code', 'JavaScript')
  await expect(page.locator('.theme-file pre').nth(1)).toBeVisible()
  await expect(page.locator('.theme-file pre').first()).toBeHidden()
})

/** Chooses the download of a demo, and unpacks it. */
async function downloadProject(page: Page): Promise<{ name: string; files: Record<string, string> }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    chooseAction(card(page), 'Download project (.zip)'),
  ])
  return { name: download.suggestedFilename(), files: readZip(readFileSync(await download.path())) }
}

test('a project is downloaded in the language of the visitor', async ({ page }) => {
  await openCode(page)
  const typescript = await downloadProject(page)
  expect(typescript.name).toBe(`${homeDemo.id}.zip`)
  const getFile = (files: Record<string, string>, name: string) => files[path.posix.join(homeDemo.id, name)]
  expect(getFile(typescript.files, `src/${homeDemo.name}.tsx`)).toBe(homeDemo.source)
  expect(getFile(typescript.files, 'tsconfig.json')).toContain('"strict": true')
  expect(getFile(typescript.files, 'src/chart-theme.ts')).toContain('export function installChartTheme')
  expect(getFile(typescript.files, 'README.md')).toContain('npm run dev')

  await language(card(page), 'JavaScript').click()
  const { files } = await downloadProject(page)
  expect(getFile(files, `src/${homeDemo.name}.jsx`)).toBe(`${await toJavaScript(homeDemo)}\n`)
  expect(getFile(files, 'src/main.jsx')).toContain("import { installChartTheme } from './chart-theme'")
  expect(getFile(files, 'src/chart-theme.js')).not.toContain('interface ')
  expect(Object.keys(files).filter((name) => /\.tsx?$|tsconfig/.test(name))).toEqual([])
})
