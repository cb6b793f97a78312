import { createHash } from 'node:crypto'
import type { DocumentContent, Feature } from '../feature.ts'
import { writeHtmlDocument } from '../html-document.ts'

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
const formatPolicy = (directives: string[][]): string => directives.map((parts) => parts.join(' ')).join('; ')

/** The source that allows an inline script or style. */
export const createHashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A document with a policy of its own, ready to be written. */
export interface OwnDocument {
  address: string
  html: string
  /** For a header. */
  policy: string
}

/** Only a header can have these directives. */
const HEADER_ONLY = new Set(['sandbox', 'frame-ancestors'])

/** Creates the documents of all features that have a policy of their own, or only the one at an address. */
export const createDocuments = (features: Feature[], only?: string): Promise<OwnDocument[]> =>
  Promise.all(
    features
      .flatMap(({ hosting }) => hosting?.documents ?? [])
      .filter(({ address }) => only === undefined || address === only)
      .map(async ({ address, create }) => renderOwnDocument(address, await create())),
  )

function renderOwnDocument(address: string, { head, body, policy }: DocumentContent): OwnDocument {
  const directives = Object.entries(policy).map(([name, sources]) => [name, ...sources])
  const meta = formatPolicy(directives.filter(([name = '']) => !HEADER_ONLY.has(name)))
  const noIndex = '<meta name="robots" content="noindex">'
  const html = writeHtmlDocument({ language: 'en', policy: meta, head: [noIndex, head], body: [body] })
  return { address, html: `${html}\n`, policy: formatPolicy(directives) }
}
