import { createHash } from 'node:crypto'

/** Where an editor is opened: a form is sent there in a new tab. */
const EDITORS = ['https://codesandbox.io', 'https://stackblitz.com', 'https://codepen.io']

/** What the pages may do. Everything that is not named is forbidden. */
function directives(scripts: string[]): [name: string, ...sources: string[]][] {
  return [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts.map(hashOf)],
    // no inline stylesheet; attributes only because the engine writes them into the markup of its tooltips and of its canvas
    ['style-src', "'self'"],
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

/** `scripts` are the inline scripts of the documents, which are allowed by their hash. */
export function contentPolicy(scripts: string[]): string {
  return write(directives(scripts))
}

/** As a header it also says who may frame the site, which a document cannot. */
export function contentPolicyHeader(scripts: string[]): string {
  return write([...directives(scripts), ['frame-ancestors', "'self'"]])
}

const write = (lines: string[][]): string => lines.map((line) => line.join(' ')).join('; ')

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
