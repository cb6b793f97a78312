import type { ChartColors, ChartMode } from './colors.ts'
import { INK_COLORS, mixColors } from './contrast.ts'

/** What a theme of G2 is created from. */
export interface ThemeSettings {
  mode: ChartMode
  colors: ChartColors
  fontFamily?: string | undefined
  entrance: boolean
}

/** Marks the themes of this module. Charts with another theme keep the behavior of the library. */
export interface ThemeMark {
  chartTheme?: { hoverBand: string }
}

/** Annotations have their own fade-in, which the animation of the plot does not control. */
const ANNOTATION_TYPES = ['arc', 'line', 'text', 'region', 'image', 'dataMarker', 'dataRegion']

const outlineText = (background: string) => ({ stroke: background, lineWidth: 3, lineJoin: 'round' })

/** The input of `registerTheme`: a style sheet, and the components that the style sheet does not cover. */
export function createG2Theme({ mode, colors, fontFamily, entrance }: ThemeSettings) {
  const { background, label, text, muted, line, gridLine, palette, sequence, tooltipBackground } = colors
  const dark = mode === 'dark'
  return {
    chartTheme: { hoverBand: colors.hoverBand },
    styleSheet: {
      ...(palette && createPalettes(palette)),
      ...(sequence && { paletteSequence: sequence }),
      ...(fontFamily && { fontFamily }),
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
      tooltipContainerFillColor: tooltipBackground,
      tooltipContainerFillOpacity: 1,
      tooltipContainerShadow: `0 0 0 1px ${line}, 0 4px 16px ${dark ? '#0008' : '#1c22301f'}`,
      tooltipContainerBorderRadius: 6,
      tooltipTextFillColor: text,

      labelFillColor: label,
      // label-color.ts replaces it with a color that is readable on the shape behind the label
      innerLabelFillColor: INK_COLORS[1],
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
      ...(!entrance && {
        annotation: Object.fromEntries(ANNOTATION_TYPES.map((type) => [type, { animate: false }])),
      }),
      tooltip: { marker: { stroke: background } },
    },
    // labels have their own fade-in too
    ...(!entrance && { labels: { animate: { appear: false } }, innerLabels: { animate: { appear: false } } }),
  }
}

/** The white in a light variant of a color, as in the palette of G2. */
const TINT = 0.7

/** G2 uses the second palette for more than 10 series. */
function createPalettes(palette: readonly string[]) {
  return {
    brandColor: palette[0],
    paletteQualitative10: palette,
    paletteQualitative20:
      palette.length > 10 ? palette : palette.flatMap((color) => [color, mixColors('#ffffff', color, TINT)]),
  }
}
