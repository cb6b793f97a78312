import { toHtml } from 'hast-util-to-html'
import type { Highlight } from '../../../core/node/code/model.ts'
import type { OutputFile } from '../../../core/node/feature.ts'
import { writeHtmlDocument } from '../../../core/node/html-document.ts'
import { escapeXml } from '../../../core/shared/escape.ts'
import { getLanguage } from '../../../core/shared/locales.ts'
import { getLocaleTexts } from '../../../core/shared/texts/locale-texts.ts'
import { cardText } from '../shared/texts/index.ts'
import { getChart, groupByChart, type Demo } from './read-demos.ts'
import { listCode, renderOpenCode } from './render-code.ts'

const STYLE_ADDRESS = '/code/style.css'

/** `/code/line.html#line-basic`. A card shows this part of the file when its code is opened. */
export const getCodeAddress = (demo: Demo): string => `${getFileAddress(getChart(demo))}#${demo.id}`

/** Each locale has its own file, because the code has buttons. */
const getFileAddress = (folder: string): string => {
  const locale = getLocaleTexts()?.id
  return `/code/${folder}${locale === undefined ? '' : `.${locale}`}.html`
}

/** The files with the code of the demos, one for each folder. They can be read without JavaScript. */
export function createCodeFiles(demos: Iterable<Demo>, themePage?: string): OutputFile[] {
  return [
    ...[...groupByChart(demos)].map(([folder, own]) => ({
      address: getFileAddress(folder),
      code: own.flatMap(listCode),
      content: (highlight: Highlight) => renderCodeFile(folder, own, highlight, themePage),
    })),
    { address: STYLE_ADDRESS, content: () => STYLE },
  ]
}

function renderCodeFile(folder: string, demos: Demo[], highlight: Highlight, themePage?: string): string {
  const title = escapeXml(cardText('demo.codeFile.title', { folder }))
  const html = writeHtmlDocument({
    language: getLanguage(getLocaleTexts()?.id ?? 'en-US'),
    head: [
      '<meta name="robots" content="noindex">',
      `<title>${title}</title>`,
      `<link rel="stylesheet" href="${STYLE_ADDRESS}">`,
    ],
    body: [
      `<h1>${title}</h1>`,
      ...demos.map((demo) => {
        const code = toHtml(renderOpenCode(demo, highlight, themePage), { allowDangerousHtml: true })
        return `<h2>${escapeXml(demo.title)}</h2>\n<section id="${demo.id}">${code}</section>`
      }),
    ],
  })
  return `${html}\n`
}

/** Hides what needs the scripts and styles of a page: buttons, tabs, and names for readers of JavaScript. */
const STYLE = `:root {
  color-scheme: light dark;
  font-family: system-ui, sans-serif;
}
body {
  max-width: 60rem;
  margin: 2rem auto;
  padding: 0 1rem;
}
section {
  scroll-margin-top: 5rem;
}
pre {
  overflow-x: auto;
  border: 1px solid;
  padding: 1rem;
}
i {
  font-style: normal;
}
b, button, .code-group-bar, .theme-note, .demo-code-end {
  display: none;
}
`
