import type { CardTheme } from '../../demos/client/index.ts'
import type { FrameTheme } from './run/sandbox.ts'

/** The theme of the frame for a theme of demos and the color mode of the page. */
export function getFrameTheme(theme: CardTheme, color: 'light' | 'dark'): FrameTheme {
  if (theme === 'library') return 'none-light'
  return theme === 'site' ? color : theme
}
