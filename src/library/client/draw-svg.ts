import { registerEngine } from '@antv/g2'

/** The parts of a G2Plot plot that a copy of it needs. */
interface Plot {
  options: Record<string, unknown>
  chart: { width: number; height: number }
  render: () => void
  destroy: () => void
}

/** A group or shape of the engine's scene. */
interface Shape {
  getChildren?: () => Shape[] | undefined
  get: (name: 'el') => Element | undefined
  attr: () => ShapeAttributes
}

interface ShapeAttributes {
  opacity?: number
  fillOpacity?: number
  strokeOpacity?: number
  y?: number
  fontStyle?: string
  fontWeight?: string | number
  fontSize?: number
  fontFamily?: string
  lineHeight?: number
  textBaseline?: CanvasTextBaseline
}

/** The chart engine places labels after `render` has returned, and fades in annotations even without animation. */
const SETTLE_MS = 700

const NAMESPACE = 'http://www.w3.org/2000/svg'

/** Draws the plots of a stage as one SVG of its size, with paths and texts. */
export async function drawSvg(
  stage: HTMLElement,
  plots: { container: HTMLElement; plot: Plot }[],
): Promise<SVGSVGElement> {
  // only exports need this renderer, so it is not in the chunk of the chart engine
  registerEngine('svg', await import('@antv/g-svg'))
  const frame = stage.getBoundingClientRect()
  const drawing = document.createElementNS(NAMESPACE, 'svg')
  const width = Math.round(frame.width)
  const height = Math.round(frame.height)
  setAttributes(drawing, { xmlns: NAMESPACE, width, height, viewBox: `0 0 ${width} ${height}` })
  for (const { container, plot } of plots) {
    const { left, top } = container.getBoundingClientRect()
    // one after the other, because the chart engine measures all texts in one shared element
    // oxlint-disable-next-line no-await-in-loop
    const part = await drawPlot(plot, container)
    setAttributes(part, { x: Math.round(left - frame.left), y: Math.round(top - frame.top) })
    drawing.append(part)
  }
  return drawing
}

/** Renders a copy of the plot off screen with the SVG renderer. */
async function drawPlot(plot: Plot, container: HTMLElement): Promise<SVGElement> {
  const { width, height } = plot.chart
  const host = document.createElement('div')
  host.className = 'svg-workshop'
  host.style.width = `${width}px`
  host.style.height = `${height}px`
  const themed = container.closest<HTMLElement>('[data-chart-theme]')
  if (themed) host.dataset.chartTheme = themed.dataset.chartTheme
  document.body.append(host)
  const PlotClass = plot.constructor as new (
    container: HTMLElement,
    options: object,
  ) => Plot & { chart: { getCanvas: () => Shape } }
  const copy = new PlotClass(host, {
    ...removePatterns(plot.options),
    width,
    height,
    autoFit: false,
    renderer: 'svg',
    animation: false,
  })
  try {
    copy.render()
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
    matchCanvas(copy.chart.getCanvas())
    const svg = host.querySelector('svg')
    if (!svg) throw new Error('The chart could not be drawn as SVG.')
    const part = svg.cloneNode(true) as SVGElement
    setAttributes(part, { width, height })
    part.removeAttribute('style')
    part.append(...drawHtmlTexts(container))
    return part
  } finally {
    copy.destroy()
    host.remove()
  }
}

/** Corrects what the SVG renderer draws differently from the canvas. */
function matchCanvas(group: Shape): void {
  for (const child of group.getChildren?.() ?? []) {
    const element = child.get('el')
    // the SVG renderer keeps elements in the order in which they were added
    element?.parentNode?.append(element)
    if (element) matchOpacity(element, child.attr())
    if (element?.localName === 'text') matchText(element, child.attr())
    matchCanvas(child)
  }
}

/** On a canvas, the opacity of a fill or stroke replaces that of the shape. The SVG renderer ignores an opacity of 0. */
function matchOpacity(element: Element, { opacity = 1, fillOpacity = 1, strokeOpacity = 1 }: ShapeAttributes): void {
  if (fillOpacity === 1 && strokeOpacity === 1) return
  setAttributes(element, {
    opacity: 1,
    'fill-opacity': fillOpacity === 1 ? opacity : fillOpacity,
    'stroke-opacity': strokeOpacity === 1 ? opacity : strokeOpacity,
  })
}

/**
 * Places the lines of a text as the canvas does. In SVG, all baselines but the alphabetic one depend on other metrics of
 * the font.
 */
function matchText(element: Element, attributes: ShapeAttributes): void {
  const { y = 0, fontSize = 12, textBaseline = 'bottom' } = attributes
  const lineHeight = attributes.lineHeight || fontSize * 1.14
  const lines = [...element.querySelectorAll(':scope > tspan')]
  const height = Math.max(lines.length - 1, 0) * lineHeight
  const share = { top: 0, middle: 0.5 }[textBaseline as string] ?? 1
  const top = y - height * share + measureBaseline(attributes)
  element.removeAttribute('alignment-baseline')
  element.removeAttribute('dominant-baseline')
  element.setAttribute('y', String(top))
  lines.forEach((line, index) => {
    line.setAttribute('y', String(top + index * lineHeight))
    line.removeAttribute('dy')
  })
}

/** The distance from the baseline of a text on a canvas down to the alphabetic one. */
function measureBaseline(attributes: ShapeAttributes): number {
  const { fontStyle = '', fontWeight = '', fontSize = 12, fontFamily = 'sans-serif', textBaseline } = attributes
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return 0
  Object.assign(context, { font: `${fontStyle} ${fontWeight} ${fontSize}px ${fontFamily}`, textBaseline })
  return -context.measureText('x').alphabeticBaseline
}

/** The SVG renderer cannot fill shapes with a pattern, which is a canvas, so they keep their plain color. */
function removePatterns(options: object): object {
  const { geometryOptions } = options as { geometryOptions?: object[] }
  return {
    ...options,
    pattern: undefined,
    ...(Array.isArray(geometryOptions)
      ? { geometryOptions: geometryOptions.map((geometry) => ({ ...geometry, pattern: undefined })) }
      : {}),
  }
}

/** Draws the texts that are HTML on top of the canvas, such as the total in the center of a donut. */
function drawHtmlTexts(container: HTMLElement): SVGElement[] {
  const frame = container.getBoundingClientRect()
  return [...container.querySelectorAll<HTMLElement>('.g2-html-annotation')].flatMap((annotation) => {
    const walker = document.createTreeWalker(annotation, NodeFilter.SHOW_TEXT)
    const texts: SVGElement[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const value = node.textContent?.trim()
      const parent = node.parentElement
      if (!value || !parent) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, top, width, height } = range.getBoundingClientRect()
      const style = getComputedStyle(parent)
      const text = document.createElementNS(NAMESPACE, 'text')
      setAttributes(text, {
        x: left - frame.left + width / 2,
        y: top - frame.top + height / 2,
        'text-anchor': 'middle',
        'dominant-baseline': 'central',
        'font-size': Number.parseFloat(style.fontSize),
        'font-weight': style.fontWeight,
        'font-family': style.fontFamily,
        fill: style.color,
      })
      text.textContent = value
      texts.push(text)
    }
    return texts
  })
}

function setAttributes(element: Element, attributes: Record<string, string | number>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
}
