import type { CDPSession, Page } from '@playwright/test'
import { recordLayoutShifts } from './fixtures/layout-shifts.ts'
import { holdRequests } from './fixtures/faults.ts'
import { expect, hydrated, test, waitForLastRequest } from './site.ts'

/** The fonts that the browser draws the text of an element with. */
async function readFonts(session: CDPSession, selector: string): Promise<string[]> {
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName, postScriptName }) => `${familyName} ${postScriptName}`)
}

const INTER = [expect.stringMatching(/^Inter/)]

/** Opens a page for the first time, at 1.6 Mbit/s with a latency of 150 ms. */
async function openSlowly(page: Page, session: CDPSession, route: string): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  })
  await page.goto(route)
  await hydrated(page)
}

for (const [route, paragraph] of [
  ['/guide', 'main h2 ~ p'],
  ['/changelog', 'main p'],
] as const)
  test(`the first visit of ${route} on a slow line has the font, and its text does not move`, async ({ page }) => {
    const readShifts = await recordLayoutShifts(page)
    const session = await page.context().newCDPSession(page)
    await openSlowly(page, session, route)
    expect(await readFonts(session, 'h1')).toEqual(INTER)
    expect(await readFonts(session, paragraph)).toEqual(expect.arrayContaining(INTER))
    expect((await readShifts()).reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02)
  })

test('text that was much faster than the font has real bold letters and does not move, and the next page has the font', async ({
  page,
}) => {
  const readShifts = await recordLayoutShifts(page)
  const release = await holdRequests(page, /\.woff2$/)
  // the font delays the load event
  await page.goto('/theme', { waitUntil: 'domcontentloaded' })
  await hydrated(page)
  const session = await page.context().newCDPSession(page)
  expect(await readFonts(session, 'h1')).toEqual([expect.stringMatching(/Bold/)])
  // a font that arrives earlier is still used
  await page.waitForTimeout(3500)
  release()
  await waitForLastRequest(page)
  expect(await readShifts()).toEqual([])
  await page.getByRole('link', { name: 'Changelog' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog')
  await expect.poll(() => readFonts(session, 'h1')).toEqual(INTER)
})
