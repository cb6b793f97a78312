export type Options = Readonly<Record<string, unknown>>

export function isOptions(value: unknown): value is Options {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

/**
 * A demo's options with a correction below them: what the demo says wins at every depth, also when it
 * says `undefined` or `false`. A key of the correction that ends in `?` counts only where the demo
 * has an object of that name, so that nothing is switched on. Only the objects that both have are
 * copied: data and functions keep their identity.
 */
export function below(correction: Options, own: Options): Options {
  const result: Record<string, unknown> = { ...own }
  for (const [key, value] of Object.entries(correction)) {
    const name = key.replace('?', '')
    const given = own[name]
    if (isOptions(value) && isOptions(given)) result[name] = below(value, given)
    else if (!(name in own) && name === key) result[name] = isOptions(value) ? below(value, {}) : value
  }
  return result
}
