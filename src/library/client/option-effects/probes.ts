type Options = Record<string, unknown>

/** How to find out whether a chart reads an option. */
export interface Probe {
  /** Options that both charts have. */
  base?: Options
  /** Values of the option. It has an effect if one of them changes the chart. */
  values: (options: Options) => unknown[]
  /** What is compared in addition to the drawing. */
  compare?: 'tooltip' | 'state' | 'interactions'
}

const still: Options = { animation: false }
const MARK = '#ff00ff'

const axis = { label: { style: { fontSize: 31 } }, title: { text: 'Probe' }, line: { style: { lineWidth: 9 } }, max: 7 }

/** The values change a chart so much that the difference cannot be missed. */
export const PROBES: Record<string, Probe> = {
  width: { base: { ...still, autoFit: false }, values: () => [333] },
  height: { base: { ...still, autoFit: false }, values: () => [222] },
  padding: { base: still, values: () => [77] },
  appendPadding: { base: still, values: () => [33] },
  limitInPlot: { base: { ...still, yAxis: { max: 1 }, xAxis: { max: 1 } }, values: () => [true, false] },
  syncViewPadding: { base: still, values: () => [true, false] },
  locale: { base: still, values: () => ['zh-CN'], compare: 'tooltip' },
  renderer: { base: still, values: () => ['svg'] },
  pixelRatio: { base: still, values: () => [3] },
  localRefresh: { base: still, values: () => [true] },
  supportCSSTransform: { base: still, values: () => [true] },
  useDeferredLabel: { base: { ...still, label: {} }, values: () => [true] },
  meta: { base: still, values: (options) => [describeFields(options)], compare: 'tooltip' },
  theme: { base: still, values: () => ['dark', { styleSheet: { brandColor: MARK, backgroundColor: MARK } }] },
  color: { base: still, values: () => [MARK, [MARK, '#00ffff'], () => MARK] },
  pattern: { base: still, values: () => [{ type: 'dot' }] },
  xAxis: { base: still, values: () => [axis, false] },
  yAxis: { base: still, values: () => [axis, false] },
  legend: {
    base: still,
    values: () => [
      { position: 'left', itemName: { style: { fontSize: 31 } } },
      { custom: true, items: [{ name: 'Probe', value: 'probe', marker: { symbol: 'square' } }] },
      false,
    ],
  },
  tooltip: { base: still, values: () => [false, { customContent: () => 'Probe' }], compare: 'tooltip' },
  label: { base: still, values: () => [{ style: { fontSize: 31 } }, { content: 'Probe' }, false] },
  annotations: { base: still, values: () => [[{ type: 'text', position: ['50%', '50%'], content: 'Probe' }]] },
  slider: { base: still, values: () => [{}, { start: 0.2, end: 0.8 }] },
  scrollbar: { base: still, values: () => [{ type: 'horizontal' }, { type: 'vertical' }] },
  interactions: { base: still, values: () => [[{ type: 'element-selected' }]], compare: 'interactions' },
  defaultInteractions: { base: still, values: () => [['element-selected']], compare: 'interactions' },
  state: {
    base: still,
    values: () => [{ active: { style: { fill: MARK, stroke: MARK, lineWidth: 9 } } }],
    compare: 'state',
  },
  animation: { values: () => [true, false, { appear: { animation: 'zoom-in', duration: 1000 } }] },
}

/** Renames and reformats every field of the data. */
function describeFields({ data }: Options): Options {
  // some charts compute their own fields from the data
  const fields = new Set(['x', 'y', 'name', 'value', 'type', 'percent', 'source', 'target'])
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value.slice(0, 20)) collect(item)
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) {
        fields.add(key)
        if (typeof inner === 'object') collect(inner)
      }
  }
  collect(data)
  return Object.fromEntries(
    [...fields].map((field) => [field, { alias: 'Probe', formatter: () => 'Probe', min: -7, max: 7 }]),
  )
}
