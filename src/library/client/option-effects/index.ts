// charts are drawn one after the other, because they share the clock and the random numbers
/* oxlint-disable no-await-in-loop */
import { freezeTime, wait } from './clock.ts'
import * as plots from '@antv/g2plot'
import type { Chart } from '@antv/g2'
import { cloneDeep, omit, pickBy } from 'es-toolkit'
import { createElement, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { kebabCase } from '../../../core/shared/kebab-case.ts'
import { describeDrawing, describeInteractions, describeState, describeTooltips } from './describe-chart.ts'
import { PROBES, type Probe } from './probes.ts'

type Options = Record<string, unknown>

interface Plot {
  chart: Chart
  options: Options
  render: () => void
  destroy: () => void
}

type PlotClass = new (container: HTMLElement, options: Options) => Plot

/** A chart that a demo draws. */
interface Sample {
  PlotClass: PlotClass
  options: Options
  /** Descriptions of the chart without an option, by the options that were set for the comparison. */
  described: Map<string, Promise<string | undefined>>
}

const demos = import.meta.glob<{ default: ComponentType }>('/demos/*/*.tsx')

/** Draws every demo of a chart with and without each option, and returns the options that change nothing. */
export async function findOptionsWithoutEffect(component: string): Promise<string[]> {
  const name = component.replace(/Chart$/, '')
  const OwnClass = new Map<string, unknown>(Object.entries(plots)).get(name)
  const all = await collectSamples(`/demos/${kebabCase(name)}/`)
  const drawn = all.filter(({ PlotClass }) => PlotClass === OwnClass)
  const samples = [...drawn, ...drawn.slice(0, 2).map(removeTexts)]
  freezeTime()
  // frames that were requested before are still drawn
  await wait(100)
  const ineffective: string[] = []
  for (const [option, probe] of Object.entries(PROBES)) {
    if (!(await hasEffect(option, probe, samples))) ineffective.push(option)
  }
  return ineffective
}

/** Draws every demo in a folder once and returns the options of its charts. */
async function collectSamples(folder: string): Promise<Sample[]> {
  const samples: Sample[] = []
  const prototype = plots.Plot.prototype as unknown as { render: (this: Plot) => void }
  const { render } = prototype
  const seen = new WeakSet<Plot>()
  prototype.render = function () {
    if (!seen.has(this)) {
      const PlotClass = this.constructor as PlotClass
      const options = cloneDeep(this.options)
      samples.push({ PlotClass, options, described: new Map() })
    }
    seen.add(this)
    render.call(this)
  }
  for (const [file, load] of Object.entries(demos)) {
    if (!file.startsWith(folder)) continue
    const { default: Demo } = await load()
    const container = createContainer()
    const root = createRoot(container)
    root.render(createElement(Demo))
    await wait(30)
    root.unmount()
    container.remove()
  }
  prototype.render = render
  return samples
}

/** A chart with few options shows texts that a demo replaces, such as the total in a donut. */
const removeTexts = ({ PlotClass, options }: Sample): Sample => ({
  PlotClass,
  options: pickBy(options, (value, name) => name === 'data' || name.endsWith('Field') || typeof value === 'number'),
  described: new Map(),
})

async function hasEffect(option: string, probe: Probe, samples: Sample[]): Promise<boolean> {
  for (const sample of samples) {
    const base = { ...sample.options, ...probe.base }
    const without = await describeWithout(option, probe, sample)
    if (without === undefined) continue
    for (const value of probe.values(sample.options)) {
      const changed = await describe(sample.PlotClass, { ...base, [option]: value }, probe)
      if (changed !== undefined && changed !== without) return true
    }
  }
  return false
}

/** Most demos don't have the option, so that one drawing can be compared with many. */
function describeWithout(option: string, probe: Probe, sample: Sample): Promise<string | undefined> {
  const { PlotClass, options, described } = sample
  const isSet = option in options
  const key = JSON.stringify([probe.base, probe.compare, isSet && option])
  const known = described.get(key)
  if (known) return known
  const created = describe(PlotClass, { ...omit(options, [option]), ...probe.base }, probe)
  described.set(key, created)
  return created
}

/** Draws a chart and describes it; undefined if the chart engine throws an error. */
async function describe(PlotClass: PlotClass, options: Options, { compare }: Probe): Promise<string | undefined> {
  const container = createContainer()
  seedRandom()
  let plot: Plot | undefined
  try {
    plot = new PlotClass(container, cloneDeep(options))
    plot.render()
    // labels are placed in a promise
    await wait()
    const { chart } = plot
    if (compare === 'interactions') return describeInteractions(chart)
    if (compare === 'state') return describeState(chart, 'active')
    return describeDrawing(chart) + (compare === 'tooltip' ? describeTooltips(chart) : '')
  } catch {
    return undefined
  } finally {
    plot?.destroy()
    container.remove()
  }
}

function createContainer(): HTMLElement {
  const container = document.createElement('div')
  container.style.cssText = 'width: 600px; height: 400px'
  document.body.append(container)
  return container
}

/** The word cloud places words by random numbers. */
function seedRandom(): void {
  let state = 1
  Math.random = () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
