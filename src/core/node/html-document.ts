import { escapeXml } from '../shared/escape.ts'

interface HtmlDocument {
  language: string
  /** For a `<meta>` element. */
  policy?: string
  /** Empty lines are left out. */
  head: string[]
  body: string[]
}

export const writeHtmlDocument = ({ language, policy, head, body }: HtmlDocument): string =>
  [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    policy ? `<meta http-equiv="Content-Security-Policy" content="${escapeXml(policy)}">` : '',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...head,
    '</head>',
    '<body>',
    ...body,
    '</body>',
    '</html>',
  ]
    .filter((line) => line !== '')
    .join('\n')
