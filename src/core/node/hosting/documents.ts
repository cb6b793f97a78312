import { escapeXml } from '../../shared/escape.ts'
import type { DocumentContent, Feature } from '../feature.ts'
import { formatPolicy } from './policy.ts'

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
  return {
    address,
    html: [
      '<!doctype html>',
      '<html lang="en">',
      '<head>',
      '<meta charset="utf-8">',
      `<meta http-equiv="Content-Security-Policy" content="${escapeXml(meta)}">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      '<meta name="robots" content="noindex">',
      head,
      '</head>',
      '<body>',
      body,
      '</body>',
      '</html>',
      '',
    ].join('\n'),
    policy: formatPolicy(directives),
  }
}
