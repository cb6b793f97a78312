import { createHash } from 'node:crypto'

/** Scripts and styles inside the documents, which are allowed by their hash. */
export interface Inline {
  scripts: string[]
  styles: string[]
}

/** Additional sources that features need, by directive. */
export type PolicyAdditions = Record<string, string[]>

/** Everything that is not listed is forbidden. */
function createDirectives({ scripts, styles }: Inline, additions: PolicyAdditions): string[][] {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(createHashSource)],
    'style-src': ["'self'", ...styles.map(createHashSource)],
    'style-src-attr': [],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': [],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  }
  for (const [name, sources] of Object.entries(additions)) {
    directives[name] = [...new Set([...(directives[name] ?? []), ...sources])]
  }
  return Object.entries(directives).map(([name, sources]) => [name, ...(sources.length > 0 ? sources : ["'none'"])])
}

/** For a `<meta>` element. */
export function contentPolicy(inline: Inline, additions: PolicyAdditions): string {
  return formatPolicy(createDirectives(inline, additions))
}

/** Only a header can restrict which sites may frame this one. */
export function contentPolicyHeader(inline: Inline, additions: PolicyAdditions): string {
  return formatPolicy([...createDirectives(inline, additions), ['frame-ancestors', "'self'"]])
}

/** Writes directives, each a list of its name and its sources. */
export const formatPolicy = (directives: string[][]): string => directives.map((parts) => parts.join(' ')).join('; ')

/** The source that allows an inline script or style. */
export const createHashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
