import type { Element } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import type { Code, Highlight } from '../../../core/node/code/model.ts'
import type { OutputFile } from '../../../core/node/feature.ts'
import { writeHtmlDocument } from '../../../core/node/html-document.ts'
import { renderCodePanel, renderFileName } from '../../../core/node/markdown/code.ts'
import { escapeXml } from '../../../core/shared/escape.ts'
import { getLanguage } from '../../../core/shared/routes.ts'
import { getLocaleTexts } from '../../../core/shared/texts/locale-texts.ts'
import { listShownFiles, type SourceFile } from '../shared/demo-files.ts'
import { cardText } from '../shared/texts/index.ts'
import { getChart, groupByChart, type Demo } from './read-demos.ts'

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

/** The number of lines that don't fit on a small screen. */
const LONG_CODE = 30

/** What a card shows when its code is opened. `themePage` is the page that explains the theme of the demos. */
function renderOpenCode(demo: Demo, highlight: Highlight, themePage?: string): Element[] {
  // long code can be hidden where it ends
  const isLong = demo.files.some(({ source }) => source.split('\n').length > LONG_CODE)
  return [
    ...(themePage ? [renderThemeNote(themePage)] : []),
    renderFiles(demo, highlight),
    ...(isLong ? [h('a', { className: ['demo-code-end'], href: `#demo-${demo.id}` }, cardText('demo.codeHide'))] : []),
  ]
}

/** Says which theme the chart has. The stylesheet shows one of the two sentences. */
function renderThemeNote(themePage: string): Element {
  return h('p', { className: ['theme-note'] }, [
    h('span', { className: ['when-site-theme'] }, cardText('demo.note.site')),
    h('span', { className: ['when-library-theme'] }, cardText('demo.note.library')),
    ' ',
    h('a', { href: themePage }, cardText('demo.note.link')),
  ])
}

/** The code of a demo, with tabs if it has several files. */
export function renderFiles(demo: Demo, highlight: Highlight): Element {
  const files = listShownFiles(demo.files)
  const blocks = files.map((file) => renderFile(file, highlight))
  const [only] = blocks
  if (only && blocks.length === 1) return only
  const labels = files.map(({ name }, index) =>
    h('label', {}, [
      h('input', { type: 'radio', name: `files-${demo.id}`, value: name, checked: index === 0 }),
      h('span', {}, renderFileName(name)),
    ]),
  )
  return h('div', { className: ['code-group', 'demo-files'] }, [
    h('div', { className: ['tabs', 'code-group-bar'], role: 'radiogroup', ariaLabel: cardText('demo.files') }, labels),
    ...blocks,
  ])
}

function renderFile(file: SourceFile, highlight: Highlight): Element {
  const code = readFile(file)
  const { language } = code
  const preProperties = { dataFile: file.name }
  const block = { language, title: file.name, marked: new Set<number>(), preProperties, codeProperties: {} }
  return renderCodePanel(block, highlight(code))
}

const readFile = ({ name, source }: SourceFile): Code => ({
  code: source.trimEnd(),
  language: name.split('.').at(-1) ?? 'text',
})

/** The code that visitors see. */
export const listCode = ({ files }: Demo): Code[] => listShownFiles(files).map(readFile)
