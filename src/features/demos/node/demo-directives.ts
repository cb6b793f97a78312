import type { Element } from 'hast'
import { h } from 'hastscript'
import type { Root } from 'mdast'
import type { LeafDirective } from 'mdast-util-directive'
import { formatSuggestion } from '../../../core/node/files/problems.ts'
import { renderCode, renderCodeGroup } from '../../../core/node/markdown/code.ts'
import { findDirectives } from '../../../core/node/markdown/directives.ts'
import { parse } from '../../../core/node/markdown/tree.ts'
import type { Directive } from '../../../core/node/model/directive.ts'
import { library } from '../../../library/node/index.ts'
import type { ThemeFiles } from '../../../library/node/theme-files.ts'
import { cardText } from '../shared/texts/index.ts'
import { getChart, type Demo } from './read-demos.ts'
import { listShowcaseCode, renderComparison, renderDemo, renderDemoGrid, renderShowcase } from './render-card.ts'

/** The ids of the demos on a page, in page order. */
export const listDemos = (tree: Root): string[] =>
  findDirectives(tree, 'demo').flatMap(({ attributes }) => attributes?.id || [])

const splitIds = ({ attributes }: LeafDirective): string[] => attributes?.demos?.split(/[\s,]+/).filter(Boolean) ?? []

/** The demos of a page that is not parsed yet. Only its directives and the limits of its code blocks are read. */
export const listUnparsedDemos = (body: string): string[] =>
  listDemos(parse((body.match(/^(?:\s*(?:```|~~~)|::demo\b).*$/gm) ?? []).join('\n\n')))

const EXAMPLE = `::demo{id=${library.examples.demo}}`

export function createDemoDirective(demos: Map<string, Demo>): Directive {
  return {
    example: EXAMPLE,
    attributes: ['id', 'wide'],
    check: ({ attributes }) => checkDemoId(attributes?.id, demos, EXAMPLE),
    ids: ({ attributes }) => {
      const id = attributes?.id
      return id ? { name: `the demo "${id}"`, ids: [`demo-${id}`] } : undefined
    },
    render: ({ attributes }, { isFirst, frontmatter }) => {
      const demo = demos.get(attributes?.id ?? '')
      return demo && renderDemo(demo, !isFirst ? 'none' : frontmatter.component ? 'narrow' : 'all')
    },
    fitsHalf: ({ attributes }) => attributes?.wide === undefined,
    group: (elements, { demoColumns = 1 }) => renderDemoGrid(elements, demoColumns),
  }
}

/** Variants of one chart next to their code, such as at the top of the home page. */
export function createShowcaseDirective(demos: Map<string, Demo>, themePage?: string): Directive {
  const findDemos = (node: LeafDirective) => splitIds(node).flatMap((id) => demos.get(id) ?? [])
  const example = `::showcase{demos="${library.examples.demo}"}`
  return {
    example,
    attributes: ['demos'],
    check: (node) => {
      const ids = splitIds(node)
      if (ids.length === 0) return `a showcase needs demos; write ${example}`
      return ids.map((id) => checkDemoId(id, demos, example)).find((message) => message !== undefined)
    },
    ids: (node) => ({ name: 'the showcase', ids: splitIds(node).map((id) => `demo-${id}`) }),
    code: (node) => listShowcaseCode(findDemos(node)),
    render: (node, { highlight }) => renderShowcase(findDemos(node), highlight, themePage),
  }
}

/** The message for a missing or unknown id. */
function checkDemoId(id: string | null | undefined, demos: Map<string, Demo>, example: string): string | undefined {
  if (!id) return `a demo needs an id; write ${example}`
  return demos.has(id) ? undefined : `demo "${id}" does not exist${suggestDemo(id, demos.values())}`
}

/** Suggests demos for an unknown id. A renamed demo is still in its folder, so only demos of that folder are listed. */
function suggestDemo(id: string, demos: Iterable<Demo>): string {
  const all = [...demos]
  const folders = new Set(all.map(getChart).filter((folder) => id.startsWith(`${folder}-`)))
  // `tiny-line-basic` belongs to `tiny-line`, not to `tiny`
  const [folder] = [...folders].toSorted((a, b) => b.length - a.length)
  const ids = all.filter((demo) => folder === undefined || getChart(demo) === folder).map((demo) => demo.id)
  return formatSuggestion(id, ids) || (folder === undefined ? '' : `; demos/${folder} has ${ids.join(', ')}`)
}

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
  const block = { language: address.endsWith('.ts') ? 'ts' : 'js', title: address.slice(1), marked: new Set<number>() }
  const lines = code.trimEnd().split('\n')
  return renderCode(block, { lines: lines.map((line) => [{ text: line, role: '' }]) })
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
