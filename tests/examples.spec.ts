import type { Page } from '@playwright/test'
import { recordLayoutShifts } from './fixtures/layout-shifts.ts'
import { expect, isMarked, markDocument, open, test } from './site.ts'

const filter = (page: Page) => page.getByRole('form', { name: 'Filter examples' })
const status = (page: Page) => filter(page).getByRole('status')
const cards = (page: Page) => page.locator('.example-cards > li').filter({ visible: true })

/** The number of examples after the name of a value. */
async function readCount(page: Page, list: string, name: string): Promise<number> {
  const text = await filter(page).getByLabel(list).locator('option').filter({ hasText: name }).first().textContent()
  return Number(/\((\d+)\)/.exec(text ?? '')?.[1])
}

test('filters combine, show counts and have an address that back and forward restore', async ({ page }) => {
  await open(page, '/examples')
  await markDocument(page)
  const total = await cards(page).count()
  await expect(status(page)).toHaveText(`${total} examples`)

  await filter(page).getByLabel('Chart').focus()
  await filter(page).getByLabel('Chart').selectOption('line')
  await expect(page).toHaveURL(/\?chart=line$/)
  const lines = await cards(page).count()
  await expect(status(page)).toHaveText(`${lines} of ${total} examples`)
  const withSlider = await readCount(page, 'Feature', 'Slider')
  expect(withSlider).toBeLessThan(lines)

  await filter(page).getByLabel('Feature').selectOption('slider')
  await expect(page).toHaveURL(/\?chart=line&feature=slider$/)
  await expect(cards(page)).toHaveCount(withSlider)
  // the other charts are counted as if no chart was selected
  expect(await readCount(page, 'Chart', 'Area')).toBeGreaterThan(0)

  await filter(page).getByLabel('Option').fill('slider.start')
  await filter(page).getByLabel('Option').press('Enter')
  await expect(page).toHaveURL(/&option=slider\.start$/)
  await filter(page).getByLabel('Search').fill('zigzag')
  await expect(cards(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove Search “zigzag”' }).click()
  await expect(filter(page).getByLabel('Search')).toBeFocused()
  await expect(cards(page).first()).toBeVisible()

  // the card leads to the demo, and back restores the filters
  await cards(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/api\/line#demo-line-/)
  await expect(page.locator(new URL(page.url()).hash)).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(/option=slider\.start$/)
  await expect(filter(page).getByLabel('Option')).toHaveValue('slider.start')
  await expect(cards(page)).not.toHaveCount(total)
  await page.goBack()
  await expect(filter(page).getByLabel('Search')).toHaveValue('zigzag')
  await expect(cards(page)).toHaveCount(0)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\?chart=line&feature=slider$/)
  await expect(cards(page)).toHaveCount(withSlider)
  expect(await isMarked(page)).toBe(true)

  await filter(page).getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/examples$/)
  await expect(filter(page).getByLabel('Search')).toBeFocused()
  await expect(cards(page)).toHaveCount(total)
  await page.goBack()
  await expect(filter(page).getByLabel('Feature')).toHaveValue('slider')
})

test('an address with filters and the way back have no layout shift and keep the position', async ({ page }) => {
  const readShifts = await recordLayoutShifts(page)
  await open(page, '/examples?task=comparison&chart=nothing')
  await expect(status(page)).toContainText(' of ')
  await expect(filter(page).getByLabel('Chart')).toHaveValue('')
  const target = cards(page).nth(30)
  await target.scrollIntoViewIfNeeded()
  const getTop = async () => Math.round((await target.boundingBox())?.y ?? Number.NaN)
  const before = await getTop()
  expect(await readShifts()).toEqual([])
  await target.getByRole('link').click()
  await expect(page).toHaveURL(/#demo-/)
  await expect(page.locator('.demo:target, :target .demo').first()).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(/\?task=comparison/)
  await expect.poll(getTop).toBe(before)
})

for (const query of ['task=comparison&chart=nothing', 'text=stacked%20column', 'text=&chart=line']) {
  test(`Enter keeps the address ?${query} and the history if the filters are the same`, async ({ context }) => {
    // the history of a page that tests share can be full
    const page = await context.newPage()
    await open(page, `/examples?${query}`)
    await expect(status(page)).toContainText(' of ')
    const getLength = () => page.evaluate(() => history.length)
    const length = await getLength()
    const search = filter(page).getByLabel('Search')
    const text = await search.inputValue()
    // a space changes the field, but not the filter
    await search.fill(`${text} `)
    await search.press('Enter')
    await expect(search).toHaveValue(text)
    expect(await getLength()).toBe(length)
    await expect(page).toHaveURL(`/examples?${query}`)

    await search.fill('labels')
    await search.press('Enter')
    await expect(page).toHaveURL(/text=labels/)
    expect(await getLength()).toBe(length + 1)
    await page.goBack()
    await expect(page).toHaveURL(`/examples?${query}`)
    await expect(search).toHaveValue(text)
  })
}

test('works with the keyboard on a phone, where the filters are collapsed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/examples')
  await expect(filter(page).getByLabel('Chart')).toBeHidden()
  await filter(page).getByLabel('Search').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(filter(page).getByLabel('Chart')).toBeFocused()
  await page.keyboard.type('pie')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page).toHaveURL(/\?chart=pie$/)
  await expect(filter(page).getByText('Filters (1)')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('an option lists the examples that use it, also if it is nested or found', async ({ page }) => {
  await open(page, '/api/line#legend-position')
  const row = page.locator('[id="legend-position"]')
  const button = row.getByRole('button', { name: /^Used in \d+ examples?$/ })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  // those of this chart come first
  const links = row.locator('.used-in-cards').getByRole('link')
  await expect(links.first()).toHaveAttribute('href', /^\/api\/line#demo-line-/)
  await expect(links.first()).toContainText('Line')
  await button.click()
  await expect(links).toHaveCount(0)

  await page.getByRole('searchbox', { name: 'Filter options' }).fill('legend.position')
  const found = page.locator('.found tr').filter({ hasText: 'legend.position' })
  await found.getByRole('button', { name: /^Used in/ }).click()
  const more = found.getByRole('link', { name: /more in the gallery$/ })
  const rest = Number.parseInt((await more.textContent()) ?? '', 10)
  const shown = (await found.locator('.used-in-cards').getByRole('link').count()) - 1
  await more.click()
  await expect(page).toHaveURL('/examples?option=legend.position')
  await expect(status(page)).toHaveText(new RegExp(`^${rest + shown} of`))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all examples are shown with links and without filters', async ({ page }) => {
    await page.goto('/examples?chart=pie')
    await expect(page.locator('.example-filter')).toBeHidden()
    await expect(cards(page).first().getByRole('link')).toHaveAttribute('href', /^\/api\/line#demo-/)
    await expect(cards(page).first().locator('img')).toBeVisible()
    expect(await cards(page).count()).toBeGreaterThan(100)
  })
})

test('the code of the filters loads when their form is used, not when pictures are pointed at', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await open(page, '/examples')
  await page.waitForLoadState('networkidle')
  const before = scripts.length
  await cards(page).first().hover()
  await cards(page).nth(5).hover()
  await page.waitForLoadState('networkidle')
  expect(scripts.slice(before)).toEqual([])
  await filter(page).getByLabel('Chart').hover()
  await expect.poll(() => scripts.length).toBeGreaterThan(before)
})
