import { createHash } from 'node:crypto'

/** Where an editor is opened: a form is sent there in a new tab. */
const EDITORS = ['https://codesandbox.io', 'https://stackblitz.com', 'https://codepen.io']

/** What stands in the documents themselves and is allowed by its hash. */
export interface Inline {
  scripts: string[]
  styles: string[]
}

/** What the pages may do. Everything that is not named is forbidden. */
function directives({ scripts, styles }: Inline): [name: string, ...sources: string[]][] {
  return [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts.map(hashOf)],
    // attributes only because the engine writes them into the markup of its tooltips and of its canvas
    ['style-src', "'self'", ...styles.map(hashOf)],
    ['style-src-attr', "'unsafe-inline'"],
    // charts are exported by way of data and blob addresses
    ['img-src', "'self'", 'data:', 'blob:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'"],
    // the search has a worker of its own; the engine makes one from its code to place labels
    ['worker-src', "'self'", 'blob:'],
    ['manifest-src', "'self'"],
    ['form-action', ...EDITORS],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
  ]
}

export function contentPolicy(inline: Inline): string {
  return write(directives(inline))
}

/** As a header it also says who may frame the site, which a document cannot. */
export function contentPolicyHeader(inline: Inline): string {
  return write([...directives(inline), ['frame-ancestors', "'self'"]])
}

const write = (lines: string[][]): string => lines.map((line) => line.join(' ')).join('; ')

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
