import type { Colour } from '../colour/preference.ts'

/** The options of a plot with what the page's colour needs, below the demo's own. */
export function correctOptions<Options extends object>(_plot: string, options: Options, _colour: Colour): Options {
  return { theme: 'default', ...options }
}
