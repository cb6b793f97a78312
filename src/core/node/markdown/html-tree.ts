import type { Element, Nodes } from 'hast'

/** Whether a node is an element with one of these names. Without names, any element is meant. */
export const isElement = (node: Nodes | undefined, ...names: string[]): node is Element =>
  node?.type === 'element' && (names.length === 0 || names.includes(node.tagName))

export const hasClass = ({ properties }: Element, name: string): boolean =>
  Array.isArray(properties.className) && properties.className.includes(name)
