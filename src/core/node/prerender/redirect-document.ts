import { escapeXml } from '../../shared/escape.ts'
import type { Redirect } from '../../shared/redirects.ts'
import { contentText } from '../../shared/texts/index.ts'
import type { Assets } from './assets.ts'

/** The document at an old address, for hosts that cannot redirect, such as GitHub Pages. */
export function renderRedirect({ to }: Redirect, { policy, scripts }: Assets, siteUrl: string): string {
  const target = escapeXml(to)
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    policy ? `<meta http-equiv="Content-Security-Policy" content="${escapeXml(policy)}">` : '',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeXml(contentText('redirect.title'))}</title>`,
    `<link rel="canonical" href="${escapeXml(siteUrl)}${target}">`,
    // with scripts, the refresh would run against the redirect that keeps the query and the hash
    `<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>`,
    '</head>',
    '<body>',
    `<p>${escapeXml(contentText('redirect.title'))}: <a href="${target}">${target}</a></p>`,
    `<script>${scripts.redirect}</script>`,
    '</body>',
    '</html>',
    '',
  ]
    .filter((line, index, lines) => line !== '' || index === lines.length - 1)
    .join('\n')
}
