import { library } from '../../../library/node/index.ts'
import type { Demo } from './read-demos.ts'

/** An HTML element other than the container of charts. A type argument follows a name. */
const ELEMENT = /(?<![\w$])<(?!div\b)[a-z][\w-]*[\s/>]/
/** A text in a container: `{name}` on its own line, or words after the line of a tag. */
const TEXT = /^\s+\{\w+\}|(?<!=)>\n\s+[a-z]/im
/** The option, also for a function or a variable of this name: posters have plain colors. */
const PATTERN = /(?:^|[{,<])\s*pattern\s*(?:[:,}]|=\{)|<[^<>]*\spattern=\{/m
const TIMER = /\b(?:setInterval|setTimeout|requestAnimationFrame)\(/

/**
 * Whether a demo has to run when it is visible, because its poster, which shows only its charts, would show less: it
 * has texts, controls or patterns, or it moves by itself.
 */
export function isEager({ files }: Pick<Demo, 'files'>): boolean {
  return files.some(
    ({ source }) =>
      ELEMENT.test(source) ||
      TEXT.test(source) ||
      PATTERN.test(source) ||
      TIMER.test(source) ||
      library.movingComponents.some((component) => source.includes(`<${component}`)),
  )
}
