/** Two drawings of one chart, made in light and in dark, as one that follows the color of its place. Pure. */
export function mergeColors(light: string, dark: string): string {
  const [a, b] = [split(numberIds(light)), split(numberIds(dark))]
  if (a.length !== b.length) throw new Error('the chart has not the same shapes in both colors')
  return a
    .map((part, index) => {
      const other = b[index] ?? ''
      if (part === other) return part
      const [, name, value] = ATTRIBUTE.exec(part) ?? []
      const [, otherName, otherValue] = ATTRIBUTE.exec(other) ?? []
      if (name === undefined || name !== otherName || !PAINTS.has(name)) {
        // positions may differ by a hair; what is drawn may not
        if (name !== undefined && name === otherName) return part
        throw new Error(`the chart differs between the colors: ${part.slice(0, 80)} / ${other.slice(0, 80)}`)
      }
      return ` ${name}="light-dark(${value}, ${otherValue})"`
    })
    .join('')
}

/** The engine counts on from drawing to drawing; ids that are referred to are numbered within each. */
function numberIds(svg: string): string {
  const ids = new Map<string, string>()
  const numbered = (id: string) => ids.set(id, ids.get(id) ?? `i${ids.size + 1}`).get(id) ?? id
  return svg.replace(
    /(url\(#)([^)]+)(\))|(href="#)([^"]+)(")|( id=")([^"]+)(")/g,
    (whole, ...groups: (string | undefined)[]) => {
      const [before = '', id = '', after = ''] = groups.slice(0, 9).filter((group) => group !== undefined)
      const referred = svg.includes(`#${id})`) || svg.includes(`"#${id}"`)
      return referred ? `${before}${numbered(id)}${after}` : whole
    },
  )
}

const PAINTS = new Set(['fill', 'stroke', 'stop-color', 'color'])
const ATTRIBUTE = /^ ([\w:-]+)="([^"]*)"$/

/** The text of a drawing, cut before and after each attribute. */
const split = (svg: string) => svg.split(/( [\w:-]+="[^"]*")/)

const FONT = '"Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif'

/** Attributes that say what holds without them, or that the page's policy forbids. */
const NEEDLESS = [
  /(?: cursor| visibility| stroke-linejoin| paint-order| style| font-family| data-[\w-]+| xmlns:\w+)="[^"]*"/g,
  / (?:font-style|font-weight|font-variant)="normal"/g,
  / (?:opacity|fill-opacity|stroke-opacity|stroke-width)="1"/g,
  // a shape whose place cannot be computed is not drawn on the canvas either
  /<path [^>]*d="[^"]*NaN[^"]*"[^>]*(?:\/>|><\/path>)/g,
  / (?:stroke-dasharray="null"|stroke="none"|transform="matrix\(1,0,0,1,0,0\)")/g,
]

/** What the engine's renderer writes is understood by one browser only. */
const BASELINES: Record<string, string> = {
  'before-edge': 'text-before-edge',
  'after-edge': 'text-after-edge',
  central: 'central',
  middle: 'middle',
}

/** Shorter without a visible difference, and fit to stand in a page: ids begin with `prefix`. */
export function tidy(svg: string, prefix: string): string {
  let text = svg.replace(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10))
  for (const needless of NEEDLESS) text = text.replace(needless, '')
  text = text.replace(/ alignment-baseline="([^"]*)"/g, (_, name: string) =>
    BASELINES[name] ? ` dominant-baseline="${BASELINES[name]}"` : '',
  )
  text = withOwnIds(text, prefix)
  for (let before = ''; before !== text;) {
    before = text
    text = text.replace(/<(g|defs)(?: [^>]*)?(?:\/>|><\/\1>)/g, '').replace(/<g>((?:(?!<\/?g[ >]).)*)<\/g>/g, '$1')
  }
  return text.replace('<svg ', `<svg font-family='${FONT}' `)
}

/** Ids that nothing refers to go; the others cannot meet those of another drawing. */
function withOwnIds(svg: string, prefix: string): string {
  return svg
    .replace(/ id="([^"]*)"/g, (_, id: string) =>
      svg.includes(`#${id})`) || svg.includes(`"#${id}"`) ? ` id="${prefix}-${id}"` : '',
    )
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}-$1"`)
}
