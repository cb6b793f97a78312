import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readRoutes } from './content.ts'
import { expect, hydrated, open, readClipboard, test, toast } from './site.ts'

const dist = path.resolve(import.meta.dirname, '../dist')
const getMarkdownAddress = (route: string) => (route === '/' ? '/index.md' : `${route}.md`)

test('every page names its Markdown version, which is served as Markdown', async ({ request }) => {
  for (const route of readRoutes()) {
    const address = getMarkdownAddress(route)
    const html = await (await request.get(route)).text()
    expect(html, route).toContain(`<link rel="alternate" type="text/markdown" href="${address}">`)
    const response = await request.get(address)
    expect(response.status(), address).toBe(200)
    expect(response.headers()['content-type'], address).toBe('text/markdown; charset=utf-8')
    expect(await response.text(), address).toMatch(/^(?:#|\S+: \[)/)
  }
})

test('structured data is valid JSON on every page, with the place of a chart', async ({ request }) => {
  for (const route of readRoutes()) {
    const html = await (await request.get(route)).text()
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
    const types = [JSON.parse(json) as { '@type': string } | { '@type': string }[]].flat().map((part) => part['@type'])
    if (route === '/') expect(types).toEqual(['SoftwareSourceCode'])
    else expect(types, route).toEqual(route.startsWith('/api/') ? ['TechArticle', 'BreadcrumbList'] : ['TechArticle'])
  }
})

test.describe('Copy page', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('copies the Markdown version with the keyboard, also after a navigation', async ({ page }) => {
    await open(page, '/guide')
    for (const route of ['/guide', '/recipes']) {
      if (route !== '/guide') await page.getByRole('navigation').first().getByRole('link', { name: 'Recipes' }).click()
      await expect(page).toHaveURL(route)
      // the address changes first, and the browser resets the focus after the page
      await page.waitForFunction(() => !navigation.transition)
      const button = page.getByRole('button', { name: 'Copy page' })
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(toast(page)).toHaveText('Copied')
      const copied = await readClipboard(page)
      expect(copied === readFileSync(path.join(dist, `${route}.md`), 'utf8')).toBe(true)
      await expect(button).toBeVisible()
    }
  })
})

test('Copy page shows the address of the Markdown version if the clipboard is blocked', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    navigator.clipboard.write = () => Promise.reject(new Error('blocked'))
  })
  await open(page, '/guide')
  await hydrated(page)
  const shown = new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.defaultValue())
      void dialog.dismiss()
    })
  })
  await page.getByRole('button', { name: 'Copy page' }).click()
  expect(await shown).toBe(`${baseURL}/guide.md`)
})

test('there is one button per page, and no page loads a file for programs', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  for (const route of ['/', '/api', '/api?tab=options', '/playground']) {
    await open(page, route)
    await expect(page.getByRole('button', { name: 'Copy page' }), route).toHaveCount(1)
  }
  expect(requested.filter((file) => /\.(?:md|txt)$|\/llms|^\/api.*\.json$/.test(file))).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('there is a link to the Markdown version and no button', async ({ page }) => {
    await page.goto('/guide')
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute('href', '/guide.md')
    await expect(page.getByRole('button', { name: 'Copy page' })).toBeHidden()
  })
})
