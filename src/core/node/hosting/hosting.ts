import { isSectionRedirect, type Redirect } from '../../shared/redirects.ts'
import type { Feature } from '../feature.ts'
import { contentPolicyHeader, type Inline, type PolicyAdditions } from './policy.ts'

export const CACHE_FOREVER = 'public, max-age=31536000, immutable'
export const REVALIDATE = 'no-cache'

export type Headers = Record<string, string>

/** The settings for all hosts. */
export interface Hosting {
  /** Headers of every response, besides `Cache-Control`. */
  headers: Headers
  /** Folders whose files have a hash in their name, so that they can be cached forever. */
  hashedFolders: string[]
  /** Redirects of pages and special routes. Sections are redirected in the browser. */
  redirects: Redirect[]
  /** The bases of the locales that have a not-found page of their own. */
  bases: string[]
}

const DISABLED_APIS = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
]

export function createHosting(
  inline: Inline,
  features: Feature[],
  redirects: Redirect[] = [],
  bases: string[] = [],
): Hosting {
  const hosting = features.flatMap((feature) => feature.hosting ?? [])
  return {
    headers: {
      'Content-Security-Policy': contentPolicyHeader(inline, collectPolicy(features)),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': DISABLED_APIS.map((name) => `${name}=()`).join(', '),
    },
    hashedFolders: ['assets', 'pages', ...hosting.flatMap(({ hashedFolders = [] }) => hashedFolders)].toSorted(),
    redirects: redirects.filter((redirect) => !isSectionRedirect(redirect)),
    bases,
  }
}

export function collectPolicy(features: Feature[]): PolicyAdditions {
  const additions: PolicyAdditions = {}
  for (const { hosting } of features) {
    for (const [name, sources] of Object.entries(hosting?.policy ?? {})) {
      additions[name] = [...(additions[name] ?? []), ...sources]
    }
  }
  return additions
}
