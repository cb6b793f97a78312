import { makeReadable } from './contrast.ts'

export type ChartMode = 'light' | 'dark'

/** The colors of a chart. All text colors of the defaults pass WCAG AA on the background. */
export interface ChartColors {
  /** Behind the chart. Also outlines shapes and text that touch others. */
  background: string
  /** Legend items, tooltips, center texts, and the outlines of hovered and selected shapes. */
  text: string
  /** Axis labels, data labels and titles. */
  label: string
  /** Reference lines, crosshairs and inactive text. */
  muted: string
  /** Axis lines, ticks, leader lines and the border of tooltips. */
  line: string
  gridLine: string
  /** The unfilled part of a progress bar, a ring or a gauge. */
  track: string
  /** A total in a waterfall, which is neither a gain nor a loss. */
  neutral: string
  /** The band behind a hovered column, the area behind a bar, and the mask of a brush. */
  hoverBand: string
  /** The current level in the breadcrumb of a drill-down. */
  accent: string
  tooltipBackground: string
  /** The colors of series. The default in light mode is the palette of G2. */
  palette?: readonly string[]
  /** The colors of a continuous scale, from low to high. The default in light mode is the palette of G2. */
  sequence?: readonly string[]
  /** The colors of words in a word cloud. By default, readable variants of `palette`. */
  wordPalette?: readonly string[]
}

/** WCAG AA for text of the size that charts use. */
export const MIN_CONTRAST = 4.5

export const DEFAULT_COLORS: Record<ChartMode, ChartColors> = {
  light: {
    background: '#ffffff',
    text: '#3a404c',
    label: '#59616f',
    muted: '#6f7785',
    line: '#c9ced8',
    gridLine: '#e8ebf0',
    track: '#e8edf3',
    neutral: '#9aa3b2',
    hoverBand: '#ccd6ec',
    accent: '#2853b8',
    tooltipBackground: '#ffffff',
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
  },
  dark: {
    background: '#161a20',
    text: '#c9d0dc',
    label: '#a3abb9',
    muted: '#828b9a',
    line: '#434a57',
    gridLine: '#272d37',
    track: '#2f3743',
    neutral: '#6b7585',
    hoverBand: '#5b6575',
    accent: '#9dbcff',
    tooltipBackground: '#232933',
    // the palette of G2, except for the third color, which has too little contrast on a dark background
    palette: [
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
    ],
    // higher values are brighter on a dark background, as they are darker on a light one
    sequence: ['#1c3563', '#20478a', '#285cb0', '#3D76DD', '#5B8FF9', '#7DAAFF', '#9AC5FF', '#B8E1FF', '#DCF1FF'],
  },
}

/** Merges the colors of an application with the defaults. */
export function resolveColors(mode: ChartMode, own: Partial<ChartColors>): ChartColors {
  const colors = { ...DEFAULT_COLORS[mode], ...own }
  const { palette, background } = colors
  const words = palette?.map((color) => makeReadable(color, background, MIN_CONTRAST))
  return { ...colors, wordPalette: own.wordPalette ?? words ?? colors.wordPalette ?? [] }
}
