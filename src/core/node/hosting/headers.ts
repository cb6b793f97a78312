import { contentPolicyHeader, type Inline } from './policy.ts'

/** Folders of files whose names carry a hash: what is in them never changes. */
export const HASHED_FOLDERS = ['assets', 'options', 'pages', 'posters', 'search']

export const FOR_EVER = 'public, max-age=31536000, immutable'
export const ASK_AGAIN = 'no-cache'

export type Headers = Record<string, string>

/** What every answer says, besides how long it may be kept. */
export function securityHeaders(inline: Inline): Headers {
  return {
    'Content-Security-Policy': contentPolicyHeader(inline),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': ['accelerometer', 'camera', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'payment', 'usb'].map((feature) => `${feature}=()`).join(', '),
  }
}
