import type { Color } from '../../../core/client/color/preference.ts'
import { CHART_COLORS } from './colors.ts'

/** The palette of the chart engine, except for the third color: the original has too little contrast on a dark card. */
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

/** Higher values are brighter on a dark card, as they are darker on a light one. */
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

/** Annotations have their own fade-in, which the animation of the plot does not control. */
const ANNOTATION_TYPES = ['arc', 'line', 'text', 'region', 'image', 'dataMarker', 'dataRegion']

const outlineText = (background: string) => ({ stroke: background, lineWidth: 3, lineJoin: 'round' })

/** A G2 theme for a color mode: its style sheet, and the components that the style sheet does not cover. */
export function createTheme(mode: Color) {
  const { background, label, text, muted, line, gridLine, innerLabel } = CHART_COLORS[mode]
  const dark = mode === 'dark'
  return {
    styleSheet: {
      ...(dark && DARK_PALETTES),
      backgroundColor: background,
      subColor: dark ? 'rgba(255,255,255,0.06)' : 'rgba(0,0,0,0.05)',

      axisLineBorderColor: line,
      axisTickLineBorderColor: line,
      axisSubTickLineBorderColor: line,
      axisGridBorderColor: gridLine,
      axisTitleTextFillColor: label,
      axisLabelFillColor: label,
      axisDescriptionIconFillColor: muted,

      legendTitleTextFillColor: label,
      legendItemNameFillColor: text,
      legendPageNavigatorMarkerInactiveFillColor: muted,
      legendPageNavigatorMarkerFillColor: text,
      legendPageNavigatorTextFillColor: label,
      sliderRailFillColor: gridLine,
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
      tooltipTextFillColor: text,

      labelFillColor: label,
      innerLabelFillColor: innerLabel,
      overflowLabelFillColor: label,
      overflowLabelBorderColor: background,
      labelLineBorderColor: line,

      cSliderBackgroundFillColor: muted,
      cSliderBackgroundFillOpacity: 0.1,
      cSliderHandlerFillColor: dark ? '#c9d0dc' : '#f7f7f7',
      cSliderHandlerHighlightFillColor: '#ffffff',
      cSliderHandlerBorderColor: muted,
      cSliderTextFillColor: text,
      cSliderTextFillOpacity: 1,
      scrollbarTrackFillColor: 'rgba(0,0,0,0)',
      scrollbarThumbFillColor: line,
      scrollbarThumbHighlightFillColor: muted,

      pointBorderColor: background,
      pointActiveBorderColor: text,
      pointSelectedBorderColor: text,
      hollowPointFillColor: background,
      hollowPointActiveBorderColor: text,
      hollowPointSelectedBorderColor: text,
      hollowAreaActiveBorderColor: text,
      hollowAreaSelectedBorderColor: text,
      intervalActiveBorderColor: text,
      intervalSelectedBorderColor: text,
      hollowIntervalFillColor: background,
      hollowIntervalActiveBorderColor: text,
      hollowIntervalSelectedBorderColor: text,
    },
    components: {
      // an outline keeps these labels readable where they cross shapes of the chart
      axis: {
        radius: { label: { style: outlineText(background) } },
        circle: { label: { style: outlineText(background) } },
      },
      legend: {
        common: {
          itemStates: {
            unchecked: { nameStyle: { fill: muted }, markerStyle: { fill: line, stroke: line } },
            inactive: { nameStyle: { fill: muted } },
          },
        },
      },
      annotation: Object.fromEntries(ANNOTATION_TYPES.map((type) => [type, { animate: false }])),
      tooltip: { marker: { stroke: background } },
    },
    // labels have their own fade-in too
    labels: { animate: { appear: false } },
    innerLabels: { animate: { appear: false } },
  }
}
