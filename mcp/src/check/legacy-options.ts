/** Options of version 1, with what replaces them. */
export interface LegacyOption {
  path: string
  advice: string
  link: string
}

const MIGRATION = '/recipes#migrate-from-version-1-title-description-forcefit'
const EVENTS = '/guide#events'
const LISTENERS = "There are no event props. Add a listener in `onReady`: `plot.on('element:click', …)`."

const fromVersion1 = (path: string, advice: string): LegacyOption => ({ path, advice, link: MIGRATION })
const event = (path: string): LegacyOption => ({ path, advice: LISTENERS, link: EVENTS })

export const LEGACY_OPTIONS: LegacyOption[] = [
  fromVersion1('title', 'Write the title as HTML around the chart.'),
  fromVersion1('description', 'Write the description as HTML around the chart.'),
  fromVersion1('forceFit', 'Use `autoFit`, which is on by default.'),
  fromVersion1('guideLine', "Use `annotations` with `type: 'line'`."),
  fromVersion1('markerPoints', "Use `annotations` with `type: 'dataMarker'`."),
  fromVersion1('stackField', 'Use `seriesField` with `isStack`.'),
  fromVersion1('groupField', 'Use `seriesField` with `isGroup`.'),
  fromVersion1('events', LISTENERS),
  ...['onClick', 'onEvent', 'onMouseEnter', 'onMouseLeave', 'onMouseMove', 'onDoubleClick'].map(event),
]
