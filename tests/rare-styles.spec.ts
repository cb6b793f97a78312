import { readdirSync, readFileSync } from 'node:fs'
import { readRoutes } from './content.ts'
import { expect, open, test } from './site.ts'

const file = readdirSync('dist/assets').find((name) => /rare-styles-.+\.css$/.test(name)) ?? ''

test('documents without the rare styles have nothing that these styles apply to', async ({ page, request }) => {
  const css = readFileSync(`dist/assets/${file}`, 'utf8')
  await open(page, '/guide')
  let checked = 0
  for (const route of readRoutes()) {
    const html = await (await request.get(route)).text()
    if (html.split('<style>').length > 2) continue
    checked += 1
    const matches = await page.evaluate(
      ([text, styles]) => {
        const content = new DOMParser().parseFromString(text, 'text/html')
        const found: string[] = []
        const visit = (rules: CSSRuleList, parent: string) => {
          for (const rule of rules) {
            const own = rule instanceof CSSStyleRule ? rule.selectorText.replaceAll('&', `:is(${parent})`) : parent
            // what a visitor does can make any state true
            const selector = own.replaceAll(/::[\w-]+|:(?:hover|focus-visible|checked)/g, ':where(*)')
            if (rule instanceof CSSStyleRule && content.querySelector(selector)) found.push(own)
            if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList, own)
          }
        }
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(styles)
        visit(sheet.cssRules, '')
        return found
      },
      [html, css] as const,
    )
    expect(matches, route).toEqual([])
  }
  expect(checked).toBeGreaterThan(0)
})

test('a page with rare styles is styled if it is opened from one without them', async ({ page }) => {
  await open(page, '/guide')
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const filters = page.locator('.release-filter')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Changelog' }).click()
  await expect(filters).toHaveCSS('display', 'flex')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Examples' }).click()
  await expect(page.locator('.example-cards').first()).toHaveCSS('display', 'grid')
  expect(requested.filter((address) => address === `/assets/${file}`)).toHaveLength(1)
})

test('a document with rare styles does not load them again', async ({ page }) => {
  await open(page, '/changelog')
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guide' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Started')
  expect(requested.filter((address) => address.includes('rare-styles'))).toEqual([])
})
