/** The description of a shared option in a chart that ignores it. A chart's own description starts with it. */
export const NO_EFFECT = 'Has no effect in this chart.'

/** How the descriptions of options that are ignored start. Their objects are not shown. */
const IGNORED = [NO_EFFECT, 'Declared in the types, but has no effect.']

export const isIgnored = (description: string): boolean => IGNORED.some((start) => description.startsWith(start))
