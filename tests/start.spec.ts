import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { readShareHash } from '../src/features/playground/client/share/share-hash.ts'
import { findViolations } from './fixtures/axe.ts'
import { chooseAction } from './fixtures/demo-actions.ts'
import { ATTACK } from './fixtures/hostile-texts.ts'
import { readZip } from './fixtures/read-zip.ts'
import { holdRequests, interceptRequests } from './fixtures/faults.ts'
import { expect, open, readClipboard, test, toast } from './site.ts'

// Controls next to charts are used with the keyboard: a click right after the page has scrolled can reach the frame that
// was at this position before.

const field = (page: Page) => page.getByRole('textbox', { name: 'Data as CSV, TSV, or JSON' })
const cards = (page: Page) => page.locator('.start-card')
const firstCard = (page: Page) => cards(page).first()
const firstChart = (page: Page) => firstCard(page).frameLocator('iframe').locator('canvas').first()
const table = (page: Page) => page.locator('.start-table')

const ORDERS = 'month,shop,orders\n2025-01,A,5\n2025-01,B,7\n2025-02,A,6\n2025-02,B,9\n2025-03,A,8\n2025-03,B,4\n'

/** Loads a file, as a drop or the file dialog does. */
const chooseFile = (page: Page, name: string, content: string | Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })

test('pasted data is shown as a table, and the best chart is drawn with it', async ({ page }) => {
  await open(page, '/start')
  await field(page).fill(ORDERS)
  await expect(table(page)).toContainText('6 rows, 3 columns. Values are separated by commas.')
  await expect(table(page).getByRole('combobox', { name: 'Type of month' })).toHaveValue('time')
  await expect(table(page).getByRole('combobox', { name: 'Type of shop' })).toHaveValue('category')
  await expect(firstCard(page).getByRole('heading')).toHaveText('Line')
  await expect(firstChart(page)).toBeVisible()
})

test('nothing is sent: after its scripts, the page makes no request', async ({ page }) => {
  await open(page, '/start')
  await page.getByRole('button', { name: 'Sales by month' }).click()
  await expect(firstChart(page)).toBeVisible()
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
  await field(page).fill(ORDERS.replaceAll('A', 'secret'))
  await expect(table(page)).toContainText('secret')
  await expect(firstChart(page)).toBeVisible()
  // the frame of a chart, scripts, and addresses inside the browser
  const harmless = /^GET (?:blob:\S+|\S+\/(?:~frame|assets\/[\w.-]+)) $/
  expect(requests.filter((request) => !harmless.test(request))).toEqual([])
})

test('every sample gets charts that are drawn without an error', async ({ page }) => {
  await open(page, '/start')
  const samples = page.getByRole('list', { name: 'Or try a sample:' }).getByRole('button')
  for (const [index, rows] of [18, 12, 4, 240].entries()) {
    await samples.nth(index).press('Enter')
    await expect(table(page)).toContainText(`${rows} rows`)
    for (const card of await cards(page).all()) {
      await card.scrollIntoViewIfNeeded()
      await expect(card.frameLocator('iframe').locator('canvas').first()).toBeVisible()
      await expect(card.locator('.start-problem')).toHaveCount(0)
    }
  }
})

test('the type of a column can be corrected, and the charts follow', async ({ page }) => {
  await open(page, '/start')
  await field(page).fill('code,amount\n1001,5\n1002,7\n1003,6\n1004,12\n')
  const kind = table(page).getByRole('combobox', { name: 'Type of amount' })
  await expect(kind).toHaveValue('number')
  const before = await cards(page).getByRole('heading').allTextContents()
  await kind.selectOption('category')
  await expect.poll(() => cards(page).getByRole('heading').allTextContents()).not.toEqual(before)
})

test('columns can be mapped by hand, the address has the choice but not the data, and a reload keeps both', async ({
  page,
}) => {
  await open(page, '/start')
  await field(page).fill(ORDERS)
  await expect(firstChart(page)).toBeVisible()
  const used = page.locator('.start-all').getByRole('button', { name: 'Use Heatmap' })
  await used.press('Enter')
  const card = cards(page).filter({ has: page.getByRole('heading', { name: 'Heatmap', exact: true }) })
  await card.getByText('Change columns').press('Enter')
  await card.getByRole('combobox').first().selectOption('shop')
  await expect(page).toHaveURL(/#chart=HeatmapChart&/)
  expect(page.url()).not.toContain('2025')
  await page.reload()
  await expect(field(page)).toHaveValue(ORDERS)
  await card.getByText('Change columns').press('Enter')
  await expect(card.locator('.start-mapping select').first()).toHaveValue('shop')
})

test('a chart opens in the playground, and runs there without a question', async ({ page }) => {
  await open(page, '/start')
  await field(page).fill(ORDERS)
  await expect(firstChart(page)).toBeVisible()
  await firstCard(page).getByRole('button', { name: 'Edit in the playground' }).press('Enter')
  await expect(page).toHaveURL(/\/playground#code=/)
  const editor = page.locator('.editor')
  await expect(editor.getByRole('textbox', { name: 'Code of my-chart.tsx' })).toHaveValue(/LineChart/)
  await expect(editor.frameLocator('iframe').locator('canvas').first()).toBeVisible()
  // not "Empty chart"
  await expect(page.getByRole('combobox', { name: 'Demo', exact: true })).toHaveValue('LineChart')
  await editor.getByRole('button', { name: 'Options', exact: true }).click()
  await expect(editor.getByRole('switch', { name: 'smooth', exact: true })).toBeVisible()
})

test('headers with line breaks and code stay data in the playground, in its links and in the project', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  const expectHarmless = async () => {
    const marks = await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'hit' in self)))
    expect(marks).not.toContain(true)
    expect(requests.filter((url) => url.includes('attack'))).toEqual([])
    expect(messages).toEqual([])
  }
  await open(page, '/start')
  // repeated names are added up, with the header in a comment
  const header = `"a\n${ATTACK}","m²\u2028${ATTACK}"`
  await field(page).fill(`${header}\n"</script>\n${ATTACK}",1\n"\${${ATTACK}}",2\n"\${${ATTACK}}",4\n`)
  await expect(firstChart(page)).toBeVisible()
  await expect(cards(page).locator('.start-problem')).toHaveCount(0)
  await firstCard(page).getByText('Show code').press('Enter')
  const source = (await firstCard(page).locator('pre').first().textContent()) ?? ''
  expect(source).toContain('attack.invalid')
  await expectHarmless()

  await firstCard(page).getByRole('button', { name: 'Edit in the playground' }).press('Enter')
  const editor = page.locator('.editor')
  await expect(editor.getByRole('textbox', { name: 'Code of my-chart.tsx' })).toHaveValue(source)
  await expect(editor.frameLocator('iframe').locator('canvas').first()).toBeVisible()
  await expectHarmless()

  const [download] = await Promise.all([page.waitForEvent('download'), chooseAction(editor, 'Download project (.zip)')])
  const files = readZip(readFileSync(await download.path()))
  expect(Object.entries(files).find(([name]) => name.endsWith('/src/my-chart.tsx'))?.[1]).toBe(source)
  await editor.getByRole('button', { name: 'Share' }).click()
  await expect(toast(page)).toHaveText('Link copied')
  const link = await readClipboard(page)
  const shared = await readShareHash(new URL(link).hash)
  expect(shared?.restore(undefined)?.files).toEqual([{ name: 'my-chart.tsx', source }])
})

test('a file that is not a table gets a message, and the next one works', async ({ page }) => {
  await open(page, '/start')
  await chooseFile(page, 'photo.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 255]))
  await expect(page.getByText('This is an image.')).toBeVisible()
  await chooseFile(page, 'orders.csv', ORDERS)
  await expect(firstChart(page)).toBeVisible()
})

test('a large file is read in a worker, its sums use all rows, and charts of rows use a sample', async ({ page }) => {
  const rows = Array.from(
    { length: 100_000 },
    (_, row) => `2024-01-${(row % 28) + 1},${row % 7},${(row * 7919) % 1000}`,
  )
  await open(page, '/start')
  await chooseFile(page, 'measurements.csv', `day,sensor,value\n${rows.join('\n')}\n`)
  await expect(table(page)).toContainText('100,000 rows')
  await expect(page.getByText('measurements.csv', { exact: true })).toBeVisible()
  await expect(firstChart(page)).toBeVisible()
  await expect(firstCard(page)).not.toContainText('Drawn with a sample')
  await firstCard(page).getByText('Show code').press('Enter')
  await expect(firstCard(page).locator('figcaption').last()).toHaveText('parse-csv.ts')
  await firstCard(page).getByRole('combobox', { name: 'Data' }).selectOption('inline')
  await expect(firstCard(page).locator('figure').last()).toContainText('Prepared from 100000 rows.')
  await page.getByRole('button', { name: 'Use Histogram' }).press('Enter')
  const histogram = cards(page).filter({ has: page.getByRole('heading', { name: 'Histogram', exact: true }) })
  await expect(histogram).toBeFocused()
  await expect(histogram).toContainText('Drawn with a sample')
})

const WORKER = /\/assets\/worker-[\w-]+\.js/
const encoding = (page: Page) => page.getByRole('combobox', { name: 'Read as' })

test('the encoding of a file is recognized and can be changed', async ({ page }) => {
  await open(page, '/start')
  const rows = Array.from({ length: 1000 }, (_, row) => `Berlin ${row},${row}`).join('\n')
  await chooseFile(
    page,
    'städte.csv',
    Buffer.from(`Köln €,amount\n${rows}\nMünchen,5\n`.replace('€', '\x80'), 'latin1'),
  )
  await expect(encoding(page)).toHaveValue('windows-1252')
  await expect(field(page)).toHaveValue(/^Köln €,amount[^]*München,5/)
  await expect(table(page)).toContainText('Köln €')
  await encoding(page).selectOption('Mac Roman')
  await expect(table(page)).toContainText('Kˆln Ä')
  await encoding(page).selectOption('UTF-8')
  await expect(page.getByText('3 characters can’t be read')).toBeVisible()
})

test('a workbook gets a message that says what to do', async ({ page }) => {
  await open(page, '/start')
  await chooseFile(page, 'sales.xlsx', Buffer.from('PK\x03\x04\x14\0\x06\0 xl/workbook.xml', 'latin1'))
  await expect(page.getByText('This is an Excel workbook. Save it as CSV')).toBeVisible()
})

test('20,000 different keys are read in part, with the number of columns', async ({ page }) => {
  await open(page, '/start')
  const rows = Array.from({ length: 20_000 }, (_, row) => ({ [`key ${row}`]: row }))
  await chooseFile(page, 'keys.json', JSON.stringify(rows))
  await expect(page.getByText('The table has 20,000 columns. The first 500 are used.')).toBeVisible()
  await expect(table(page)).toContainText('20,000 rows, 500 columns.')
})

/** Rows that take some seconds to read. */
const listRows = (count: number) =>
  Array.from({ length: count }, (_, row) => `2024-01-${(row % 28) + 1},${row % 7},${(row * 7919) % 1000}`).join('\n')

test('while other data is read, nothing of the old data can be used', async ({ page }) => {
  await open(page, '/start')
  await field(page).fill(ORDERS)
  await expect(firstCard(page).getByRole('button', { name: 'Copy code' })).toBeEnabled()
  await chooseFile(page, 'measurements.csv', `day,sensor,value\n${listRows(500_000)}\n`)
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(page.locator('.start > section[inert]')).toHaveCount(3)
  await expect(table(page)).toContainText('500,000 rows, 3 columns')
  await expect(page.locator('.start > section[inert]')).toHaveCount(0)
})

test('reading can be canceled and started again, and other data can be read meanwhile', async ({ page }) => {
  await open(page, '/start')
  await chooseFile(page, 'measurements.csv', `day,sensor,value\n${listRows(500_000)}\n`)
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(page.getByText('You canceled reading this data.')).toBeVisible()
  await expect(table(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Read it again' }).press('Enter')
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.getByRole('button', { name: 'Sales by month' }).press('Enter')
  await expect(table(page)).toContainText('18 rows')
  await expect(firstChart(page)).toBeVisible()
})

test('while the code is slow to load, the page says so, and a reload does not read the data again', async ({
  page,
}) => {
  const release = await holdRequests(page, WORKER)
  await page.goto('/start')
  await field(page).fill(ORDERS)
  await expect(page.getByText('Loading the code that reads your data')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Reading this data was interrupted last time')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Reading this data was interrupted last time')).toBeVisible()
  await expect(field(page)).toHaveValue(ORDERS)
  release()
  await expect(table(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Read it again' }).press('Enter')
  await expect(table(page)).toContainText('6 rows')
  await page.waitForFunction(() => sessionStorage.getItem('site:start-reading') === null)
  await page.reload()
  await expect(table(page)).toContainText('6 rows')
})

test('if the worker and its code fail to load, Retry loads them', async ({ page, expectMessages }) => {
  expectMessages(/ERR_INTERNET_DISCONNECTED/)
  const { use } = await interceptRequests(page, /\/assets\/(?:worker|data-session)-[\w-]+\.js/)
  use('offline')
  await page.goto('/start')
  await field(page).fill(ORDERS)
  await expect(page.getByText('The code that reads your data failed to load')).toBeVisible()
  await expect(page.locator('data-start')).not.toContainText('ChunkLoadError')
  use()
  await page.getByRole('button', { name: 'Retry' }).press('Enter')
  await expect(table(page)).toContainText('6 rows')
})

test('headers of numbers end where their values end, and one row is one row', async ({ page }) => {
  await open(page, '/start')
  await field(page).fill('shop,n\nA,5\n')
  await expect(table(page)).toContainText('1 row, 2 columns.')
  const edges = await table(page)
    .locator('th:last-child > span, td:last-child')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return Math.round(range.getBoundingClientRect().right)
      }),
    )
  expect(new Set(edges).size).toBe(1)
})

test('without a worker the data is read on the page', async ({ page }) => {
  await page.addInitScript(() => {
    if (self === top) Reflect.deleteProperty(window, 'Worker')
  })
  await open(page, '/start')
  await field(page).fill(ORDERS)
  await expect(firstChart(page)).toBeVisible()
})

for (const [colorScheme, width] of [
  ['light', 1440],
  ['dark', 390],
] as const)
  test(`no axe violations and nothing too wide in ${colorScheme} mode at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/start')
    await field(page).fill(ORDERS)
    await firstCard(page).scrollIntoViewIfNeeded()
    await expect(firstChart(page)).toBeVisible()
    await firstCard(page).getByText('Change columns').press('Enter')
    await firstCard(page).getByText('Show code').press('Enter')
    expect(await findViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
