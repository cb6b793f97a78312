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
    restoreOrder(copy.chart.getCanvas())
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

/** Sorts the elements as the canvas draws them. The SVG renderer keeps them in the order in which they were added. */
function restoreOrder(group: Shape): void {
  for (const child of group.getChildren?.() ?? []) {
    const element = child.get('el')
    element?.parentNode?.append(element)
    restoreOrder(child)
  }
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
