import { registerEngine } from '@antv/g2'
import { findPlots, type AnyPlot } from '../live/find-plots.ts'

/** Labels are placed after the call has returned, and annotations fade in even where nothing else moves. */
const SETTLE_MS = 700

const NAMESPACE = 'http://www.w3.org/2000/svg'

/** Everything that a stage shows of charts, as one SVG drawing with paths and texts. */
export async function stageSvg(stage: HTMLElement): Promise<SVGSVGElement> {
  // only exports need the renderer, so it is not part of the engine's chunk
  registerEngine('svg', await import('@antv/g-svg'))
  const frame = stage.getBoundingClientRect()
  const drawing = document.createElementNS(NAMESPACE, 'svg')
  const width = Math.round(frame.width)
  const height = Math.round(frame.height)
  setAttributes(drawing, { xmlns: NAMESPACE, width, height, viewBox: `0 0 ${width} ${height}` })
  for (const { container, plot } of findPlots(stage)) {
    const { left, top } = container.getBoundingClientRect()
    // one after the other: the engine measures texts in one shared place
    // oxlint-disable-next-line no-await-in-loop
    const part = await drawAgain(plot, container)
    setAttributes(part, { x: Math.round(left - frame.left), y: Math.round(top - frame.top) })
    drawing.append(part)
  }
  return drawing
}

export const svgText = (drawing: SVGSVGElement): string => new XMLSerializer().serializeToString(drawing)

/** The same plot once more, out of sight, drawn by the SVG renderer. */
async function drawAgain(plot: AnyPlot, container: HTMLElement): Promise<SVGElement> {
  const { width, height } = plot.chart
  const place = document.createElement('div')
  place.className = 'svg-workshop'
  place.style.width = `${width}px`
  place.style.height = `${height}px`
  document.body.append(place)
  const PlotClass = plot.constructor as new (container: HTMLElement, options: object) => AnyPlot
  const copy = new PlotClass(place, {
    ...withoutTextures(plot.options),
    width,
    height,
    autoFit: false,
    renderer: 'svg',
    animation: false,
  })
  try {
    copy.render()
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
    const made = place.querySelector('svg')
    if (!made) throw new Error('The chart could not be drawn as SVG.')
    const part = made.cloneNode(true) as SVGElement
    setAttributes(part, { width, height })
    part.removeAttribute('style')
    part.append(...textsOver(container))
    return part
  } finally {
    copy.destroy()
    place.remove()
  }
}

/** A texture is a canvas of its own, which the SVG renderer cannot paint with: the shapes keep their plain color. */
function withoutTextures(options: object): object {
  const { geometryOptions } = options as { geometryOptions?: object[] }
  return {
    ...options,
    pattern: undefined,
    ...(Array.isArray(geometryOptions)
      ? { geometryOptions: geometryOptions.map((side) => ({ ...side, pattern: undefined })) }
      : {}),
  }
}

/** Texts that the engine lays over the drawing as HTML: the center of a donut, of a gauge. */
function textsOver(container: HTMLElement): SVGElement[] {
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
