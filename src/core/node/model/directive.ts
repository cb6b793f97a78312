import type { Element } from 'hast'
import type { RootContent } from 'mdast'
import type { LeafDirective } from 'mdast-util-directive'
import type { Code, Highlight } from '../code/model.ts'
import type { Frontmatter } from './page-file.ts'

/** A leaf directive that a feature adds to Markdown, such as `::demo{id=line-basic}`. */
export interface Directive {
  /** How to write it, for messages. */
  example: string
  attributes?: string[]
  /** The message for a directive that is wrong. */
  check?: (node: LeafDirective) => string | undefined
  /** Markdown to put in its place. Headings in it get ids, and its links are checked. */
  expand?: (node: LeafDirective) => RootContent[]
  /** Its HTML, if it is not expanded. */
  render?: (node: LeafDirective, place: RenderPlace) => Element | undefined
  /** The code in its HTML. It is highlighted before the directive is rendered. */
  code?: (node: LeafDirective) => Code[]
  /** Whether its HTML fits into half of the width, next to another one. */
  fitsHalf?: (node: LeafDirective) => boolean
  /** Wraps adjacent elements of the directive. */
  group?: (elements: Element[], frontmatter: Frontmatter) => Element
  ids?: (node: LeafDirective) => DirectiveIds | undefined
  /** False if its ids are unknown because of a problem that is reported elsewhere. */
  hasAllIds?: (node: LeafDirective) => boolean
}

export type Directives = ReadonlyMap<string, Directive>

export interface DirectiveIds {
  /** The name of the directive in messages: `the demo "line-basic"`. */
  name: string
  ids: string[]
  /** Headings avoid these ids. The value is the name of one of them in messages: `an option`. */
  reservedFor?: string
  /** An id for the element of the directive, unless a heading has it. */
  anchor?: string
}

export interface RenderPlace {
  highlight: Highlight
  frontmatter: Frontmatter
  /** Whether it is the first directive of its name in the article. */
  isFirst: boolean
}
