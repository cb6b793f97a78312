import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import { raw, renderCodePanel, renderFileName } from '../../../core/node/markdown/code.ts'
import type { Tokenize } from '../../../core/node/model/directive.ts'
import { createIcon } from '../../../core/shared/icons.ts'
import { listShownFiles, type DemoFile } from '../shared/demo-files.ts'
import { cardText } from '../shared/texts/index.ts'
import { POSTER_SIZES, POSTER_WIDTHS, type PosterSize } from './posters/posters.ts'
import { isEager } from './is-eager.ts'
import type { Demo } from './read-demos.ts'

/** From Lucide (lucide.dev, ISC license). */
const CODE_ICON = '<path d="m18 16 4-4-4-4"/><path d="m6 8-4 4 4 4"/><path d="m14.5 4-5 16"/>'

/** The number of lines that don't fit on a small screen. */
const LONG_CODE = 30

export interface CardOptions {
  /** The page that explains the theme of the demos. */
  themePage?: string
  /** The poster of the first demo is inline in the document, so that it appears with the first paint. */
  isFirst: boolean
}

/** Renders the card of a demo: its poster, title and code. The custom element mounts the demo in the browser. */
export function renderDemo(demo: Demo, tokenize: Tokenize, options: CardOptions): Element {
  return h('live-demo', { className: ['demo'], id: `demo-${demo.id}`, dataId: demo.id, dataEager: isEager(demo) }, [
    h('figure', {}, [
      renderStage(demo, options),
      h('figcaption', {}, [
        h('a', { className: ['demo-title'], href: `#demo-${demo.id}` }, demo.title),
        h('span', {}, demo.description),
      ]),
    ]),
    h('div', { className: ['demo-foot'] }, [
      renderCodeView(demo, tokenize, options.themePage),
      h('div', { className: ['demo-actions'] }),
    ]),
    h('div', { className: ['demo-data'] }),
  ])
}

/** The place of the chart, with its poster. */
export function renderStage(demo: Demo, options: Pick<CardOptions, 'isFirst'>): Element {
  return h('div', { className: ['stage'] }, [
    h('div', { className: ['poster'] }, renderPoster(demo, options)),
    h('div', { className: ['stage-live'] }),
  ])
}

/** Renders a demo twice, without and with the theme: in the color mode of the page, or in the given one. */
export function renderComparison(demo: Demo, mode: 'light' | 'dark' | undefined): Element {
  const height = demo.poster?.pictures.narrow?.height
  const style = height === undefined ? undefined : `height: ${height}px`
  const side = (theme: 'library' | 'site' | 'light' | 'dark') =>
    h('live-demo', { className: ['demo'], dataId: demo.id, dataTheme: theme }, [
      h('figure', {}, [
        h('figcaption', {}, [
          h('b', { className: ['demo-title'] }, cardText(`theme.side.${theme}`)),
          h('span', {}, demo.title),
        ]),
        h('div', { className: ['stage'] }, [
          // posters have the color mode of the page, so only their space is reserved
          h('div', { className: ['poster'] }, [h('div', { className: ['poster-space'], style })]),
          h('div', { className: ['stage-live'] }),
        ]),
      ]),
    ])
  return h('div', { className: ['demo-grid', 'demo-grid-2'] }, [side('library'), side(mode ?? 'site')])
}

/** A details element, so that the code can be unfolded without JavaScript. See `folded-html.ts`. */
function renderCodeView(demo: Demo, tokenize: Tokenize, themePage?: string): Element {
  return h('details', { className: ['demo-code'] }, [
    h('summary', {}, [
      raw(createIcon('code', CODE_ICON)),
      h('span', { className: ['when-closed'] }, cardText('demo.codeShow')),
      h('span', { className: ['when-open'] }, cardText('demo.codeHide')),
    ]),
    h('noscript', {}, [
      h('div', { className: ['folded'] }, [
        ...(themePage ? [renderThemeNote(themePage)] : []),
        renderFiles(demo, tokenize),
        // long code can be hidden where it ends; until the card is mounted, the link leads back to the chart
        ...(demo.files.some(({ source }) => source.split('\n').length > LONG_CODE)
          ? [h('a', { className: ['demo-code-end'], href: `#demo-${demo.id}` }, cardText('demo.codeHide'))]
          : []),
      ]),
    ]),
  ])
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
export function renderFiles(demo: Demo, tokenize: Tokenize): Element {
  const blocks = listShownFiles(demo.files).map((file) => ({
    name: file.name,
    element: renderFile(file, tokenize),
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

function renderFile({ name, source }: DemoFile, tokenize: Tokenize): Element {
  const code = source.trimEnd()
  const language = name.split('.').at(-1) ?? 'text'
  return renderCodePanel(
    {
      code,
      language,
      title: name,
      highlighted: new Set(),
      preProperties: { dataFile: name },
      codeProperties: {},
    },
    tokenize(code, language),
  )
}

export function renderDemoGrid(demos: Element[], columns: number): Element {
  return h('div', { className: ['demo-grid', `demo-grid-${columns}`] }, demos)
}

/** The sizes on most phones and most desktops. */
const INLINE_SIZES = new Set<PosterSize>(['narrow', 'wide'])

/** Renders all sizes. The stylesheet shows one of them, and browsers don't fetch the others. */
function renderPoster(demo: Demo, { isFirst }: Pick<CardOptions, 'isFirst'>): ElementContent[] {
  const pictures = POSTER_SIZES.flatMap((size) => demo.poster?.pictures[size] ?? [])
  if (pictures.length === 0) return [h('div', { className: ['poster-space'] })]
  const alternative = `${demo.title}. ${demo.description}`
  return pictures.map(({ size, height, address, drawing }) =>
    isFirst && INLINE_SIZES.has(size)
      ? h('div', { className: [`poster-${size}`], role: 'img', ariaLabel: alternative }, [raw(drawing)])
      : h('img', {
          className: [`poster-${size}`],
          src: address,
          alt: alternative,
          width: POSTER_WIDTHS[size],
          height,
          loading: 'lazy',
          decoding: 'async',
        }),
  )
}
