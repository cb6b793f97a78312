import type { Color } from '../../../core/client/color/preference.ts'
import { INKS } from './inks.ts'

/** The engine's own palettes, but for slate, which is too weak on a dark card. */
const DARK_10 = [
  '#5B8FF9',
  '#5AD8A6',
  '#8FA1C2',
  '#F6BD16',
  '#E86452',
  '#6DC8EC',
  '#A877CC',
  '#FF9845',
  '#2BA8A6',
  '#FF99C3',
]
const DARK_20 = DARK_10.flatMap((color, index) => [
  color,
  ['#CDDDFD', '#CDF3E4', '#CED4DE', '#FCEBB9', '#F8D0CB', '#D3EEF9', '#DECFEA', '#FFE0C7', '#BBDEDE', '#FFE0ED'][
    index
  ] ?? color,
])

/** More is brighter on a dark card, as it is darker on a light one. */
const DARK_SEQUENCE = [
  '#1c3563',
  '#20478a',
  '#285cb0',
  '#3D76DD',
  '#5B8FF9',
  '#7DAAFF',
  '#9AC5FF',
  '#B8E1FF',
  '#DCF1FF',
]

const DARK_PALETTES = { paletteQualitative10: DARK_10, paletteQualitative20: DARK_20, paletteSequence: DARK_SEQUENCE }

/** They fade in by themselves, whatever the plot does. */
const ANNOTATIONS = ['arc', 'line', 'text', 'region', 'image', 'dataMarker', 'dataRegion']

const seam = (ground: string) => ({ stroke: ground, lineWidth: 3, lineJoin: 'round' })

/** The theme of the page's color, in the terms of the engine: a style sheet, and what that does not reach. */
export function themeOf(color: Color) {
  const { ground, label, strong, muted, line, grid, inner } = INKS[color]
  const dark = color === 'dark'
  return {
    styleSheet: {
      ...(dark && DARK_PALETTES),
      backgroundColor: ground,
      subColor: dark ? 'rgba(255,255,255,0.06)' : 'rgba(0,0,0,0.05)',

      axisLineBorderColor: line,
      axisTickLineBorderColor: line,
      axisSubTickLineBorderColor: line,
      axisGridBorderColor: grid,
      axisTitleTextFillColor: label,
      axisLabelFillColor: label,
      axisDescriptionIconFillColor: muted,

      legendTitleTextFillColor: label,
      legendItemNameFillColor: strong,
      legendPageNavigatorMarkerInactiveFillColor: muted,
      legendPageNavigatorMarkerFillColor: strong,
      legendPageNavigatorTextFillColor: label,
      sliderRailFillColor: grid,
      sliderLabelTextFillColor: label,
      sliderHandlerFillColor: dark ? '#c9d0dc' : '#f0f0f0',
      sliderHandlerBorderColor: muted,

      annotationArcBorderColor: line,
      annotationLineBorderColor: muted,
      annotationTextFillColor: label,
      annotationRegionFillColor: dark ? '#ffffff' : '#000000',

      tooltipCrosshairsBorderColor: muted,
      tooltipContainerFillColor: dark ? '#232933' : '#ffffff',
      tooltipContainerFillOpacity: 1,
      tooltipContainerShadow: dark ? '0 0 0 1px #434a57, 0 4px 16px #0008' : '0 0 0 1px #e3e6ec, 0 4px 16px #1c22301f',
      tooltipContainerBorderRadius: 6,
      tooltipTextFillColor: strong,

      labelFillColor: label,
      innerLabelFillColor: inner,
      overflowLabelFillColor: label,
      overflowLabelBorderColor: ground,
      labelLineBorderColor: line,

      cSliderBackgroundFillColor: muted,
      cSliderBackgroundFillOpacity: 0.1,
      cSliderHandlerFillColor: dark ? '#c9d0dc' : '#f7f7f7',
      cSliderHandlerHighlightFillColor: '#ffffff',
      cSliderHandlerBorderColor: muted,
      cSliderTextFillColor: strong,
      cSliderTextFillOpacity: 1,
      scrollbarTrackFillColor: 'rgba(0,0,0,0)',
      scrollbarThumbFillColor: line,
      scrollbarThumbHighlightFillColor: muted,

      pointBorderColor: ground,
      pointActiveBorderColor: strong,
      pointSelectedBorderColor: strong,
      hollowPointFillColor: ground,
      hollowPointActiveBorderColor: strong,
      hollowPointSelectedBorderColor: strong,
      hollowAreaActiveBorderColor: strong,
      hollowAreaSelectedBorderColor: strong,
      intervalActiveBorderColor: strong,
      intervalSelectedBorderColor: strong,
      hollowIntervalFillColor: ground,
      hollowIntervalActiveBorderColor: strong,
      hollowIntervalSelectedBorderColor: strong,
    },
    components: {
      // these stand inside the chart: a seam of the ground keeps them apart from what they cross
      axis: { radius: { label: { style: seam(ground) } }, circle: { label: { style: seam(ground) } } },
      legend: {
        common: {
          itemStates: {
            unchecked: { nameStyle: { fill: muted }, markerStyle: { fill: line, stroke: line } },
            inactive: { nameStyle: { fill: muted } },
          },
        },
      },
      annotation: Object.fromEntries(ANNOTATIONS.map((type) => [type, { animate: false }])),
      tooltip: { marker: { stroke: ground } },
    },
    // labels fade in by themselves, whatever their shapes do
    labels: { animate: { appear: false } },
    innerLabels: { animate: { appear: false } },
  }
}
