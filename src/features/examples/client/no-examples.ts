import type { Example } from '../shared/example.ts'
import { listRemovable, type Selection } from '../shared/filters.ts'
import { exampleText } from '../shared/texts/index.ts'
import { getSelectedName, type Form } from './filter-fields.ts'

/** What to do if nothing matches: a button for each filter that can be removed. */
export function renderAdvice(form: Form, examples: Example[], selection: Selection): Node[] {
  const message = document.createElement('p')
  message.textContent = exampleText('examples.none')
  const buttons = listRemovable(examples, selection).map(({ filter, count }) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'button'
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
