import { text } from '../../shared/texts/index.ts'
import { asChunkError, needsNewDocument } from './load-part.ts'
import { reloadIfOutdated, reloadScripts } from './deployment.ts'

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
  if (previous?.ariaBusy && (type === 'timeout' || needsNewDocument())) return void reloadScripts()
  const note = create('div', { className: 'failure', role: 'alert' })
  const button = create('button', {
    type: 'button',
    className: 'button button-small',
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

/** How long something loads before a message appears, in milliseconds. */
const LOADING_AFTER = 3000

/** Shows what is loading over the place of an element, after 3 seconds. Returns a function that removes it. */
export function showLoading(container: Element, message = text('loading.part')): () => void {
  const note = create('div', { className: 'loading', role: 'status' })
  note.append(create('p', { textContent: message }))
  const timer = setTimeout(() => container.prepend(note), LOADING_AFTER)
  return () => {
    clearTimeout(timer)
    note.remove()
  }
}

interface LoadOptions {
  /** What is loading, as a sentence. */
  message?: string
  onRetry?: () => void
  /** Aborted when the element does not need it any more. */
  signal?: AbortSignal
}

/** Loads a part into an element. Shows what is loading after 3 seconds, and a failure with Retry. */
export async function loadInto<T>(
  container: Element,
  load: () => Promise<T>,
  use: (loaded: T) => unknown,
  options: LoadOptions = {},
): Promise<void> {
  const { message, onRetry = () => void loadInto(container, load, use, options), signal } = options
  try {
    const loaded = await load().finally(showLoading(container, message))
    if (!signal?.aborted) {
      hideFailure(container)
      await use(loaded)
    }
  } catch (error) {
    if (!signal?.aborted && !(await reloadIfOutdated(error))) showFailure(container, error, onRetry)
  }
}
