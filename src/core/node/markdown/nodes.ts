import type { Element, Properties } from 'hast'
import type { BlockContent, DefinitionContent, Heading, PhrasingContent } from 'mdast'
import type { Node } from 'unist'

/** An element around Markdown, such as the section of a release. */
export interface Wrapper extends Node {
  type: 'wrapper'
  data: { hName: string; hProperties: Properties }
  children: (BlockContent | DefinitionContent | Wrapper | Finished)[]
}

/** Finished markup. */
export interface Finished extends Node {
  type: 'finished'
  element: Element
}

declare module 'mdast' {
  interface RootContentMap {
    wrapper: Wrapper
    finished: Finished
  }
}

export function createWrapper(tag: string, className: string, children: Wrapper['children']): Wrapper {
  return { type: 'wrapper', data: { hName: tag, hProperties: { className: [className] } }, children }
}

export function createFinished(element: Element): Finished {
  return { type: 'finished', element }
}

export function createHeading(depth: Heading['depth'], id: string, children: PhrasingContent[]): Heading {
  return { type: 'heading', depth, children, data: { hProperties: { id } } }
}
