import type { Example } from '../shared/example.ts'
import { countValues, EMPTY, FILTERS, listActive, type Filter, type Selection } from '../shared/filters.ts'
import { exampleText } from '../shared/texts/index.ts'

export type Form = HTMLFormElement

const getField = (form: Form, filter: Filter) =>
  form.elements.namedItem(filter) as HTMLInputElement | HTMLSelectElement | null

/** The selection in the fields. */
export function readFields(form: Form): Selection {
  const selection = { ...EMPTY }
  for (const filter of FILTERS) selection[filter] = getField(form, filter)?.value.trim() ?? ''
  return selection
}

/** Fills the fields. Values that a list does not have are ignored. */
export function setFields(form: Form, selection: Selection): void {
  for (const filter of FILTERS) {
    const field = getField(form, filter)
    if (!field) continue
    field.value = selection[filter]
    if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0
  }
}

/** The names of values, without their counts. */
const names = new WeakMap<HTMLOptionElement, string>()

function getValueName(option: HTMLOptionElement): string {
  const name = names.get(option) ?? option.text
  names.set(option, name)
  return name
}

/** The name of a filter's value, as its field shows it. */
export function getSelectedName(form: Form, filter: Filter): string {
  const field = getField(form, filter)
  const option = field instanceof HTMLSelectElement ? field.selectedOptions[0] : undefined
  return option ? getValueName(option) : (field?.value ?? '')
}

/** Shows how many examples each value would give, and suggests the options that give any. */
export function showCounts(form: Form, examples: Example[], selection: Selection): void {
  for (const filter of ['chart', 'task', 'feature', 'data'] as const) {
    const field = getField(form, filter)
    if (!(field instanceof HTMLSelectElement)) continue
    const counts = countValues(examples, selection, filter)
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
