import type { CDPSession } from '@playwright/test'
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

test('text that was faster than the font has real bold letters and does not move, and the next page has the font', async ({
  page,
}) => {
  const readShifts = await recordLayoutShifts(page)
  const release = await holdRequests(page, /\.woff2$/)
  // the font delays the load event
  await page.goto('/theme', { waitUntil: 'domcontentloaded' })
  await hydrated(page)
  const session = await page.context().newCDPSession(page)
  expect(await readFonts(session, 'h1')).toEqual([expect.stringMatching(/Bold/)])
  release()
  await waitForLastRequest(page)
  expect(await readShifts()).toEqual([])
  await page.getByRole('link', { name: 'Changelog' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog')
  await expect.poll(() => readFonts(session, 'h1')).toEqual([expect.stringMatching(/^Inter/)])
})
