import type { Element, Properties } from 'hast'
import type { BlockContent, DefinitionContent, Heading, PhrasingContent, RootContent } from 'mdast'
import type { Node } from 'unist'

/** An element around Markdown, such as the section of a release. */
export interface Wrapper extends Node {
  type: 'wrapper'
  data: { hName: string; hProperties: Properties }
  children: (BlockContent | DefinitionContent | Wrapper | Finished)[]
}

/** Markup that is ready. */
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

export function wrapper(tag: string, className: string, children: Wrapper['children']): Wrapper {
  return { type: 'wrapper', data: { hName: tag, hProperties: { className: [className] } }, children }
}

export function finished(element: Element): Finished {
  return { type: 'finished', element }
}

export function heading(depth: Heading['depth'], id: string, children: PhrasingContent[]): Heading {
  return { type: 'heading', depth, children, data: { hProperties: { id } } }
}

export type { RootContent }
