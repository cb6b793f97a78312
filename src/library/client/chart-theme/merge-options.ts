export type Options = Readonly<Record<string, unknown>>

export function isOptions(value: unknown): value is Options {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

/**
 * Replaces what an application left open in the options of a plot. `options` are the options of the plot, which
 * include the library's `defaults`; an option that differs from its default was set by the application and stays,
 * even if it is `undefined` or `false`. A correction whose key ends in `?` applies only if the plot has an object
 * under that key, so that it does not switch a component on. Objects are copied only where both sides have one,
 * so that data and functions keep their identity.
 */
export function correctOptions(corrections: Options, options: Options, defaults: Options = {}): Options {
  const result: Record<string, unknown> = { ...options }
  for (const [key, correction] of Object.entries(corrections)) {
    const name = key.replace('?', '')
    const current = options[name]
    const original = defaults[name]
    if (isOptions(correction) && isOptions(current))
      result[name] = correctOptions(correction, current, isOptions(original) ? original : {})
    else if (name === key && (!(name in options) || (name in defaults && isSame(current, original))))
      result[name] = isOptions(correction) ? correctOptions(correction, {}) : correction
  }
  return result
}

/** Some plots create their default functions on every call, so functions are compared by their text. */
const printValue = (value: unknown) =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'function' ? String(part) : part))

const isSame = (one: unknown, other: unknown) => one === other || printValue(one) === printValue(other)
