import { names } from 'virtual:element-names'
import { loadInto } from './failure.ts'
import { loadPart } from './load-part.ts'

/** Code of an element that is loaded on demand. The signal is aborted when the element leaves the document. */
export interface LazyElementPart {
  activate: (element: HTMLElement, signal: AbortSignal) => void
}

/**
 * Defines a custom element of finished HTML, whose code is loaded when it is needed: `watch` is called when the element
 * enters the document, and calls `activate` for everything that needs the code.
 */
export function defineLazyElement(
  name: string,
  load: () => Promise<LazyElementPart>,
  watch: (element: HTMLElement, activate: () => Promise<void>, signal: AbortSignal) => void,
): void {
  let part: LazyElementPart | undefined
  class LazyElement extends HTMLElement {
    #controller: AbortController | undefined

    connectedCallback(): void {
      const { signal } = (this.#controller = new AbortController())
      let isActive = false
      const use = (loaded: LazyElementPart) => {
        part = loaded
        if (isActive) return
        isActive = true
        part.activate(this, signal)
      }
      // at once if it is loaded, before the browser restores the scroll position; the element is readable without its
      // code, and after a failure the next event tries again
      const activate = async () => (part ? use(part) : loadInto(this, load, use, { signal }))
      watch(this, activate, signal)
    }

    disconnectedCallback(): void {
      this.#controller?.abort()
    }
  }
  customElements.define(name, LazyElement)
}

/** Defines an element with filters. Its code is loaded when their form is used, or for an address with a query. */
export const defineLazyFilter = (name: string, load: () => Promise<LazyElementPart>): void =>
  defineLazyElement(name, load, (element, activate) => {
    for (const event of ['pointerover', 'focusin']) element.querySelector('form')?.addEventListener(event, activate)
    if (location.search) void activate()
  })

/** Defines the custom elements of all features whose code loads with their page. */
export function defineElements(): void {
  for (const name of names)
    defineLazyElement(
      name,
      async () => {
        // The list of their files is not in the script of every page. It gets `loadPart`, because the build would split
        // that script if the list imported it.
        const { loadElement } = await loadPart('part:virtual:elements', () => import('virtual:elements'))
        return loadElement(name, loadPart)
      },
      (_, activate) => void activate(),
    )
}
