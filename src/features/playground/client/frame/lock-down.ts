/** Constructors that send data past the content security policy. */
const CONNECTIONS = /^(?:webkit|moz)?RTC|^WebTransport|^Presentation(?:Request|Connection)/

/**
 * Removes what the policy and the sandbox do not cover: connections, the history that the frame shares with the page,
 * the clipboard, and the focus. Must run before code of the visitor, which cannot restore it: the properties are fixed,
 * and frames inside this one have origins of their own.
 */
export function lockDown(): void {
  for (const name of Object.getOwnPropertyNames(window)) if (CONNECTIONS.test(name)) fix(window, name, undefined)
  fix(window, 'open', () => null)
  fix(window, 'focus', () => {})
  for (const name of ['pushState', 'replaceState', 'go', 'back', 'forward']) fix(History.prototype, name, () => {})
  fix(Document.prototype, 'execCommand', () => false)
  fix(Navigator.prototype, 'sendBeacon', () => false)
  fix(Navigator.prototype, 'clipboard', undefined)
  guardFocus()
}

function fix(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, writable: false, configurable: false })
}

/** Code can move the focus inside of the frame, but not take it from the page. */
function guardFocus(): void {
  const hasFocus = document.hasFocus.bind(document)
  const apply = Reflect.apply
  const methods: [element: { prototype: object }, ...names: string[]][] = [
    [HTMLElement, 'focus'],
    [SVGElement, 'focus'],
    [MathMLElement, 'focus'],
    [HTMLInputElement, 'select', 'setSelectionRange', 'reportValidity'],
    [HTMLTextAreaElement, 'select', 'setSelectionRange', 'reportValidity'],
    [HTMLSelectElement, 'reportValidity'],
    [HTMLFormElement, 'reportValidity', 'requestSubmit'],
    [HTMLDialogElement, 'showModal', 'show'],
  ]
  for (const [{ prototype }, ...names] of methods)
    for (const name of names) {
      const method = Reflect.get(prototype, name) as (...values: unknown[]) => unknown
      fix(prototype, name, function (this: object, ...values: unknown[]) {
        return hasFocus() ? apply(method, this, values) : undefined
      })
    }
}
