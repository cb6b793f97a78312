/** Merges the drawings of a chart in light and dark mode into one that follows the color scheme of its container. */
export function mergeColors(light: string, dark: string): string {
  const [a, b] = [split(numberIds(light)), split(numberIds(dark))]
  if (a.length !== b.length) throw new Error('the chart has different shapes in light and dark mode')
  return a
    .map((part, index) => {
      const other = b[index] ?? ''
      if (part === other) return part
      const [, name, value] = ATTRIBUTE.exec(part) ?? []
      const [, otherName, otherValue] = ATTRIBUTE.exec(other) ?? []
      if (name === undefined || name !== otherName || !PAINTS.has(name)) {
        // positions may differ slightly, shapes may not
        if (name !== undefined && name === otherName) return part
        throw new Error(`the chart differs between light and dark mode: ${part.slice(0, 80)} / ${other.slice(0, 80)}`)
      }
      return ` ${name}="light-dark(${value}, ${otherValue})"`
    })
    .join('')
}

/** Numbers the ids that are referenced. The chart engine counts on from drawing to drawing, so they would differ. */
function numberIds(svg: string): string {
  const ids = new Map<string, string>()
  const numbered = (id: string) => ids.set(id, ids.get(id) ?? `i${ids.size + 1}`).get(id) ?? id
  return svg.replace(
    /(url\(#)([^)]+)(\))|(href="#)([^"]+)(")|( id=")([^"]+)(")/g,
    (whole, ...groups: (string | undefined)[]) => {
      const [before = '', id = '', after = ''] = groups.slice(0, 9).filter((group) => group !== undefined)
      return isReferenced(svg, id) ? `${before}${numbered(id)}${after}` : whole
    },
  )
}

const isReferenced = (svg: string, id: string) => svg.includes(`#${id})`) || svg.includes(`"#${id}"`)

const PAINTS = new Set(['fill', 'stroke', 'stop-color', 'color'])
const ATTRIBUTE = /^ ([\w:-]+)="([^"]*)"$/

/** Splits the text of a drawing before and after each attribute. */
const split = (svg: string) => svg.split(/( [\w:-]+="[^"]*")/)

/** The fonts of the chart theme. */
export const FONT = '"Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif'

/** Attributes with their default value, and those that the content security policy of the page forbids. */
const REMOVABLE = [
  /(?: cursor| visibility| stroke-linejoin| paint-order| style| font-family| data-[\w-]+| xmlns:\w+)="[^"]*"/g,
  / (?:font-style|font-weight|font-variant)="normal"/g,
  / (?:opacity|fill-opacity|stroke-opacity|stroke-width)="1"/g,
  // the canvas does not draw a shape without a position either
  /<path [^>]*d="[^"]*NaN[^"]*"[^>]*(?:\/>|><\/path>)/g,
  / (?:stroke-dasharray="null"|stroke="none"|transform="matrix\(1,0,0,1,0,0\)")/g,
]

/** The outline is behind the letters, as on a canvas. */
const OUTLINED_TEXT = /<text(?=[^>]* stroke=")/g

/** Makes a drawing shorter without a visible difference, and its ids unique on a page: they start with `prefix`. */
export function tidy(svg: string, prefix: string): string {
  let text = svg.replace(/<[^>]+>/g, roundNumbers)
  for (const pattern of REMOVABLE) text = text.replace(pattern, '')
  text = prefixIds(text, prefix)
  for (let before = ''; before !== text;) {
    before = text
    text = text.replace(/<(g|defs)(?: [^>]*)?(?:\/>|><\/\1>)/g, '').replace(/<g>((?:(?!<\/?g[ >]).)*)<\/g>/g, '$1')
  }
  return text.replace('<svg ', `<svg font-family='${FONT}' `).replace(OUTLINED_TEXT, '<text paint-order="stroke"')
}

/**
 * Rounds the numbers in a tag. Opacities keep two digits, and the angle of a matrix four. Those in the text of a chart
 * stay as they are.
 */
const roundNumbers = (tag: string): string =>
  tag.replace(
    /matrix\(([^)]+)\)|(opacity=")?(-?\d+\.\d{2,})/g,
    (_, matrix: string | undefined, opacity: string | undefined, number: string) => {
      if (matrix === undefined) return (opacity ?? '') + round(number, opacity ? 100 : 10)
      const parts = matrix.split(',').map((part, index) => round(part, index < 4 ? 10_000 : 10))
      return `matrix(${parts.join(',')})`
    },
  )

const round = (number: string, steps: number): string => String(Math.round(Number(number) * steps) / steps)

/** Removes ids that nothing references, and prefixes the others. */
function prefixIds(svg: string, prefix: string): string {
  return svg
    .replace(/ id="([^"]*)"/g, (_, id: string) => (isReferenced(svg, id) ? ` id="${prefix}-${id}"` : ''))
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}-$1"`)
}
