import { createHash } from 'node:crypto'
import { mapValues, omit } from 'es-toolkit'
import { isSectionRedirect, type Redirect } from '../../shared/redirects.ts'
import type { DocumentContent, Feature } from '../feature.ts'
import { writeHtmlDocument } from '../html-document.ts'

export const CACHE_FOREVER = 'public, max-age=31536000, immutable'
export const REVALIDATE = 'no-cache'

/** Other sites cannot load scripts, styles and data of the site. Pictures and files for programs are for everybody. */
export const SAME_ORIGIN = 'same-origin'
export const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy'

export type Headers = Record<string, string>

export interface Hosting {
  /** Headers of every response, besides the policy and `Cache-Control`. */
  headers: Headers
  /** The policy of every response, except the documents with a policy of their own. */
  policy: string
  documents: Pick<OwnDocument, 'address' | 'policy'>[]
  /** The first parts of the addresses of pages, for hosts that cannot exclude an address from a rule: `/guide`. */
  sections: string[]
  /** Folders whose files have a hash in their name, so that they can be cached forever. */
  hashedFolders: string[]
  /** Those whose files are only for the site itself. */
  ownFolders: string[]
  /** True if every page has a Markdown version at its address plus `.md`. */
  hasMarkdown: boolean
  /** Redirects of pages and special routes. Sections are redirected in the browser. */
  redirects: Redirect[]
  /** The bases of the locales that have a not-found page of their own. */
  bases: string[]
}

const DISABLED_APIS = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'display-capture',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
]

/** The parts of the built site that hosts must know. */
interface HostedSite extends Partial<Pick<Hosting, 'redirects' | 'bases' | 'documents'>> {
  /** The addresses of all pages, special ones included. */
  addresses?: string[]
}

export function createHosting(
  inline: Inline,
  features: Feature[],
  { redirects = [], bases = [], documents = [], addresses = [] }: HostedSite = {},
): Hosting {
  const hosting = features.flatMap((feature) => feature.hosting ?? [])
  const hashedFolders = ['assets', 'pages', ...hosting.flatMap((own) => own.hashedFolders ?? [])].toSorted()
  const pictures = new Set(hosting.flatMap(({ pictureFolders = [] }) => pictureFolders))
  return {
    headers: {
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      // without subdomains, which can have other owners; browsers ignore it over http
      'Strict-Transport-Security': 'max-age=31536000',
      'Permissions-Policy': DISABLED_APIS.map((name) => `${name}=()`).join(', '),
    },
    policy: contentPolicyHeader(inline, collectPolicy(features)),
    documents: documents.map(({ address, policy }) => ({ address, policy })),
    sections: listSections(addresses),
    hashedFolders,
    ownFolders: hashedFolders.filter((folder) => !pictures.has(folder)),
    hasMarkdown: hosting.some(({ hasMarkdown = false }) => hasMarkdown),
    redirects: redirects.filter((redirect) => !isSectionRedirect(redirect)),
    bases,
  }
}

const listSections = (addresses: string[]): string[] =>
  [...new Set(addresses.map((address) => `/${address.split('/')[1] ?? ''}`))].toSorted()

export function collectPolicy(features: Feature[]): PolicyAdditions {
  const additions: PolicyAdditions = {}
  for (const [name, sources] of features.flatMap(({ hosting }) => Object.entries(hosting?.policy ?? {})))
    additions[name] = [...(additions[name] ?? []), ...sources]
  return additions
}

/** Scripts and styles inside the documents, which are allowed by their hash. */
export interface Inline {
  scripts: string[]
  styles: string[]
}

/** Additional sources that features need, by directive. */
export type PolicyAdditions = Record<string, string[]>

/** For a `<meta>` element. Everything that is not listed is forbidden. */
export function contentPolicy({ scripts, styles }: Inline, additions: PolicyAdditions): string {
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
  return formatPolicy(mapValues(directives, (sources) => (sources.length > 0 ? sources : ["'none'"])))
}

/** Only a header can restrict which sites may frame this one. */
export const contentPolicyHeader = (inline: Inline, additions: PolicyAdditions): string =>
  `${contentPolicy(inline, additions)}; frame-ancestors 'self'`

const formatPolicy = (directives: Record<string, string[]>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

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
const HEADER_ONLY = ['sandbox', 'frame-ancestors']

/** Creates the documents of all features that have a policy of their own, or only the one at an address. */
export const createDocuments = (features: Feature[], only?: string): Promise<OwnDocument[]> =>
  Promise.all(
    features
      .flatMap(({ hosting }) => hosting?.documents ?? [])
      .filter(({ address }) => only === undefined || address === only)
      .map(async ({ address, create }) => renderOwnDocument(address, await create())),
  )

function renderOwnDocument(address: string, { head, body, policy }: DocumentContent): OwnDocument {
  const meta = formatPolicy(omit(policy, HEADER_ONLY))
  const noIndex = '<meta name="robots" content="noindex">'
  const html = writeHtmlDocument({ language: 'en', policy: meta, head: [noIndex, head], body: [body] })
  return { address, html: `${html}\n`, policy: formatPolicy(policy) }
}
