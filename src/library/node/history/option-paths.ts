/** The path of the object that contains an option; empty for an option of the component itself. */
export const getParent = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('.'), 0))

/** The options of a layer of a mix chart or of a facet are those of other charts. */
export const isLayerOption = (path: string): boolean => /^(?:plots|views|eachView)\.options(?:\.|$)/.test(path)
