/** What happens in the box, which belongs to the page and takes input before its list is here. */
export interface BoxEvents {
  onInput: () => void
  onFocus: (event: FocusEvent) => void
  onBlur: (event: FocusEvent) => void
  onKey: (event: KeyboardEvent) => void
}

/** Returns what ends the listening. */
export function listenToBox(input: HTMLInputElement, { onInput, onFocus, onBlur, onKey }: BoxEvents): () => void {
  const controller = new AbortController()
  const { signal } = controller
  input.addEventListener('input', onInput, { signal })
  input.addEventListener('focus', onFocus, { signal })
  input.addEventListener('blur', onBlur, { signal })
  input.addEventListener('keydown', onKey, { signal })
  return () => controller.abort()
}

/** A field with a list. Without its script it is a plain field. */
export function makeCombobox(input: HTMLInputElement): void {
  input.role = 'combobox'
  input.ariaAutoComplete = 'list'
  input.enterKeyHint = 'go'
}

/** Says which list belongs to the box and which of its rows is the active one; undefined while there is none. */
export function describeBox(input: HTMLInputElement, list: string | undefined, active: string | undefined): void {
  input.ariaExpanded = String(list !== undefined)
  setOrRemove(input, 'aria-controls', list)
  setOrRemove(input, 'aria-activedescendant', active)
  input.parentElement?.toggleAttribute('data-open', list !== undefined)
}

function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

export function writeInBox(input: HTMLInputElement, query: string): void {
  input.value = query
  input.dispatchEvent(new Event('input'))
  input.focus()
}

/** Whether Enter was pressed for what stands in the box, perhaps before its list was here: see start.ts. */
export const wasEntered = (input: HTMLInputElement): boolean =>
  input.value !== '' && input.dataset.entered === input.value

export function forgetEnter(input: HTMLInputElement): void {
  delete input.dataset.entered
}

/** The list ends where the box ends. On a phone it has the whole width, and this no effect. */
export function placeUnderBox(input: HTMLInputElement, popup: HTMLElement): void {
  const { right } = (input.parentElement ?? input).getBoundingClientRect()
  popup.style.right = `${Math.max(document.documentElement.clientWidth - right, 0)}px`
}
