import type { SiteConfig } from '../../../src/core/shared/site.ts'

/** One mistake that a maintainer makes in a project without any. */
export interface Mistake {
  kind: string
  /** What becomes of files: a new text, an edit of the present one, or `null` for a file that goes. Edits keep the lines where they are. */
  files?: Record<string, string | Buffer | null | ((text: string) => string)>
  /** Symbolic links, and where they lead. */
  links?: Record<string, string>
  config?: (config: SiteConfig) => void
  /** All that is reported of it, as `file:line  sentence`. */
  reported: string[]
  /** It hides others in the same file, so that it is not put into the project that has them all. */
  apart?: true
}

/** An edit that fails when there is nothing to edit. */
export const change =
  (from: string, to: string) =>
  (text: string): string => {
    if (!text.includes(from)) throw new Error(`there is no "${from}" to change`)
    return text.replace(from, () => to)
  }

/** Several edits of one file. */
export const changes =
  (...pairs: [string, string][]) =>
  (text: string): string =>
    pairs.reduce((changed, [from, to]) => change(from, to)(changed), text)
