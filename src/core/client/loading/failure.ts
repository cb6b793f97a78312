import { text } from '../../shared/texts/index.ts'
import { asChunkError } from './chunk-load-error.ts'
import { reloadDocument } from './deployment.ts'
import { needsNewDocument } from './load-part.ts'

const findFailure = (container: Element) => container.querySelector<HTMLElement>(':scope > .failure')

const create = <Tag extends 'div' | 'p' | 'samp' | 'button'>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
) => Object.assign(document.createElement(tag), properties)

/** Shows a message, the address that failed and Retry at the end of an element, until `hideFailure` removes it. */
export function showFailure(
  container: Element,
  error: unknown,
  onRetry: () => void,
  message = text('failure.title'),
): void {
  const previous = findFailure(container)
  const { type, request } = asChunkError(error, location.href)
  // after Retry: the browser does not request the failed imports of a script again
  if (previous?.ariaBusy && (type === 'timeout' || needsNewDocument())) return reloadDocument()
  const note = create('div', { className: 'failure', role: 'alert' })
  const button = create('button', {
    type: 'button',
    className: 'button',
    textContent: text('failure.retry'),
    onclick() {
      note.ariaBusy = 'true'
      onRetry()
    },
  })
  note.append(create('p', { textContent: message }), create('samp', { textContent: request }), button)
  const hadFocus = previous?.contains(document.activeElement)
  previous?.remove()
  container.append(note)
  if (hadFocus) button.focus()
}

export function hideFailure(container: Element): void {
  findFailure(container)?.remove()
}
