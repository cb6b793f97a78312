import type { Page } from '@playwright/test'
import { homeDemo } from './content.ts'
import { expect, open, test } from './site.ts'

// every-page.spec.ts runs axe on every page.

test('with forced colors, buttons keep a border and icons stay visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/')
  const button = page.getByRole('link', { name: 'Get Started' }).first()
  expect(await button.evaluate((element) => getComputedStyle(element).borderStyle)).toBe('solid')
  await expect(page.locator('.color-switch > button > .icon-sun')).toBeVisible()
})

test.describe('with forced colors of a dark system and the light mode of the site', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' }))

  async function expectHighlighted(page: Page, selector: string): Promise<void> {
    const highlight = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('span'))
      probe.style.cssText = 'forced-color-adjust: none; background: Highlight; color: HighlightText'
      const { backgroundColor, color } = getComputedStyle(probe)
      probe.remove()
      return { backgroundColor, color }
    })
    const element = page.locator(selector).first()
    await expect(element).toHaveCSS('background-color', highlight.backgroundColor)
    await expect(element).toHaveCSS('color', highlight.color)
  }

  for (const [name, address, current] of [
    ['the main navigation', '/guide', '.nav-link[aria-current]'],
    ['the side menu', '/api/line', '.side a[aria-current]'],
    ['the table of contents', '/guide#install', '.contents a[aria-current]'],
    ['the tabs of a page', '/api', '.tabs > a[aria-current]'],
    ['a code group', '/guide', '.code-group-bar :checked + span'],
    ['a language switch', '/api', '.code-switch :checked'],
  ] as const)
    test(`the current entry of ${name} is highlighted`, async ({ page }) => {
      await open(page, address)
      await expectHighlighted(page, current)
    })

  test('the chosen color mode is highlighted', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('button', { name: 'Color mode' }).click()
    await expectHighlighted(page, '[aria-checked="true"]')
  })

  test('search results show the selected row and the words that were found', async ({ page }) => {
    await open(page, '/guide?q=threshold')
    const row = page.getByRole('option').first()
    await expect(row).toHaveCSS('outline-style', 'solid')
    const popup = await page.locator('.search-popup').evaluate((element) => getComputedStyle(element).backgroundColor)
    const word = await row
      .locator('mark')
      .first()
      .evaluate((mark) => getComputedStyle(mark).color)
    expect(word).not.toBe(popup)
  })

  test('highlighted lines of code are marked and readable', async ({ page }) => {
    await open(page, '/guide')
    const line = page.locator('.code .line').first()
    const text = await page
      .locator('.code')
      .first()
      .evaluate((code) => getComputedStyle(code).color)
    await expect(line).toHaveCSS('border-left-width', '4px')
    await expect(line).toHaveCSS('color', text)
    for (const token of await line.locator('span').all()) await expect(token).toHaveCSS('color', text)
  })

  test('the row of the address is outlined in an API table', async ({ page }) => {
    await open(page, '/api/line#xaxis')
    await expect(page.locator('#xaxis')).toHaveCSS('outline-style', 'solid')
  })

  test('posters and charts keep their colors on their own background', async ({ page }) => {
    for (const address of ['/api/line', `/~demos/${homeDemo.id}`]) {
      await page.goto(address)
      const stage = page.locator('.stage, .standalone-stage').first()
      await expect(stage.locator('canvas, .poster').first()).toBeVisible()
      await expect(stage).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      await expect(stage).toHaveCSS('forced-color-adjust', 'none')
    }
  })
})

test('with reduced motion, nothing is animated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/guide')
  await page.getByRole('button', { name: 'Sidebar' }).click()
  const moving = await page.evaluate(() => document.getAnimations().length)
  expect(moving).toBe(0)
})
