import type ts from 'typescript'
import { SNIPPET_FOLDER } from './program.ts'

export type Kind = 'type' | 'unknown-option' | 'ignored-option' | 'trap' | 'note'

/** A problem in a snippet. Errors are types and unknown options. */
export interface Problem {
  kind: Kind
  file: string
  line: number
  column: number
  message: string
  /** For an option. */
  option?: string
  /** Names that could be meant. */
  suggestions?: string[]
  /** The page that explains it. */
  url?: string
  /** The name of the rule, for a trap. */
  trap?: string
}

export const isError = ({ kind }: Problem): boolean => kind === 'type' || kind === 'unknown-option'

export function getPlace(
  node: ts.Node | { file: ts.SourceFile; start: number },
): Pick<Problem, 'file' | 'line' | 'column'> {
  const [file, start] = 'kind' in node ? [node.getSourceFile(), node.getStart()] : [node.file, node.start]
  const { line, character } = file.getLineAndCharacterOfPosition(start)
  return { file: file.fileName.slice(SNIPPET_FOLDER.length), line: line + 1, column: character + 1 }
}

const LABELS: Record<Kind, string> = {
  type: 'Type error',
  'unknown-option': 'Unknown option',
  'ignored-option': 'Ignored option',
  trap: 'Known problem',
  note: 'Note',
}

export const formatProblem = ({ kind, file, line, message, url }: Problem): string =>
  `- ${LABELS[kind]}, ${file}:${line}: ${message}${url === undefined ? '' : ` ${url}`}`
