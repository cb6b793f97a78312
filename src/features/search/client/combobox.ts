/** Handlers for the search box, which is part of the page and not of the popup. */
export interface ComboboxHandlers {
  onInput: () => void
  onFocus: (event: FocusEvent) => void
  onBlur: (event: FocusEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Returns a function that removes the listeners. */
export function addListeners(
  input: HTMLInputElement,
  { onInput, onFocus, onBlur, onKeyDown }: ComboboxHandlers,
): () => void {
  const controller = new AbortController()
  const { signal } = controller
  input.addEventListener('input', onInput, { signal })
  input.addEventListener('focus', onFocus, { signal })
  input.addEventListener('blur', onBlur, { signal })
  input.addEventListener('keydown', onKeyDown, { signal })
  return () => controller.abort()
}

/** Without script the search box is a plain field, so its role is not in the HTML. */
export function setComboboxRole(input: HTMLInputElement): void {
  input.role = 'combobox'
  input.ariaAutoComplete = 'list'
  input.enterKeyHint = 'go'
}

/** Sets the ids of the open list and of its active row; undefined if there is none. */
export function updateAria(input: HTMLInputElement, listId: string | undefined, rowId: string | undefined): void {
  input.ariaExpanded = String(listId !== undefined)
  setOrRemoveAttribute(input, 'aria-controls', listId)
  setOrRemoveAttribute(input, 'aria-activedescendant', rowId)
  input.parentElement?.toggleAttribute('data-open', listId !== undefined)
}

function setOrRemoveAttribute(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

export function setQuery(input: HTMLInputElement, query: string): void {
  input.value = query
  input.dispatchEvent(new Event('input'))
  input.focus()
}

/** Whether Enter was pressed for the current text. start.ts records this before the popup is loaded. */
export const wasEnterPressed = (input: HTMLInputElement): boolean =>
  input.value !== '' && input.dataset.entered === input.value

export function clearEnter(input: HTMLInputElement): void {
  delete input.dataset.entered
}

/** Aligns the right edges of the popup and the box. On phones the popup is full width and ignores this. */
export function alignPopup(input: HTMLInputElement, popup: HTMLElement): void {
  const { right } = (input.parentElement ?? input).getBoundingClientRect()
  popup.style.right = `${Math.max(document.documentElement.clientWidth - right, 0)}px`
}
