import type { Element } from 'hast'
import { h } from 'hastscript'
import { renderCode, renderCodeGroup } from '../../../core/node/markdown/code.ts'
import type { Directive } from '../../../core/node/model/directive.ts'
import { library } from '../../../library/node/index.ts'
import type { ThemeFiles } from '../../../library/node/theme-files.ts'
import { cardText } from '../shared/texts/index.ts'
import { checkDemoId } from './demo-directives.ts'
import type { Demo } from './read-demos.ts'
import { renderComparison } from './render-card.ts'

/** The addresses of the theme for applications. */
export const THEME_ADDRESSES = { typescript: '/chart-theme.ts', javascript: '/chart-theme.js' }

/** `::theme-file` shows the chart theme as TypeScript and JavaScript, with links that download it. */
export function createThemeFileDirective({ typescript, javascript, gzipSize }: ThemeFiles): Directive {
  const size = (gzipSize / 1000).toFixed(1)
  return {
    example: '::theme-file',
    render: () =>
      h('div', { className: ['theme-file'] }, [
        h('p', { className: ['theme-downloads'] }, [
          downloadLink(THEME_ADDRESSES.typescript),
          downloadLink(THEME_ADDRESSES.javascript),
          h('span', {}, cardText('theme.size', { size })),
        ]),
        renderCodeGroup('chart-theme', [
          { title: 'TypeScript', element: renderFile(THEME_ADDRESSES.typescript, typescript) },
          { title: 'JavaScript', element: renderFile(THEME_ADDRESSES.javascript, javascript) },
        ]),
      ]),
  }
}

function downloadLink(address: string): Element {
  const name = address.slice(1)
  return h('a', { className: ['button'], href: address, download: name }, cardText('theme.download', { name }))
}

/** Without syntax colors, which would make the document several times as large, and each file only in its language. */
function renderFile(address: string, code: string): Element {
  const lines = code.trimEnd().split('\n')
  return renderCode(
    {
      language: address.endsWith('.ts') ? 'ts' : 'js',
      title: address.slice(1),
      marked: new Set(),
    },
    { lines: lines.map((line) => [{ text: line, role: '' }]) },
  )
}

const parseMode = (mode: string | null | undefined) => (['light', 'dark'] as const).find((known) => known === mode)

/** `::compare{id=… mode=dark}` shows a demo without and with the theme, side by side. */
export function createCompareDirective(demos: Map<string, Demo>): Directive {
  const example = `::compare{id=${library.examples.demo} mode=dark}`
  return {
    example,
    attributes: ['id', 'mode'],
    check: ({ attributes }) => {
      const { id, mode } = attributes ?? {}
      if (mode && !parseMode(mode)) return `mode "${mode}" does not exist; write light or dark, or leave it out`
      return checkDemoId(id, demos, example)
    },
    render: ({ attributes }) => {
      const demo = demos.get(attributes?.id ?? '')
      return demo && renderComparison(demo, parseMode(attributes?.mode))
    },
  }
}
