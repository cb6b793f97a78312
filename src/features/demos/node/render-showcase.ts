import type { Element } from 'hast'
import { h } from 'hastscript'
import type { Code, Highlight } from '../../../core/node/code/model.ts'
import { renderCode } from '../../../core/node/markdown/code.ts'
import { cardText } from '../shared/texts/index.ts'
import type { Demo } from './read-demos.ts'
import { describeDemo, renderStage } from './render-card.ts'
import { listCode, renderFiles } from './code-files.ts'

const MODES = ['light', 'dark'] as const

/**
 * Renders variants of a chart, each next to its code. The visitor chooses a variant and a color mode with radio buttons,
 * so the choice works without JavaScript. The custom element of a variant is not mounted before it is visible.
 */
export function renderShowcase(demos: Demo[], highlight: Highlight, themePage: string | undefined): Element {
  return h('section', { className: ['showcase'], ariaLabel: cardText('showcase.label') }, [
    h('div', { className: ['showcase-bar'] }, [
      renderChoices(
        cardText('showcase.variants'),
        'showcase-variant',
        demos.map(({ id, title }, index) => ({ value: id, label: title, checked: index === 0 })),
      ),
      renderChoices(
        cardText('showcase.modes'),
        'showcase-mode',
        // until one is checked, the charts have the color mode of the page
        MODES.map((mode) => ({ value: mode, label: cardText(`showcase.${mode}`), checked: false })),
      ),
    ]),
    ...demos.map((demo, index) =>
      h('live-demo', { className: ['demo', 'showcase-demo'], ...describeDemo(demo) }, [
        h('figure', {}, [
          renderStage(demo, { isFirst: index === 0 }),
          h('figcaption', {}, [
            h('a', { className: ['demo-title'], href: `#demo-${demo.id}` }, demo.title),
            h('span', {}, demo.description),
          ]),
        ]),
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

function renderChoices(
  label: string,
  name: string,
  choices: { value: string; label: string; checked: boolean }[],
): Element {
  return h(
    'div',
    { className: ['choices'], role: 'radiogroup', ariaLabel: label },
    choices.map(({ value, label: text, checked }) =>
      h('label', {}, [h('input', { type: 'radio', name, value, checked }), h('span', {}, text)]),
    ),
  )
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
