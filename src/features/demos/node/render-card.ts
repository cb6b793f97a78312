import type { Element, ElementContent, Properties } from 'hast'
import { h } from 'hastscript'
import type { Code, Highlight } from '../../../core/node/code/model.ts'
import { raw, renderCode } from '../../../core/node/markdown/code.ts'
import { library } from '../../../library/node/index.ts'
import { cardText } from '../shared/texts/index.ts'
import { getCodeAddress, listCode, renderFiles } from './code-files.ts'
import { POSTER_SIZES, POSTER_WIDTHS, type Picture } from './posters/posters.ts'
import type { Demo } from './read-demos.ts'

/** Renders the card of a demo: its poster, title and code. The custom element mounts the demo in the browser. */
export function renderDemo(demo: Demo, inline: Inline): Element {
  return h('live-demo', { className: ['demo'], ...describeDemo(demo) }, [
    renderFigure(demo, inline),
    h('div', { className: ['demo-foot'] }, [renderCodeView(demo), h('div', { className: ['demo-actions'] })]),
    h('div', { className: ['demo-data'] }),
  ])
}

/** The attributes of a card. */
const describeDemo = (demo: Demo): Properties => ({
  id: `demo-${demo.id}`,
  dataId: demo.id,
  dataEager: isEager(demo),
  dataSeveralFiles: demo.files.length > 1,
})

/** The place of the chart, with its poster and its title. */
const renderFigure = (demo: Demo, inline: Inline): Element =>
  h('figure', {}, [
    h('div', { className: ['stage'] }, [renderPoster(demo, inline), h('div', { className: ['stage-live'] })]),
    h('figcaption', {}, [
      h('a', { className: ['demo-title'], href: `#demo-${demo.id}` }, demo.title),
      h('span', {}, demo.description),
    ]),
  ])

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

/** The code is in a file of its own, because it is most of a page and seldom read. Without JavaScript a link opens it. */
const renderCodeView = (demo: Demo): Element =>
  h('details', { className: ['demo-code'] }, [
    h('summary', {}, [
      h('span', { className: ['when-closed'] }, cardText('demo.codeShow')),
      h('span', { className: ['when-open'] }, cardText('demo.codeHide')),
    ]),
    h('div', { className: ['demo-code-view'] }, [
      h('a', { className: ['demo-code-link'], href: getCodeAddress(demo) }, cardText('demo.codeFile')),
    ]),
  ])

export function renderDemoGrid(demos: Element[], columns: number): Element {
  return h('div', { className: ['demo-grid', `demo-grid-${columns}`] }, demos)
}

/**
 * The posters of the first demo that are in the document: the narrow one, which phones and most chart pages show, and
 * elsewhere the wide one, if it is small.
 */
type Inline = 'none' | 'narrow' | 'all'
const isInline = ({ size, drawing }: Picture, inline: Inline): boolean =>
  inline !== 'none' && (size === 'narrow' || (inline === 'all' && size === 'wide' && drawing.length < 8000))

/**
 * Renders all sizes. The stylesheet shows one of them, and browsers don't fetch the others. The poster of the first demo
 * is inline in the document, so that it appears with the first paint.
 */
function renderPoster(demo: Demo, inline: Inline): Element {
  const pictures = POSTER_SIZES.flatMap((size) => demo.poster?.pictures[size] ?? [])
  const className = ['poster']
  if (pictures.length === 0) return h('div', { className }, [h('div', { className: ['poster-space'] })])
  // the description is in the caption
  const picture = { className, role: 'img', ariaLabel: demo.title }
  return h(
    'div',
    picture,
    pictures.map((one) => renderSize(one, inline)),
  )
}

function renderSize(picture: Picture, inline: Inline): ElementContent {
  const { size, height, address, drawing } = picture
  const className = [`poster-${size}`]
  if (isInline(picture, inline)) return h('div', { className }, [raw(drawing)])
  const lazy = { loading: 'lazy', decoding: 'async' }
  return h('img', { className, src: address, alt: '', width: POSTER_WIDTHS[size], height, ...lazy })
}

/** An HTML element other than the container of charts. A type argument follows a name. */
const ELEMENT = /(?<![\w$])<(?!div\b)[a-z][\w-]*[\s/>]/
/** A text in a container: `{name}` on its own line, or words after the line of a tag. */
const TEXT = /^\s+\{\w+\}|(?<!=)>\n\s+[a-z]/im
/** The option, also for a function or a variable of this name: posters have plain colors. */
const PATTERN = /(?:^|[{,<])\s*pattern\s*(?:[:,}]|=\{)|<[^<>]*\spattern=\{/m
const TIMER = /\b(?:setInterval|setTimeout|requestAnimationFrame)\(/

/**
 * Whether a demo has to run when it is visible, because its poster, which shows only its charts, would show less: it
 * has texts, controls or patterns, or it moves by itself.
 */
export function isEager({ files }: Pick<Demo, 'files'>): boolean {
  return files.some(
    ({ source }) =>
      ELEMENT.test(source) ||
      TEXT.test(source) ||
      PATTERN.test(source) ||
      TIMER.test(source) ||
      library.movingComponents.some((component) => source.includes(`<${component}`)),
  )
}

const MODES = ['light', 'dark'] as const

/**
 * Renders variants of a chart, each next to its code. The visitor chooses a variant and a color mode with radio buttons,
 * so the choice works without JavaScript. The custom element of a variant is not mounted before it is visible.
 */
export function renderShowcase(demos: Demo[], highlight: Highlight, themePage: string | undefined): Element {
  const variants = demos.map(({ id, title }, index) => ({ value: id, label: title, checked: index === 0 }))
  // until one is checked, the charts have the color mode of the page
  const modes = MODES.map((mode) => ({ value: mode, label: cardText(`showcase.${mode}`), checked: false }))
  return h('section', { className: ['showcase'], ariaLabel: cardText('showcase.label') }, [
    h('div', { className: ['showcase-bar'] }, [
      renderChoices(cardText('showcase.variants'), 'showcase-variant', variants),
      renderChoices(cardText('showcase.modes'), 'showcase-mode', modes),
    ]),
    ...demos.map((demo, index) =>
      h('live-demo', { className: ['demo', 'showcase-demo'], ...describeDemo(demo) }, [
        renderFigure(demo, index === 0 ? 'all' : 'none'),
        h('div', { className: ['showcase-code'] }, [
          renderFiles(demo, highlight),
          ...(themePage ? [renderThemeCall(highlight, themePage)] : []),
        ]),
        h('div', { className: ['demo-foot'] }, [h('div', { className: ['demo-actions'] })]),
        h('div', { className: ['demo-data'] }),
      ]),
    ),
  ])
}

interface Choice {
  value: string
  label: string
  checked: boolean
}

function renderChoices(title: string, name: string, choices: Choice[]): Element {
  const labels = choices.map(({ value, label, checked }) =>
    h('label', {}, [h('input', { type: 'radio', name, value, checked }), h('span', {}, label)]),
  )
  return h('div', { className: ['segments'], role: 'radiogroup', ariaLabel: title }, labels)
}

const callTheme = (mode: string): Code => ({ code: `installChartTheme({ mode: '${mode}' })`, language: 'ts' })

/** The code in a showcase. */
export const listShowcaseCode = (demos: Demo[]): Code[] => [...demos.flatMap(listCode), ...MODES.map(callTheme)]

/** The statement that gives charts the theme of this site, in the chosen color mode. */
function renderThemeCall(highlight: Highlight, themePage: string): Element {
  return h('div', { className: ['showcase-theme'] }, [
    ...MODES.map((mode) => {
      const code = callTheme(mode)
      const block = { language: code.language, title: 'main.tsx', marked: new Set<number>() }
      return h('div', { className: [`when-${mode}`] }, [renderCode(block, highlight(code))])
    }),
    h('p', { className: ['theme-note'] }, [
      cardText('showcase.theme'),
      ' ',
      h('a', { href: themePage }, cardText('demo.note.link')),
    ]),
  ])
}
