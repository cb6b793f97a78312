import { data } from 'virtual:examples'
import { connectFilters, readFields } from '../../../core/client/navigation/filter-form.ts'
import {
  countValues,
  filterExamples,
  listActive,
  listRemovable,
  parseQuery,
  type Example,
  type Filter,
  type Selection,
} from '../shared/filters.ts'
import { exampleText } from '../shared/texts/index.ts'

const examples: Example[] = data.examples.map((example) => ({
  ...example,
  option: example.option.flatMap((index) => data.options[index] ?? []),
}))

/** Keeps equal buttons: a click on one of them ends the input of a text, which applies the filters first. */
function showAdvice(advice: HTMLElement, nodes: Node[]): void {
  if (nodes.map(({ textContent }) => textContent).join('') !== advice.textContent) advice.replaceChildren(...nodes)
}

export function activate(element: HTMLElement, signal: AbortSignal): void {
  const form = element.querySelector('form')
  const list = element.querySelector('ul')
  if (!form || !list) return
  const items = [...list.children] as HTMLElement[]
  const advice = Object.assign(document.createElement('div'), { className: 'no-examples' })
  form.after(advice)
  signal.addEventListener('abort', () => advice.remove())

  const show = (fields: URLSearchParams) => {
    const selection = parseQuery(fields)
    const shown = new Set(filterExamples(examples, selection))
    items.forEach((item, index) => {
      const example = examples[index]
      item.hidden = example !== undefined && !shown.has(example)
    })
    showCounts(form, selection)
    const total = examples.length
    const output = form.querySelector('output')
    const isActive = listActive(selection).length > 0
    const status = exampleText(isActive ? 'examples.status' : 'examples.count', { count: shown.size, total })
    if (output) output.textContent = status
    showAdvice(advice, shown.size === 0 ? renderAdvice(form, selection) : [])
  }
  const change = connectFilters(form, show, signal)
  // while the visitor types, only the pictures change
  form.addEventListener('input', () => show(readFields(form)), { signal })
  advice.addEventListener('click', ({ target }) => {
    const filter = target instanceof HTMLElement ? target.dataset.filter : undefined
    const field = filter === undefined ? undefined : form.elements.namedItem(filter)
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return
    field.value = ''
    change()
    field.focus()
  })
}

/** What to do if nothing matches: a button for each filter that can be removed. */
function renderAdvice(form: HTMLFormElement, selection: Selection): Node[] {
  const message = Object.assign(document.createElement('p'), { textContent: exampleText('examples.none') })
  const buttons = listRemovable(examples, selection).map(({ filter, count }) => {
    const button = Object.assign(document.createElement('button'), { type: 'button', className: 'button button-small' })
    button.dataset.filter = filter
    button.textContent = exampleText('examples.remove', {
      name: exampleText(`examples.${filter}`),
      value: getSelectedName(form, filter),
      count: exampleText('examples.count', { count }),
    })
    return button
  })
  return [message, ...buttons]
}

/** The names of values, without their counts. */
const names = new WeakMap<HTMLOptionElement, string>()

function getValueName(option: HTMLOptionElement): string {
  const name = names.get(option) ?? option.text
  names.set(option, name)
  return name
}

/** The name of a filter's value, as its field shows it. */
function getSelectedName(form: HTMLFormElement, filter: Filter): string {
  const field = form.elements.namedItem(filter) as HTMLInputElement | HTMLSelectElement | null
  const option = field instanceof HTMLSelectElement ? field.selectedOptions[0] : undefined
  return option ? getValueName(option) : (field?.value ?? '')
}

/** Shows how many examples each value would give, and suggests the options that give any. */
function showCounts(form: HTMLFormElement, selection: Selection): void {
  for (const field of form.querySelectorAll('select')) {
    const counts = countValues(examples, selection, field.name as 'chart' | 'task' | 'feature' | 'data')
    for (const option of field.options) {
      const name = getValueName(option)
      const count = counts.get(option.value) ?? 0
      if (option.value === '') continue
      option.text = exampleText('examples.value', { name, count })
      option.disabled = count === 0 && !option.selected
    }
  }
  const options = [...countValues(examples, selection, 'option')].toSorted(([a], [b]) => (a < b ? -1 : 1))
  form
    .querySelector('datalist')
    ?.replaceChildren(...options.map(([path, count]) => new Option(exampleText('examples.count', { count }), path)))
  const count = listActive(selection).filter((filter) => filter !== 'text').length
  const summary = form.querySelector('summary')
  const name = exampleText('examples.more')
  if (summary) summary.textContent = count > 0 ? exampleText('examples.value', { name, count }) : name
  const button = form.querySelector('button')
  if (button) button.hidden = listActive(selection).length === 0
}
