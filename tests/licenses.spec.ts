import { expect, open, test } from './site.ts'

test('the footer links to the licenses, whose texts can be expanded', async ({ page }) => {
  await open(page, '/api/line')
  await page.locator('.footer').getByRole('link', { name: 'Third-party licenses' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licenses')
  const react = page.locator('.licenses > details').filter({ has: page.getByText('react', { exact: true }) })
  await expect(react).toContainText('MIT')
  await expect(react.locator('pre')).toBeHidden()
  await react.locator('summary').click()
  await expect(react.locator('pre')).toContainText('Meta Platforms')
  await expect(react.locator('pre')).toContainText('Permission is hereby granted')
})

test('the license texts are part of the document', async ({ request }) => {
  const html = await (await request.get('/licenses')).text()
  for (const text of ['SIL OPEN FONT LICENSE', 'Lucide Icons and Contributors', 'Mike Bostock', 'lz-string'])
    expect(html).toContain(text)
})

test('the search finds the page', async ({ page }) => {
  await open(page, '/guide')
  await page.keyboard.press('/')
  await page.keyboard.type('licenses')
  await expect(page.getByRole('search').getByRole('option').first()).toContainText('Licenses')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/licenses$/)
})
