import { Plot } from '@antv/g2plot'
import { installChartTheme } from '../chart-theme/index.ts'

// Every demo imports this module first. It is part of the chart engine's chunk: read `node/bundling.ts` before you
// import more here.

// a live chart replaces its poster, so it appears without an animation
installChartTheme({ entrance: false })
exposePlots()

/** Stores each plot on its container and dispatches an event, so that the demo card around it can find it. */
function exposePlots(): void {
  const key = Symbol.for('site:plot')
  const prototype = Plot.prototype as { render: (this: Plot<object>) => void }
  const { render } = prototype
  prototype.render = function () {
    render.call(this)
    if (Reflect.get(this.container, key) === this) return
    Reflect.set(this.container, key, this)
    this.container.dispatchEvent(new CustomEvent('plot-ready', { bubbles: true }))
  }
}
