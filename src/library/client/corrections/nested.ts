import { below, isOptions, type Options } from './below.ts'

type Correct = (plot: string, own: Options) => Options
type EachView = (...facet: unknown[]) => unknown

/** Wrapped once: the library compares functions by identity, and a new one would redraw the chart. */
const wrapped = new WeakMap<EachView, WeakMap<Correct, EachView>>()

/** The plots that a mix or a facet holds, each corrected as if it stood alone. */
export function correctNested(own: Options, correct: Correct, animation: Options): Options {
  const result: Record<string, unknown> = { ...own }
  if (Array.isArray(own.plots)) result.plots = own.plots.map((part: unknown) => correctPart(part, correct, animation))
  if (Array.isArray(own.views)) result.views = own.views.map((part: unknown) => correctPart(part, correct, animation))
  if (typeof own.eachView === 'function') result.eachView = wrap(own.eachView as EachView, correct, animation)
  return result
}

/** A plot has a type and options; a view is drawn by its own geometries and only learns to stand still. */
function correctPart(part: unknown, correct: Correct, animation: Options): unknown {
  if (!isOptions(part)) return part
  if (typeof part.type !== 'string') return below(animation, part)
  return { ...part, options: correct(part.type, isOptions(part.options) ? part.options : {}) }
}

function wrap(eachView: EachView, correct: Correct, animation: Options): EachView {
  const known = wrapped.get(eachView) ?? new WeakMap<Correct, EachView>()
  wrapped.set(eachView, known)
  const result = known.get(correct) ?? ((...facet) => correctPart(eachView(...facet), correct, animation))
  known.set(correct, result)
  return result
}
