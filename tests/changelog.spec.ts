import type { Page } from '@playwright/test'
import { recordLayoutShifts } from './fixtures/layout-shifts.ts'
import { useSystemFont } from './fixtures/system-font.ts'
import { expect, isMarked, markDocument, open, test } from './site.ts'

const filter = (page: Page) => page.getByRole('form', { name: 'Filter releases' })
const status = (page: Page) => filter(page).getByRole('status')
const chart = (page: Page) => filter(page).getByRole('combobox', { name: 'Chart' })
const release = (page: Page, version: string) => page.locator(`.release:has([id="${version}"])`)
const shownReleases = (page: Page) => page.locator('.release').filter({ visible: true })
const getQuery = (page: Page) => new URL(page.url()).search

/** The number after the name of a filter. */
async function readCount(page: Page, name: string): Promise<number> {
  const label = filter(page).locator('label').filter({ hasText: name })
  return Number(await label.locator('span').textContent())
}

test('filters combine, show counts and have an address', async ({ page }) => {
  await open(page, '/changelog')
  await markDocument(page)
  const total = await page.locator('.release').count()
  await expect(status(page)).toHaveText(`${total} releases`)
  const fixes = await readCount(page, 'Fixes')

  await filter(page).getByLabel('Fixes').check()
  await expect(status(page)).toHaveText(`${fixes} of ${total} releases`)
  await expect(shownReleases(page)).toHaveCount(fixes)
  // only the matching changes of a release are shown
  await expect(page.locator('.kind').filter({ visible: true, hasNotText: 'Fixed' })).toHaveCount(0)
  expect(getQuery(page)).toBe('?type=fix')

  await filter(page).getByLabel('Breaking changes').check()
  await expect(page).toHaveURL(/\?type=breaking&type=fix$/)
  await expect(filter(page).getByLabel('Breaking changes')).toBeFocused()
  expect(await shownReleases(page).count()).toBeGreaterThan(fixes)

  await chart(page).selectOption('TreemapChart')
  await expect(page).toHaveURL(/\?type=breaking&type=fix&chart=TreemapChart$/)
  await expect(status(page)).toHaveText(`1 of ${total} releases`)
  await expect(shownReleases(page).getByRole('heading')).toHaveText('2.0.0')
  expect(await readCount(page, 'Fixes')).toBe(0)
  expect(await readCount(page, 'Charts added')).toBe(2)

  await page.goBack()
  await expect(chart(page)).toHaveValue('')
  await page.goBack()
  await expect(status(page)).toHaveText(`${fixes} of ${total} releases`)
  await expect(filter(page).getByLabel('Breaking changes')).not.toBeChecked()
  await page.goForward()
  await expect(filter(page).getByLabel('Breaking changes')).toBeChecked()
  expect(await isMarked(page)).toBe(true)

  await page.reload()
  await expect(page).toHaveURL(/\?type=breaking&type=fix$/)
  await expect(filter(page).getByLabel('Fixes')).toBeChecked()
  await expect(status(page)).toContainText(' of ')

  await filter(page).getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/changelog$/)
  await expect(status(page)).toHaveText(`${total} releases`)
  await expect(filter(page).getByLabel('Charts added')).toBeFocused()
  await expect(filter(page).getByRole('button')).toBeHidden()
})

test('filters work with the keyboard, and the link to the page clears them', async ({ page }) => {
  await open(page, '/changelog')
  await filter(page).getByLabel('Charts added').focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/\?type=added$/)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Changelog' }).click()
  await expect(page).toHaveURL(/\/changelog$/)
  await expect(filter(page).getByLabel('Charts added')).not.toBeChecked()
  await expect(status(page)).not.toContainText(' of ')
})

test('an address with filters shows its releases without layout shift and ignores unknown values', async ({ page }) => {
  const readShifts = await recordLayoutShifts(page)
  await open(page, '/changelog?type=added&type=nothing&chart=VennChart')
  await expect(status(page)).toHaveText(/^1 of/)
  await expect(shownReleases(page).getByRole('link', { name: 'VennChart' })).toHaveAttribute('href', '/api/venn')
  expect(await readShifts()).toEqual([])
  await open(page, '/changelog?type=nothing&chart=NoChart')
  await expect(chart(page)).toHaveValue('')
  await expect(shownReleases(page).first()).toBeVisible()
  await expect(status(page)).not.toContainText(' of ')
})

test('going back to a filtered list restores its position', async ({ page }) => {
  await useSystemFont(page)
  await open(page, '/changelog?type=added')
  await expect(status(page)).toContainText(' of ')
  await release(page, '2.2.0').evaluate((element) => element.scrollIntoView())
  const getPosition = () => page.evaluate(() => Math.round(scrollY))
  const before = await getPosition()
  expect(before).toBeGreaterThan(1000)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guide' }).dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Changelog')
  await page.goBack()
  await expect(page).toHaveURL(/changelog/)
  await expect(status(page)).toContainText(' of ')
  await expect.poll(getPosition).toBe(before)
  await page.reload()
  await expect(status(page)).toContainText(' of ')
  await expect.poll(getPosition).toBe(before)
})

test('maintenance releases are collapsed, and links to them open them', async ({ page }) => {
  await open(page, '/changelog')
  const group = page.getByText('0.4.1 – 0.4.4: maintenance only (4 releases)')
  await expect(release(page, '0.4.3')).toBeHidden()
  await group.click()
  await expect(release(page, '0.4.3')).toBeVisible()

  // a link on the page, an address, and a link from another page
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: '2.13.3' }).click()
  await expect(release(page, '2.13.3')).toBeInViewport()
  await open(page, '/changelog#1.5.1')
  await expect(page.locator('[id="1.5.1"]')).toBeInViewport()
  await open(page, '/guide')
  await page.locator('#search').fill('2.10.1')
  await page
    .getByRole('search')
    .getByRole('option', { name: /2\.10\.1/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/changelog#2\.10\.1$/)
  await expect(page.locator('[id="2.10.1"]')).toBeInViewport()
})

test('a link to a release shows it even if a filter hides it', async ({ page }) => {
  await open(page, '/changelog?type=fix')
  await expect(release(page, '2.11.0')).toBeHidden()
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: '2.11.0' }).click()
  await expect(page.locator('[id="2.11.0"]')).toBeInViewport()
  await expect(release(page, '2.11.0')).toContainText('VennChart')
  await open(page, '/changelog?type=fix#0.4.3')
  await expect(page.locator('[id="0.4.3"]')).toBeInViewport()
})

for (const width of [1440, 390]) {
  test(`the height of the page does not change while it loads and scrolls at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await useSystemFont(page)
    await page.goto('/changelog')
    const heights = new Set<number>()
    const measure = async () => heights.add(await page.evaluate(() => document.documentElement.scrollHeight))
    await measure()
    const [height = 0] = heights
    for (let y = 0; y < height; y += 800) {
      await page.mouse.wheel(0, 800)
      await page.waitForTimeout(30)
      await measure()
    }
    expect([...heights]).toEqual([height])
  })
}

test('the version stays in view while a long release is read, and links lead to its start', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await open(page, '/changelog')
  const long = release(page, '2.0.0')
  await long
    .locator('li')
    .last()
    .evaluate((item) => item.scrollIntoView({ block: 'center' }))
  await expect(long.getByText('2.0.0', { exact: true })).toBeInViewport()
  await expect(long.getByText('October 10, 2020')).toBeInViewport()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.evaluate(() => (location.hash = '2.0.0'))
  const getTop = () => long.evaluate((element) => element.getBoundingClientRect().top)
  await expect.poll(getTop).toBeGreaterThan(50)
  expect(await getTop()).toBeLessThan(100)
})

for (const address of ['/changelog', '/upgrade'])
  for (const width of [1440, 390])
    test(`versions are never above their facts while ${address} is scrolled at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await open(page, address)
      const overlaps = await page.evaluate(async () => {
        const found: string[] = []
        const versions = [...document.querySelectorAll('.release > h3 > span')]
        const facts = [...document.querySelectorAll('.release-facts > *')]
        const read = (elements: Element[]) =>
          elements
            .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
            .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
            .filter(({ box }) => box.bottom > 0 && box.top < innerHeight)
        // less than the height of a line, so that nothing passes by between two positions
        for (let y = 0; y < Math.min(document.documentElement.scrollHeight, 12_000); y += 12) {
          scrollTo({ top: y, behavior: 'instant' })
          const shownFacts = read(facts)
          for (const { text, box } of read(versions))
            for (const fact of shownFacts) {
              // half a pixel is rounding
              const isAbove = box.top < fact.box.bottom - 0.5 && fact.box.top < box.bottom - 0.5
              if (isAbove && box.left < fact.box.right && fact.box.left < box.right)
                found.push(`${text} on ${fact.text} at ${y}`)
            }
        }
        return found
      })
      expect(overlaps).toEqual([])
    })

test('labels have one height and are on one line with the version', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 844 })
  await open(page, '/changelog')
  const heights = await page
    .locator('.kind')
    .filter({ visible: true })
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().height))
  expect(new Set(heights).size).toBe(1)
  const offsets = await page
    .locator('.release')
    .filter({ visible: true })
    .evaluateAll((releases) => {
      const getCenter = (element: Element | null) => {
        const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
        return top + height / 2
      }
      return releases.map((element) =>
        Math.abs(getCenter(element.querySelector('h3 > span')) - getCenter(element.querySelector('.kind'))),
      )
    })
  expect(Math.max(...offsets)).toBeLessThanOrEqual(2)
})

test('all releases are printed', async ({ page }) => {
  await open(page, '/changelog')
  await page.emulateMedia({ media: 'print' })
  const heights = await page
    .locator('.release')
    .evaluateAll((releases) => releases.map((element) => element.checkVisibility() && element.clientHeight > 40))
  expect(heights.every(Boolean)).toBe(true)
  await expect(filter(page)).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there are no filters, and collapsed releases can be opened', async ({ page }) => {
    await page.goto('/changelog?type=fix')
    await expect(page.locator('.release-filter')).toBeHidden()
    await expect(release(page, '2.11.0')).toBeVisible()
    await page.getByText('2.13.3: maintenance only').click()
    await expect(release(page, '2.13.3')).toBeVisible()
  })
})
