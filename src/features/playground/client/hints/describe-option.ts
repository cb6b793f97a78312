import { hintText } from '../../shared/texts/hints.ts'
import { createElement } from './create-element.ts'

interface Described {
  name: string
  type: string
  default?: string
  description?: string
}

/** The name, type, default and description of an option. */
export function describeOption({ name, type, default: value, description }: Described): HTMLElement[] {
  const title = createElement('p', 'hint-title', createElement('code', 'hint-name', name))
  if (type) title.append(' ', createElement('code', 'hint-type', type))
  if (value)
    title.append(
      ' ',
      createElement('span', 'hint-default', hintText('hints.default'), ' ', createElement('code', '', value)),
    )
  return description ? [title, createElement('p', 'hint-text', description)] : [title]
}
