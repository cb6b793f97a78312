import type { Element } from 'hast'
import { h } from 'hastscript'
import type { Code, Highlight } from '../../../core/node/code/model.ts'
import { renderCodePanel, renderFileName } from '../../../core/node/markdown/code.ts'
import { listShownFiles, type DemoFile } from '../shared/demo-files.ts'
import { cardText } from '../shared/texts/index.ts'
import type { Demo } from './read-demos.ts'

/** The number of lines that don't fit on a small screen. */
const LONG_CODE = 30

/** What a card shows when its code is opened. `themePage` is the page that explains the theme of the demos. */
export function renderOpenCode(demo: Demo, highlight: Highlight, themePage?: string): Element[] {
  return [
    ...(themePage ? [renderThemeNote(themePage)] : []),
    renderFiles(demo, highlight),
    // long code can be hidden where it ends
    ...(demo.files.some(({ source }) => source.split('\n').length > LONG_CODE)
      ? [h('a', { className: ['demo-code-end'], href: `#demo-${demo.id}` }, cardText('demo.codeHide'))]
      : []),
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
  const blocks = listShownFiles(demo.files).map((file) => ({
    name: file.name,
    element: renderFile(file, highlight),
  }))
  const [only] = blocks
  if (only && blocks.length === 1) return only.element
  const labels = blocks.map(({ name }, index) =>
    h('label', {}, [
      h('input', { type: 'radio', name: `files-${demo.id}`, value: name, checked: index === 0 }),
      h('span', {}, renderFileName(name)),
    ]),
  )
  return h('div', { className: ['code-group', 'demo-files'] }, [
    h('div', { className: ['code-group-bar'], role: 'radiogroup', ariaLabel: cardText('demo.files') }, labels),
    ...blocks.map(({ element }) => element),
  ])
}

function renderFile(file: DemoFile, highlight: Highlight): Element {
  const code = readFile(file)
  return renderCodePanel(
    {
      language: code.language,
      title: file.name,
      marked: new Set(),
      preProperties: { dataFile: file.name },
      codeProperties: {},
    },
    highlight(code),
  )
}

const readFile = ({ name, source }: DemoFile): Code => ({
  code: source.trimEnd(),
  language: name.split('.').at(-1) ?? 'text',
})

/** The code that visitors see. */
export const listCode = ({ files }: Demo): Code[] => listShownFiles(files).map(readFile)
