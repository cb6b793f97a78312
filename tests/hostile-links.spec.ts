import type { Page } from '@playwright/test'
import { writeShareHash } from '../src/features/playground/client/share/share-hash.ts'
import { CODE_LIMITS } from '../src/features/playground/shared/code-file.ts'
import { demosOnPage, readDemoFiles } from './content.ts'
import { isFull } from './fixtures/full.ts'
import { createCodeHash, LARGE_LINKS, SLOW_LINKS } from './fixtures/hostile-links.ts'
import { expect, open, test } from './site.ts'

const [lineDemo] = demosOnPage('content/api/line.md')
const editor = (page: Page) => page.locator('.editor')
const code = (page: Page) => editor(page).getByRole('textbox', { name: /^Code of/ })
const notice = (page: Page) => page.locator('.playground-notice')
const run = (page: Page) => page.getByRole('button', { name: 'Run code' })
const chart = (page: Page) => editor(page).frameLocator('iframe').locator('canvas').first()
const problem = (page: Page) => editor(page).locator('.editor-problem')

const CHART = `import { LineChart } from '@opd/g2plot-react'
export default () => <LineChart data={[{ x: 'a', y: 1 }, { x: 'b', y: 2 }]} xField="x" yField="y" height={240} />
`
const link = (source: string) => `/playground${createCodeHash(source)}`

/** The demo of the page with other code, as a link. */
async function createDemoLink(edit: (source: string) => string): Promise<string> {
  const files = readDemoFiles(lineDemo)
  return `/playground${await writeShareHash(
    lineDemo.id,
    files,
    files.map(({ name, source }, index) => ({ name, source: index === 0 ? edit(source) : source })),
  )}`
}

/** Links that are alike have names next to each other. */
const select = (links: Record<string, string>) => Object.entries(links).filter((_, index) => isFull || index % 3 === 0)

for (const [name, hash] of select(LARGE_LINKS))
  test(`nothing of a link with ${name} is shown`, async ({ page }) => {
    await open(page, `/playground${hash}`)
    await expect(notice(page)).toContainText(/too large for the editor|cannot be read/)
    await expect(code(page)).toHaveValue(/LineChart/)
    expect(await page.locator('.pce-line').count()).toBeLessThan(100)
  })

for (const [name, hash] of select(SLOW_LINKS))
  test(`the page can be used after a link with ${name}, also when its code runs`, async ({ page, expectMessages }) => {
    // of the frame
    expectMessages(/^uncaught: /)
    await open(page, `/playground${hash}`)
    await expect(code(page)).toBeVisible()
    expect(await page.locator('.pce-line').count()).toBeLessThanOrEqual(CODE_LIMITS.lines)
    await editor(page).getByRole('button', { name: 'Options', exact: true }).click()
    await editor(page).getByRole('button', { name: 'Data', exact: true }).click()
    if (await run(page).isVisible()) {
      await run(page).click()
      await expect(problem(page)).not.toBeEmpty()
    }
    await code(page).fill(CHART)
    await expect(chart(page)).toBeVisible()
    await expect(problem(page)).toBeEmpty()
  })

test('without a worker, nested code ends with a message too', async ({ page }) => {
  // the chart engine in the frame needs it
  await page.addInitScript(() => self === top && Reflect.deleteProperty(window, 'Worker'))
  await open(page, `/playground${SLOW_LINKS['nested parameters']}`)
  await run(page).click()
  await expect(problem(page)).toContainText('too deeply nested')
  await code(page).fill(CHART)
  await expect(chart(page)).toBeVisible()
})

test('a text that is too large is not inserted', async ({ page }) => {
  await open(page, '/playground')
  await expect(chart(page)).toBeVisible()
  await code(page).focus()
  await page.keyboard.insertText('a\n'.repeat(CODE_LIMITS.lines))
  await expect(problem(page)).toContainText('too large for the editor')
  await expect(code(page)).toHaveValue(/^import/)
  await page.keyboard.insertText('// a short text\n')
  await expect(code(page)).toHaveValue(/\/\/ a short text/)
})

test('code of a link runs after an edit and a reload only if the visitor has agreed', async ({ page, context }) => {
  await open(page, link(CHART))
  await expect(run(page)).toBeVisible()
  const first = page.url()
  await code(page).fill(CHART.replace('240', '250'))
  await expect(page).not.toHaveURL(first)
  await page.reload()
  await expect(code(page)).toHaveValue(/250/)
  await expect(run(page)).toBeVisible()
  await expect(editor(page).locator('iframe')).toHaveCount(0)

  await run(page).click()
  await expect(chart(page)).toBeVisible()
  await page.reload()
  await expect(chart(page)).toBeVisible()
  const second = page.url()
  await code(page).fill(CHART.replace('240', '260'))
  await expect(page).not.toHaveURL(second)
  await page.reload()
  await expect(code(page)).toHaveValue(/260/)
  await expect(chart(page)).toBeVisible()

  const other = await context.newPage()
  await open(other, page.url())
  await expect(run(other)).toBeVisible()
})

test('a link never replaces what the visitor typed into the same demo', async ({ page }) => {
  await open(page, `/playground?demo=${lineDemo.id}`)
  const published = await code(page).inputValue()
  await code(page).fill(`${published}// own\n`)
  await expect(page).toHaveURL(/#code=/)
  await open(page, await createDemoLink((source) => `${source}// linked\n`))
  await expect(code(page)).toHaveValue(/linked/)
  await code(page).fill(`${published}// linked and edited\n`)
  await run(page).click()
  await expect(chart(page)).toBeVisible()
  const before = page.url()
  await page.reload()
  await code(page).fill(`${published}// linked, run and edited\n`)
  await expect(page).not.toHaveURL(before)
  await open(page, `/playground?demo=${lineDemo.id}`)
  await expect(code(page)).toHaveValue(/\/\/ own\n$/)
})

test('nothing of a link is in the notices of the site', async ({ page }) => {
  await open(page, '/playground?demo=SECURITY-NOTICE-run-npx-x')
  await expect(notice(page)).toContainText('There is no demo with this name.')
  await expect(notice(page)).not.toContainText('SECURITY')
  await open(page, `/playground?demo=${lineDemo.id}x`)
  await expect(notice(page)).toContainText('Did you mean')
  const older = Array.from({ length: 80 }, (_, line) => `// line ${line} of an older version`)
  const [before = [], after = []] = [older, older.with(40, 'SECURITY NOTICE')].map((lines) =>
    readDemoFiles(lineDemo).map(({ name }) => ({ name, source: lines.join('\n') })),
  )
  await open(page, `/playground${await writeShareHash(lineDemo.id, before, after)}`)
  await expect(notice(page)).toContainText('Some of its edits have no place')
  await expect(page.getByText('SECURITY NOTICE')).toBeHidden()
})
