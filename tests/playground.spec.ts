import type { Locator, Page } from '@playwright/test'
import { writeShareHash } from '../src/features/playground/client/share/share-hash.ts'
import { demosOnPage, readDemoFiles } from './content.ts'
import { findViolations } from './fixtures/axe.ts'
import { expect, open, readClipboard, test, toast, waitForLastRequest } from './site.ts'

const [lineDemo] = demosOnPage('content/api/line.md')
const card = (page: Page) => page.locator(`#demo-${lineDemo.id}`)
const editor = (page: Page) => page.locator('.editor')
const code = (page: Page) => editor(page).getByRole('textbox', { name: /^Code of/ })
const chart = (page: Page) => editor(page).frameLocator('iframe:not([inert])').locator('canvas')
const problem = (page: Page) => editor(page).locator('.editor-problem')
const button = (page: Page, name: string) => editor(page).getByRole('button', { name, exact: true })

/** Opens the editor of the first demo on the page of the line chart. */
async function editInCard(page: Page): Promise<void> {
  await open(page, `/api/line#demo-${lineDemo.id}`)
  await card(page).getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(chart(page).first()).toBeVisible()
}

async function openPlayground(page: Page, address = '/playground'): Promise<void> {
  await open(page, address)
  await expect(chart(page).first()).toBeVisible()
}

/** Replaces the whole code, as a paste does. */
const write = (page: Page, source: string) => code(page).first().fill(source)

/** Selects a text in the code, as a double click does. */
const selectText = (page: Page, text: string) =>
  code(page).evaluate((field: HTMLTextAreaElement, wanted) => {
    const start = field.value.indexOf(wanted)
    field.focus()
    field.setSelectionRange(start, start + wanted.length)
  }, text)

/** The number of pixels that the chart has drawn in the frame. */
const readHeight = (canvas: Locator) => canvas.first().evaluate((element) => element.getBoundingClientRect().height)

const withComponent = (body: string, before = '') =>
  `import { LineChart } from '@opd/g2plot-react'\n${before}\nexport default function Demo() {\n${body}\n}\n`
const CHART = `  return <LineChart data={[{ x: 'a', y: 1 }, { x: 'b', y: 2 }]} xField="x" yField="y" height={240} />`

test('Edit opens the code in the card, and typing redraws the chart', async ({ page }) => {
  await editInCard(page)
  const before = await code(page).inputValue()
  expect(before).toContain('LineChart')
  await write(page, before.replace(/height: \d+/, 'height: 207'))
  await expect.poll(() => readHeight(chart(page))).toBe(207)
  await button(page, 'Reset').click()
  await expect(code(page)).toHaveValue(before)
  await button(page, 'Undo').click()
  await expect(code(page)).toHaveValue(/height: 207/)
  await button(page, 'Close editor').click()
  await expect(editor(page)).toHaveCount(0)
  await expect(card(page).getByRole('button', { name: 'Edit', exact: true })).toBeFocused()
  await expect(card(page).locator('canvas').first()).toBeVisible()
})

test('an error is shown at its line, and the last chart stays', async ({ page }) => {
  await openPlayground(page)
  await write(page, withComponent(CHART).replace('xField="x"', 'xField="x'))
  await expect(problem(page)).toContainText('my-chart.tsx')
  await expect(chart(page).first()).toBeVisible()
  await expect(editor(page).locator('.editor-problem-line')).toHaveCount(1)
  await write(page, withComponent(CHART, 'const missing = (undefined as unknown as { a: { b: string } }).a.b'))
  await expect(problem(page)).toContainText('line 2')
  await expect(chart(page).first()).toBeVisible()
  await write(page, withComponent(CHART))
  await expect(problem(page)).toBeEmpty()
})

for (const [name, loop] of Object.entries({
  'a loop without braces': 'while (true) ;',
  'a loop in the component': 'for (;;) { }',
  'an endless recursion': 'const call = (): number => call() + 1; call()',
})) {
  test(`${name} ends with a message, and the page stays usable`, async ({ page }) => {
    await openPlayground(page)
    await write(page, withComponent(`  ${loop}\n${CHART}`))
    await expect(problem(page)).not.toBeEmpty()
    await expect(chart(page).first()).toBeVisible()
    await write(page, withComponent(CHART))
    await expect(problem(page)).toBeEmpty()
    await expect.poll(() => readHeight(chart(page))).toBe(240)
  })
}

test('the code can be stopped, and runs again after Restart', async ({ page }) => {
  await open(page, '/playground?demo=line-basic')
  const preview = editor(page).locator('.editor-preview')
  const canvas = page.frameLocator('.editor-preview iframe').locator('canvas').first()
  await expect(canvas).toBeVisible()
  await editor(page).getByRole('button', { name: 'Stop' }).click()
  await expect(preview.locator('iframe')).toHaveCount(0)
  await expect(editor(page).getByText('Stopped')).toBeVisible()
  await editor(page).getByRole('button', { name: 'Restart' }).click()
  await expect(canvas).toBeVisible()
  await expect(editor(page).getByText('Stopped')).toHaveCount(0)
})

test('what was typed survives a reload and a visit to another page', async ({ page }) => {
  await editInCard(page)
  await write(page, `${await code(page).inputValue()}// kept\n`)
  await page.reload()
  await card(page).getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(code(page)).toHaveValue(/\/\/ kept\n$/)
  await open(page, '/guide')
  await open(page, `/playground?demo=${lineDemo.id}`)
  await expect(code(page)).toHaveValue(/\/\/ kept\n$/)
})

test('a shared link is short, shows its code, and runs it only after a click', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await editInCard(page)
  await write(page, (await code(page).inputValue()).replace(/height: \d+/, 'height: 207'))
  await button(page, 'Share').click()
  await expect(toast(page)).toHaveText('Link copied')
  const link = await readClipboard(page)
  expect(new URL(link).hash.length).toBeLessThan(60)

  const visitor = await context.newPage()
  await visitor.goto(link)
  await expect(code(visitor)).toHaveValue(/height: 207/)
  await expect(visitor.getByText('This link contains edited code')).toBeVisible()
  await expect(editor(visitor).locator('iframe')).toHaveCount(0)
  await visitor.getByRole('button', { name: 'Run code' }).click()
  await expect.poll(() => readHeight(chart(visitor))).toBe(207)
})

test('a link that was cut off shows a message and the published demo', async ({ page }) => {
  await openPlayground(page, `/playground?demo=${lineDemo.id}#code=1.zzzz`)
  await expect(page.getByText('cannot be read')).toBeVisible()
  await expect(code(page)).toHaveValue(/LineChart/)
})

test('edits that have no place in the current version of the demo are listed', async ({ page }) => {
  const older = Array.from({ length: 80 }, (_, line) => `// line ${line} of an older version`)
  const [before, after] = [older, older.with(40, 'an edit without a place')].map((lines) =>
    readDemoFiles(lineDemo).map(({ name }) => ({ name, source: lines.join('\n') })),
  )
  await open(page, `/playground${await writeShareHash(lineDemo.id, before ?? [], after ?? [])}`)
  await page.getByText('Show these edits').click()
  await expect(page.getByText('an edit without a place')).toBeVisible()
  await expect(code(page)).toHaveValue(/LineChart/)
})

test('the address of the playground follows the code, and a reload runs the own code', async ({ page }) => {
  await openPlayground(page)
  await write(page, withComponent(CHART))
  await expect(page).toHaveURL(/#code=/)
  await page.reload()
  await expect.poll(() => readHeight(chart(page))).toBe(240)
})

test('Tab indents, and after Escape it leaves the editor', async ({ page }) => {
  await openPlayground(page)
  await write(page, '')
  await code(page).focus()
  await page.keyboard.press('Tab')
  await expect(code(page)).toHaveValue('  ')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(code(page)).not.toBeFocused()
  await expect(code(page)).toHaveValue('  ')
})

test('suggestions appear when the options of their object have loaded, and its controls need no other file', async ({
  page,
}) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const loaded: string[] = []
  await page.route(/\/editor-options\//, async (route) => {
    loaded.push(route.request().url())
    if (route.request().url().includes('/TooltipOptions.')) await released
    await route.continue()
  })
  await openPlayground(page)
  await write(page, withComponent(CHART.replace('height', 'tooltip={{ }} height')))
  await selectText(page, ' }}')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('sho')
  const suggestion = page.locator('.pce-ac-label', { hasText: 'showContent' })
  await expect.poll(() => loaded.join(' ')).toContain('/TooltipOptions.')
  await expect(suggestion).toHaveCount(0)
  release()
  await expect(suggestion).toBeVisible()
  await suggestion.click()
  await page.keyboard.type('true')
  const files = [...loaded]
  await button(page, 'Options').click()
  await button(page, 'tooltip').click()
  await expect(editor(page).locator('[data-path="tooltip.showContent"]')).toBeVisible()
  expect(loaded).toEqual(files)
})

test('a control changes the code, the code moves the control, and Undo undoes both', async ({ page }) => {
  await openPlayground(page)
  await button(page, 'Options').click()
  const smooth = editor(page).getByRole('switch', { name: 'smooth', exact: true })
  await smooth.check()
  await expect(code(page)).toHaveValue(/smooth: true/)
  await selectText(page, 'true')
  // in one step of the history, however slow the machine is
  await page.keyboard.insertText('false')
  await expect(code(page)).toHaveValue(/smooth: false/)
  await expect(smooth).not.toBeChecked()
  await button(page, 'Undo').click()
  await expect(smooth).toBeChecked()
  await button(page, 'Undo').click()
  await expect(code(page)).not.toHaveValue(/smooth/)
})

test('Try it in the API table opens the first demo with the control of the option', async ({ page }) => {
  await open(page, '/api/line#smooth')
  await page.locator('#smooth').getByRole('button', { name: 'Try it: smooth in the first demo' }).click()
  await expect(card(page).getByRole('switch', { name: 'smooth', exact: true })).toBeFocused()
})

test('the playground opens any demo at any width, and shows console output', async ({ page }) => {
  await openPlayground(page)
  const demos = page.getByRole('combobox', { name: 'Demo', exact: true })
  await expect(demos).toHaveValue('Empty chart')
  await demos.click()
  await demos.press('End')
  await expect(page.getByRole('listbox').getByRole('option').last()).toHaveId(
    String(await demos.getAttribute('aria-activedescendant')),
  )
  await demos.fill('no such demo')
  await expect(page.getByText('No demo matches “no such demo”.')).toBeVisible()
  await demos.press('Escape')
  await expect(demos).toHaveValue('Empty chart')
  await expect(page.getByRole('listbox')).toBeHidden()
  await demos.fill(lineDemo.id)
  await demos.press('Enter')
  await expect(demos).toHaveValue(lineDemo.title)
  await expect(page).toHaveURL(new RegExp(`\\?demo=${lineDemo.id}$`))
  await expect(code(page)).toHaveValue(/LineChart/)
  await page.getByRole('combobox', { name: 'Chart width' }).selectOption('phone')
  await expect.poll(async () => Math.round((await editor(page).locator('iframe').boundingBox())?.width ?? 0)).toBe(350)
  await page.getByRole('separator', { name: 'Resize the chart' }).press('ArrowRight')
  await expect.poll(async () => Math.round((await editor(page).locator('iframe').boundingBox())?.width ?? 0)).toBe(360)
  await write(page, `console.log('points', [1, 2])\n${withComponent(CHART)}`)
  await expect(page.getByRole('log', { name: 'Console output' })).toContainText('points [1, 2]')
  await page.goBack()
  await expect(code(page)).toHaveValue(/MyChart/)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`the editor with its controls has no axe violations in ${colorScheme} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await openPlayground(page)
    await button(page, 'Options').click()
    await expect(editor(page).getByRole('switch', { name: 'smooth', exact: true })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('the chart is below the code, and nothing is too wide', async ({ page }) => {
    await open(page, `/api/line#demo-${lineDemo.id}`)
    await card(page).getByRole('button', { name: 'Edit', exact: true }).click()
    await editor(page).locator('.editor-result').scrollIntoViewIfNeeded()
    await expect(chart(page).first()).toBeVisible()
    const top = async (selector: string) => (await editor(page).locator(selector).boundingBox())?.y ?? 0
    expect(await top('.editor-result')).toBeGreaterThan(await top('.editor-code'))
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })

  for (const [cause, act] of [
    ['visible', (page: Page) => editor(page).locator('.editor-preview').scrollIntoViewIfNeeded()],
    ['edited', (page: Page) => write(page, withComponent(CHART))],
  ] as const)
    test(`the chart of the playground starts when it is ${cause}`, async ({ page }) => {
      await open(page, '/playground')
      const preview = editor(page).locator('.editor-preview')
      await expect(code(page)).toBeVisible()
      await waitForLastRequest(page)
      await expect(preview).toBeEmpty()
      await act(page)
      await expect(chart(page).first()).toBeVisible()
    })
})
