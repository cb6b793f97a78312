export type Options = Readonly<Record<string, unknown>>

export function isOptions(value: unknown): value is Options {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

/**
 * Adds defaults to the options of a chart. The chart's own options win at every depth, even if they are
 * `undefined` or `false`. A default whose key ends in `?` applies only if the chart already has an object
 * under that key, so that it does not switch a component on. Objects are copied only where both sides
 * have one, so that data and functions keep their identity.
 */
export function mergeDefaults(defaults: Options, own: Options): Options {
  const result: Record<string, unknown> = { ...own }
  for (const [key, value] of Object.entries(defaults)) {
    const name = key.replace('?', '')
    const ownValue = own[name]
    if (isOptions(value) && isOptions(ownValue)) result[name] = mergeDefaults(value, ownValue)
    else if (!(name in own) && name === key) result[name] = isOptions(value) ? mergeDefaults(value, {}) : value
  }
  return result
}
