import { test as base, expect, type BrowserContext, type Locator, type Page } from '@playwright/test'

export { expect }

interface Fixtures {
  /** Console messages that the test causes on purpose. Any other error or warning fails the test. */
  expectMessages: (...patterns: RegExp[]) => void
}

export const test = base.extend<Fixtures>({
  expectMessages: [
    async ({ context }, use) => {
      const expected: RegExp[] = []
      const messages = collectMessages(context)
      await use((...patterns) => void expected.push(...patterns))
      expect(messages.filter((message) => !expected.some((pattern) => pattern.test(message)))).toEqual([])
    },
    { auto: true },
  ],
})

/** Collects the errors and warnings of all pages in a context. */
export function collectMessages(context: BrowserContext): string[] {
  const messages: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      messages.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => messages.push(`uncaught: ${error.error().message}`))
  return messages
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  )
  // effects run after the first commit
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))))
}

/** The message at the button that was used last. */
export const toast = (page: Page): Locator => page.locator('.toast')

/** Reads the text in the clipboard. Pages of the site must not read it, so this needs a page without their headers. */
export async function readClipboard(page: Page): Promise<string> {
  const other = await page.context().newPage()
  await other.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await other.goto(new URL('/clipboard', page.url()).href)
  const text = await other.evaluate(() => navigator.clipboard.readText())
  await other.close()
  return text
}

/** Checks that the header is interactive: its color menu opens and closes. */
export async function expectInUse(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Color mode' }).click()
  await expect(page.getByRole('menuitemradio', { name: 'Dark Mode' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
}

/** Waits until a page has sent no request for a second. On a busy machine `networkidle` can take minutes. */
export async function waitForLastRequest(page: Page): Promise<void> {
  let requests = 0
  const count = () => void requests++
  page.on('request', count)
  const isQuiet = async () => {
    const before = requests
    await page.waitForTimeout(1000)
    return requests === before
  }
  await expect.poll(isQuiet).toBe(true)
  page.off('request', count)
}

/** Marks the document. The mark survives client-side navigation, but not a page load. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''))
}

export const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-mark'))

/** Clicks a link to an address, from whatever page is open. */
export const followLink = (page: Page, href: string): Promise<void> =>
  page.evaluate((target) => {
    const link = Object.assign(document.createElement('a'), { href: target, textContent: 'follow' })
    document.querySelector('main')?.prepend(link)
    link.click()
  }, href)
