import { expect, test } from 'vitest'
import { site } from '../../../site.config.ts'
import { readContent } from '../../core/node/content/content.ts'
import { readLibrary } from './read-library.ts'

const root = new URL('../../..', import.meta.url).pathname
const { library, defaults } = await readLibrary()

test('every chart tells its defaults', () => {
  for (const component of library.components)
    if (component !== 'BaseChart') expect(Object.keys(defaults[component] ?? {}).length, component).toBeGreaterThan(0)
})

/** Where the engine's own documentation or type comments say something else. */
test.each([
  ['AreaChart', 'isStack', 'true'],
  ['FunnelChart', 'minSize', '0'],
  ['SankeyChart', 'nodePaddingRatio', '0.01'],
  ['SunburstChart', 'hierarchyConfig.ignoreParentValue', undefined],
  ['TreemapChart', 'drilldown.breadCrumb.rootText', "'初始'"],
  ['LineChart', 'tooltip.crosshairs.type', "'x'"],
  ['GaugeChart', 'startAngle', '-7 * Math.PI / 6'],
  ['Axis', 'label.offset', '8'],
  ['LegendCfg', 'itemSpacing', '24'],
])('%s.%s is %s, as the engine has it', (id, path, value) => {
  expect(defaults[id]?.[path]).toBe(value)
})

test('what no default options hold is told by the site, and shows', async () => {
  const { context } = await readContent(root, site)
  const row = (chart: string, option: string) =>
    new RegExp(`<tr id="${option.toLowerCase()}">.*?</tr>`).exec(context.api.render(chart)?.html ?? '')?.[0] ?? ''
  expect(row('LineChart', 'connectNulls')).toContain('<code>false</code>')
  expect(row('AreaChart', 'startOnZero')).toContain('<code>true</code>')
  expect(row('LineChart', 'isStack')).toContain('<code>false</code>')
})
