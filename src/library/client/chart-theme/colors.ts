import type { Color } from '../../../core/client/color/preference.ts'

/** The colors of text, lines and shapes in a chart. All text colors pass WCAG AA on the background. */
export interface ChartColors {
  /** The background of the card that contains the chart, the same as the CSS token `--card`. */
  background: string
  /** Axis labels, data labels and titles. */
  label: string
  /** Legend items, tooltips, and the outlines of hovered and selected shapes. */
  text: string
  /** Black or white, for text that covers both the background and a colored shape. */
  maxContrast: string
  muted: string
  line: string
  gridLine: string
  /** The unfilled part of a progress bar. */
  track: string
  /** A total in a waterfall, which is neither a gain nor a loss. */
  neutral: string
  /** The area behind a bar, and the mask of a brush. */
  barBackground: string
  /** Red, green and blue of a translucent shade on the background. */
  shadeRgb: string
  accent: string
  /** Marks a label inside a shape; `label-color.ts` replaces it with a color that is readable on that shape. */
  innerLabel: string
  tinyAreaGradient: string
  /** A palette for text. */
  wordPalette: readonly string[]
  /** One function per color mode, because the library compares functions by identity. */
  getSankeyLabel: (x: readonly number[]) => object
}

/** Replaces the callback of the library, which has a fixed gray and misses the last column by a rounding error. */
const createSankeyLabel = (fill: string) => (x: readonly number[]) => {
  const isLast = (x[1] ?? 0) > 0.99
  return { style: { fill, textAlign: isLast ? 'end' : 'start' }, offsetX: isLast ? -8 : 8 }
}

export const CHART_COLORS: Record<Color, ChartColors> = {
  light: {
    background: '#ffffff',
    label: '#59616f',
    text: '#3a404c',
    maxContrast: '#000001',
    muted: '#6f7785',
    line: '#c9ced8',
    gridLine: '#e8ebf0',
    track: '#e8edf3',
    neutral: '#9aa3b2',
    barBackground: '#CCD6EC',
    shadeRgb: '0,0,0',
    accent: '#2853b8',
    innerLabel: '#fffffe',
    tinyAreaGradient: 'l(90) 0:#E5EDFE 1:#ffffff',
    wordPalette: [
      '#2f66d8',
      '#12805a',
      '#4f6080',
      '#946600',
      '#5b49e0',
      '#1878a0',
      '#8450aa',
      '#b85300',
      '#167574',
      '#bf3f7c',
    ],
    getSankeyLabel: createSankeyLabel('#3a404c'),
  },
  dark: {
    background: '#161a20',
    label: '#a3abb9',
    text: '#c9d0dc',
    maxContrast: '#fffffe',
    muted: '#828b9a',
    line: '#434a57',
    gridLine: '#272d37',
    track: '#2f3743',
    neutral: '#6b7585',
    barBackground: '#5b6575',
    shadeRgb: '255,255,255',
    accent: '#9dbcff',
    innerLabel: '#fffffe',
    tinyAreaGradient: 'l(90) 0:#33508f 1:#161a20',
    wordPalette: [
      '#7ba4fb',
      '#5AD8A6',
      '#9fb0d0',
      '#F6BD16',
      '#f0806f',
      '#6DC8EC',
      '#bd92dc',
      '#FF9845',
      '#3bb9b7',
      '#FF99C3',
    ],
    getSankeyLabel: createSankeyLabel('#e4e8ef'),
  },
}
