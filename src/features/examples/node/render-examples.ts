import type { Element } from 'hast'
import { h } from 'hastscript'
import { renderSelect } from '../../../core/node/markdown/select.ts'
import type { SidebarGroup } from '../../../core/shared/site.ts'
import type { Filter } from '../shared/filters.ts'
import { exampleText } from '../shared/texts/index.ts'
import type { ExampleCard } from './read-examples.ts'
import { FEATURE_IDS, SHAPE_IDS } from './tags.ts'

/** The filters, then all demos as pictures. */
export function renderExamples(examples: ExampleCard[], groups: SidebarGroup[]): Element {
  return h('example-list', {}, [
    renderFilter(examples, groups),
    h('ul', { className: ['chart-cards', 'example-cards'] }, examples.map(renderCard)),
  ])
}

function renderCard({ link, title, chartTitle, thumbnail }: ExampleCard): Element {
  return h('li', {}, [
    h('a', { href: link, className: ['chart-card'] }, [
      h('span', { className: ['chart-glyph'] }, [
        thumbnail && h('img', { src: thumbnail, alt: '', width: 175, height: 125, loading: 'lazy', decoding: 'async' }),
      ]),
      h('span', { className: ['chart-name'] }, title),
      h('span', { className: ['chart-purpose'] }, chartTitle),
    ]),
  ])
}

/** The form above the pictures. Its fields are the query of the address: `?chart=line&feature=slider`. */
function renderFilter(examples: ExampleCard[], groups: SidebarGroup[]): Element {
  const charts = new Map(examples.map(({ chart, chartTitle }) => [chart, chartTitle]))
  const tasks = groups.map(({ id, title }): Choice => [id, title])
  const features = FEATURE_IDS.filter((id) => examples.some(({ feature }) => feature.includes(id))).map(
    (id): Choice => [id, exampleText(`feature.${id}`)],
  )
  const shapes = SHAPE_IDS.filter((id) => examples.some(({ data }) => data === id)).map((id): Choice => [
    id,
    exampleText(`data.${id}`),
  ])
  const textField = { className: ['field'], autoComplete: ['off'], spellCheck: false }
  // without autocomplete, because the address decides which filters are set after a reload
  return h(
    'form',
    { className: ['example-filter', 'filter-form'], ariaLabel: exampleText('examples.filter'), autoComplete: ['off'] },
    [
      renderField(
        'text',
        h('input', { ...textField, name: 'text', type: 'search', placeholder: exampleText('examples.text.hint') }),
      ),
      h('details', {}, [
        h('summary', {}, exampleText('examples.more')),
        renderChoice('chart', [...charts]),
        renderChoice('task', tasks),
        renderChoice('feature', features),
        renderChoice('data', shapes),
        renderField(
          'option',
          h('input', {
            ...textField,
            name: 'option',
            list: 'example-options',
            placeholder: exampleText('examples.option.hint'),
          }),
        ),
        h('datalist', { id: 'example-options' }),
      ]),
      h('p', {}, [
        h('output', {}, exampleText('examples.count', { count: examples.length })),
        h('button.button.button-quiet.button-small', { type: 'reset', hidden: true }, exampleText('examples.clear')),
      ]),
    ],
  )
}

type Choice = [value: string, name: string]

const renderChoice = (filter: Filter, values: Choice[]): Element =>
  renderField(
    filter,
    renderSelect({ name: filter }, [
      h('option', { value: '' }, exampleText('examples.any')),
      ...values.map(([value, name]) => h('option', { value }, name)),
    ]),
  )

const renderField = (filter: Filter, field: Element): Element =>
  h('label', {}, [h('span', {}, exampleText(`examples.${filter}`)), field])
