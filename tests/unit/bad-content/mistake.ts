import type { SiteConfig } from '../../../src/core/shared/site.ts'

/** One mistake in the content of a valid project. */
export interface Mistake {
  kind: string
  /** A new text, an edit of the existing text that keeps its line numbers, or `null` to remove the file. */
  files?: Record<string, string | Buffer | null | ((text: string) => string)>
  /** Symbolic links and their targets. */
  links?: Record<string, string>
  config?: (config: SiteConfig) => void
  /** All problems that are reported, as `file:line  message`. */
  reported: string[]
  /** Not combined with the other mistakes, because it hides them or moves their lines. */
  apart?: true
}

/** An edit that fails if its text is not found. */
export const change =
  (from: string, to: string) =>
  (text: string): string => {
    if (!text.includes(from)) throw new Error(`the file does not contain "${from}"`)
    return text.replace(from, () => to)
  }

/** Several edits of one file. */
export const changes =
  (...pairs: [string, string][]) =>
  (text: string): string =>
    pairs.reduce((changed, [from, to]) => change(from, to)(changed), text)
