import { data } from 'virtual:examples'
import { connectFilters } from '../../../core/client/navigation/filter-form.ts'
import type { Example } from '../shared/example.ts'
import { filterExamples, formatQuery, listActive, parseQuery } from '../shared/filters.ts'
import { exampleText } from '../shared/texts/index.ts'
import { readFields, setFields, showCounts, type Form } from './filter-fields.ts'
import { renderAdvice } from './no-examples.ts'

const examples: Example[] = data.examples.map((example) => ({
  ...example,
  option: example.option.flatMap((index) => data.options[index] ?? []),
}))

/** Keeps equal buttons: a click on one of them ends the input of a text, which applies the filters first. */
function showAdvice(advice: HTMLElement, nodes: Node[]): void {
  if (nodes.map(({ textContent }) => textContent).join('') !== advice.textContent) advice.replaceChildren(...nodes)
}

/** Starts the filters. */
export function activate(gallery: HTMLElement, signal: AbortSignal): void {
  const form: Form | null = gallery.querySelector('form')
  const list = gallery.querySelector('ul')
  if (!form || !list) return
  const items = [...list.children] as HTMLElement[]
  const advice = Object.assign(document.createElement('div'), { className: 'no-examples' })
  form.after(advice)
  signal.addEventListener('abort', () => advice.remove())

  const apply = () => {
    const selection = readFields(form)
    const shown = new Set(filterExamples(examples, selection))
    items.forEach((item, index) => {
      const example = examples[index]
      item.hidden = example !== undefined && !shown.has(example)
    })
    showCounts(form, examples, selection)
    const total = examples.length
    const output = form.querySelector('output')
    const isActive = listActive(selection).length > 0
    if (output)
      output.textContent = isActive
        ? exampleText('examples.status', { count: shown.size, total })
        : exampleText('examples.count', { count: total })
    showAdvice(advice, shown.size === 0 ? renderAdvice(form, examples, selection) : [])
  }
  const show = (query: URLSearchParams) => {
    setFields(form, parseQuery(query))
    apply()
  }
  const change = connectFilters(form, { show, readQuery: () => formatQuery(readFields(form)) }, signal)
  // while the visitor types, only the pictures change
  form.addEventListener('input', apply, { signal })
  advice.addEventListener('click', ({ target }) => {
    const filter = target instanceof HTMLElement ? target.dataset.filter : undefined
    const field = filter === undefined ? undefined : form.elements.namedItem(filter)
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return
    field.value = ''
    change()
    field.focus()
  })
}
