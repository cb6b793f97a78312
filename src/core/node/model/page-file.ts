import type { Root } from 'mdast'
import type { Node } from 'unist'
import type { Heading } from '../../shared/page.ts'
import type { Problem } from '../files/problems.ts'
import type { SourceFile } from '../files/source-files.ts'
import type { Matter } from './frontmatter.ts'

/** A Markdown file whose frontmatter has been read. */
export interface ReadFile {
  file: SourceFile
  matter: Matter
}

/** A Markdown file that has been parsed and checked, but not yet rendered. */
export interface ParsedFile extends ReadFile {
  tree: Root
  toc: Heading[]
  /** Every id on the page, with the name of its owner. The files of one page share them. */
  ids: Map<string, string>
  /** False if an unclosed code block, which is reported, has turned part of the text into code. */
  isComplete: boolean
  /** False if some ids are unknown, because the data of a directive could not be read. */
  hasAllIds: boolean
}

/** A text in inline Markdown outside the pages, such as the description of an option. */
export interface InlineText {
  file: string
  line: number
  /** The route that a link such as `#data` is relative to. */
  route: string
  text: string
}

/** Reports a problem at the line of a node. */
export type Report = (node: Node, message: string) => void

export function createReporter(file: string, problems: Problem[]): Report {
  return (node, message) => void problems.push({ file, line: node.position?.start.line ?? 1, message })
}
