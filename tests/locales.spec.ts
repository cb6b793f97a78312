import { cpSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { collectProblems, firefoxProgram, startFirefox } from './fixtures/firefox.ts'
import { startHost, type Host } from './fixtures/host.ts'
import { findViolations } from './fixtures/axe.ts'
import { buildSite, copyProject } from './fixtures/project-copy.ts'
import { expect, hydrated, isMarked, markDocument, open, test } from './site.ts'

// The small site of core.spec.ts in English and Chinese, with the search and the changelog.

const SITE = 'tests/fixtures/site'
const LOCALES = 'tests/fixtures/locales'
let folder: string
let host: Host

// the tests share one build
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  const features = ['src/features/search', 'src/features/changelog']
  folder = copyProject(['locales', 'src/core', 'src/library', ...features, SITE, LOCALES])
  for (const part of [`${SITE}/content`, `${SITE}/public`, `${SITE}/package.json`, `${LOCALES}/content`]) {
    cpSync(path.join(folder, part), path.join(folder, path.basename(part)), { recursive: true })
  }
  await buildSite(folder, `${LOCALES}/vite.config.ts`)
  host = await startHost(path.join(folder, 'dist'))
})

test.afterAll(() => {
  host?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const read = (file: string) => readFileSync(path.join(folder, 'dist', file), 'utf8')

test('a translated page is in its language, and links, menus, search and not-found page stay in its locale', async ({
  page,
  expectMessages,
}) => {
  expectMessages(/status of 404/)
  const title = page.getByRole('heading', { level: 1 })
  await open(page, `${host.address}/zh`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh')
  await markDocument(page)

  await page.getByRole('link', { name: '快速开始' }).click()
  await expect(page).toHaveURL(`${host.address}/zh/guide`)
  await expect(page).toHaveTitle('指南 - Fixture')
  await expect(page.locator('.note-title')).toHaveText('提示')
  await page.getByRole('navigation', { name: '页面' }).getByRole('link', { name: '安装' }).click()
  await expect(page).toHaveURL(`${host.address}/zh/guide/install`)
  await expect(page.locator('.menu-title')).toHaveText('基础')
  await page.getByRole('link', { name: '下一篇' }).click()
  await expect(title).toHaveText('编写页面')
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '更新日志' }).click()
  await expect(page.locator('.release time')).toHaveText('2024年12月18日')
  await page.getByLabel('修复').check()
  await expect(page.locator('output')).toHaveText('1 个版本中的 1 个')

  await page.getByRole('searchbox', { name: '搜索' }).fill('青花瓷')
  const results = page.getByRole('listbox', { name: '搜索结果' })
  await expect(results.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${host.address}/zh/guide/install#versions`)
  expect(await isMarked(page)).toBe(true)

  // shown by the router, then by the server
  await page.evaluate(() => void navigation.navigate('/zh/guide/instal'))
  await expect(title).toHaveText('页面未找到')
  const response = await page.reload()
  expect(response?.status()).toBe(404)
  await hydrated(page)
  await expect(page).toHaveTitle('页面未找到 - Fixture')
  await expect(page.getByRole('navigation', { name: '您要找的可能是' }).getByRole('link')).toHaveAttribute(
    'href',
    '/zh/guide/install',
  )
  await page.getByRole('link', { name: '返回首页' }).click()
  await expect(title).toHaveText('示例')
  await page.goto(`${host.address}/zh/start`)
  await expect(page).toHaveURL(`${host.address}/zh/guide`)
})

test('the language switch opens the same section in the other language', async ({ page }) => {
  const languages = page.getByRole('button', { name: /^(Language|语言)$/ })
  await open(page, `${host.address}/guide/install?tab=none#versions`)
  await languages.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: '简体中文' })).toBeHidden()
  await expect(languages).toBeFocused()
  await page.keyboard.press('Enter')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('link', { name: '简体中文' }).click()
  await expect(page).toHaveURL(`${host.address}/zh/guide/install?tab=none#versions`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh')
  await expect(page.locator('#versions')).toBeInViewport()
  await hydrated(page)
  await languages.click()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(`${host.address}/guide/install?tab=none#versions`)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('安装')
})

test('the language switch works in Firefox, and a page without a translation has a notice', async () => {
  test.skip(!firefoxProgram, 'Firefox is not installed, or FIREFOX_PATH does not name it')
  const firefox = await startFirefox()
  const page = await firefox.newPage()
  const problems = collectProblems(page)
  const readMain = () => page.$eval('main', ({ textContent }) => textContent).catch(() => '')
  try {
    await page.goto(`${host.address}/guide/install#versions`)
    await page.click('[aria-label=Language]')
    await page.click('a[hreflang=zh]')
    await expect.poll(() => page.url()).toBe(`${host.address}/zh/guide/install#versions`)
    await expect.poll(readMain).toContain('安装')
    await page.goto(`${host.address}/zh/about`)
    await expect.poll(readMain).toContain('本页尚未翻译')
  } finally {
    await firefox.close()
  }
  // this site has no icons
  expect(problems.filter((problem) => !problem.includes('icon'))).toEqual([])
})

test('the language switch works without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } })
  const page = await context.newPage()
  await page.goto(`${host.address}/guide`)
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('link', { name: '简体中文' }).click()
  await expect(page).toHaveURL(`${host.address}/zh/guide`)
  await context.close()
})

test('a page without a translation is shown in English below a notice', async ({ page }) => {
  await open(page, `${host.address}/zh/guide`)
  await page.getByRole('link', { name: '关于' }).click()
  await expect(page).toHaveURL(`${host.address}/zh/about`)
  const article = page.locator('article')
  await expect(article).toHaveAttribute('lang', 'en')
  await expect(article.locator('[lang=zh]')).toHaveText('本页尚未翻译，以下为英文原文。')
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en')
  // after navigation and after a load
  for (const visit of [() => Promise.resolve(), () => open(page, `${host.address}/zh/about`)]) {
    await visit()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://example.org/about')
  }
  await expect(page.locator('link[hreflang]')).toHaveCount(0)
  expect(read('sitemap.xml')).not.toContain('/zh/about')
})

test('search engines find every language of a page', async () => {
  const alternates = ['en /guide', 'zh /zh/guide', 'x-default /guide'].map((pair) => pair.split(' '))
  for (const [file, route] of [
    ['guide.html', '/guide'],
    ['zh/guide.html', '/zh/guide'],
  ] as const) {
    const html = read(file)
    expect(html).toContain(`<link rel="canonical" href="https://example.org${route}">`)
    for (const [language, address] of alternates)
      expect(html).toContain(`<link rel="alternate" hreflang="${language}" href="https://example.org${address}">`)
    const [, entry = ''] = read('sitemap.xml').split(`<loc>https://example.org${route}</loc>`)
    for (const [language, address] of alternates)
      expect(entry.split('</url>')[0]).toContain(`hreflang="${language}" href="https://example.org${address}"`)
  }
  expect(read('zh/guide.html')).toContain('<meta property="og:locale" content="zh_CN">')
})

test('English pages load no other texts', async () => {
  expect(read('guide.html')).not.toContain('/locales/')
  const [entry = ''] = /\/assets\/entry-[\w-]+\.js/.exec(read('guide.html')) ?? []
  expect(read(entry)).not.toContain('跳到正文')
  expect(read(entry)).toContain('Skip to content')
})
