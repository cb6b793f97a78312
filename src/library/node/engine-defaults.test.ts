import { expect, test } from 'vitest'
import { findDefault } from '../shared/default-value.ts'
import { readLibrary } from './read-library.ts'

const { library, defaults } = await readLibrary()

test('every chart has defaults', () => {
  for (const component of library.components)
    if (component !== 'BaseChart') expect(Object.keys(defaults[component] ?? {}).length, component).toBeGreaterThan(0)
})

// the documentation or the type comments of the chart engine give other values here
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
])('%s.%s defaults to %s, as in the chart engine', (id, path, value) => {
  expect(findDefault(defaults[id] ?? {}, path.split('.'))).toBe(value)
})
