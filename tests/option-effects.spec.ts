import { bundleProbe, readOptionEffects } from '../src/library/node/option-effects.ts'
import { measureChart } from '../src/library/node/measure-effects.ts'
import { expect, test } from './site.ts'

// Charts with many and with few options, and one with several views. `npm run option-effects` measures all of them.
const CHARTS = ['ColumnChart', 'LiquidChart', 'ViolinChart']

test('charts ignore exactly the options that are documented as such', async ({ browser }) => {
  const script = await bundleProbe()
  const { withoutEffect } = readOptionEffects()
  for (const chart of CHARTS) expect(await measureChart(browser, script, chart), chart).toEqual(withoutEffect[chart])
})
