import { bundleProbe, readOptionEffects } from '../src/library/node/option-effects.ts'
import { measureChart } from '../src/library/node/measure-effects.ts'
import { isFull } from './fixtures/full.ts'
import { expect, test } from './site.ts'

// A chart with several views; with many options; with few. `npm run option-effects` measures all of them.
const CHARTS = isFull ? ['ViolinChart', 'ColumnChart', 'LiquidChart'] : ['ViolinChart']

test('charts ignore exactly the options that are documented as such', async ({ browser }) => {
  const script = await bundleProbe()
  const { withoutEffect } = readOptionEffects()
  for (const chart of CHARTS) expect(await measureChart(browser, script, chart), chart).toEqual(withoutEffect[chart])
})
