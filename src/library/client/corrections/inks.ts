import type { Color } from '../../../core/client/color/preference.ts'

/** What a chart is drawn with on the page's card. All that is written with is AA on the ground. */
export interface Inks {
  /** The token --card. */
  ground: string
  label: string
  strong: string
  /** Black or white: for what must be read on the ground and on colors alike. */
  extreme: string
  muted: string
  line: string
  grid: string
  /** The rest of a progress bar. */
  track: string
  /** A bar that is neither gain nor loss. */
  neutral: string
  /** Behind a bar that does not fill its place. */
  behind: string
  /** Red, green and blue of what shades the ground. */
  shades: string
  accent: string
  /** The mark of a label whose ink is chosen by the shape it stands on, see label-ink.ts. */
  inner: string
  /** The faint area below a tiny line. */
  gradient: string
  /** A palette that can be read as text. */
  words: readonly string[]
  /** One function for each color: the library compares functions by identity. */
  sankeyLabel: (x: readonly number[]) => object
}

/** The library's own callback, which would write in a fixed gray, and misses the last column by a rounding error. */
const sankeyLabel = (fill: string) => (x: readonly number[]) => {
  const isLast = (x[1] ?? 0) > 0.99
  return { style: { fill, textAlign: isLast ? 'end' : 'start' }, offsetX: isLast ? -8 : 8 }
}

export const INKS: Record<Color, Inks> = {
  light: {
    ground: '#ffffff',
    label: '#59616f',
    strong: '#3a404c',
    extreme: '#000001',
    muted: '#6f7785',
    line: '#c9ced8',
    grid: '#e8ebf0',
    track: '#e8edf3',
    neutral: '#9aa3b2',
    behind: '#CCD6EC',
    shades: '0,0,0',
    accent: '#2853b8',
    inner: '#fffffe',
    gradient: 'l(90) 0:#E5EDFE 1:#ffffff',
    words: [
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
    sankeyLabel: sankeyLabel('#3a404c'),
  },
  dark: {
    ground: '#161a20',
    label: '#a3abb9',
    strong: '#c9d0dc',
    extreme: '#fffffe',
    muted: '#828b9a',
    line: '#434a57',
    grid: '#272d37',
    track: '#2f3743',
    neutral: '#6b7585',
    behind: '#5b6575',
    shades: '255,255,255',
    accent: '#9dbcff',
    inner: '#fffffe',
    gradient: 'l(90) 0:#33508f 1:#161a20',
    words: [
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
    sankeyLabel: sankeyLabel('#e4e8ef'),
  },
}
