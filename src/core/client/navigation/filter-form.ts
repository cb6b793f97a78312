/** An input or a list, with what only one of them has. */
interface Field extends HTMLElement {
  name: string
  type: string
  value: string
  checked?: boolean
  selectedIndex?: number
}

/** The query for the fields of a form. Empty if nothing is filtered. Not `FormData`, which ignores disabled options. */
export function readFields(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams()
  for (const { name, type, value, checked } of form.querySelectorAll<Field>('[name]'))
    if (value.trim() && (type !== 'checkbox' || checked)) query.append(name, value.trim())
  return query
}

/** Fills the fields from the query of an address. Values that a list does not have are ignored. */
function setFields(form: HTMLFormElement, query: URLSearchParams): void {
  for (const field of form.querySelectorAll<Field>('[name]')) {
    const values = query.getAll(field.name)
    if (field.type === 'checkbox') field.checked = values.includes(field.value)
    else field.value = values[0]?.trim() ?? ''
    if (field.selectedIndex === -1) field.selectedIndex = 0
  }
}

/**
 * Connects the filters of a page to its address: a changed field changes the address, and the page follows the address.
 * `show` gets the values of the fields. Returns a function to call after the script has changed a field.
 */
export function connectFilters(
  form: HTMLFormElement,
  show: (fields: URLSearchParams) => void,
  signal: AbortSignal,
): () => void {
  const { pathname } = location
  const reportsAddress = 'navigation' in window
  // differs from the query of the address if that has unknown values or another encoding
  let shownQuery = location.search.slice(1)
  const follow = () => {
    // the address changes before the next page is shown
    if (location.pathname !== pathname) return
    setFields(form, new URLSearchParams(location.search))
    const fields = readFields(form)
    show(fields)
    shownQuery = fields.toString()
  }
  const open = (query: string) => {
    const isNew = query !== shownQuery
    if (isNew) history.pushState(null, '', query === '' ? pathname : `?${query}`)
    if (!isNew || !reportsAddress) follow()
  }
  const change = () => open(readFields(form).toString())
  form.addEventListener('change', change, { signal })
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      change()
    },
    { signal },
  )
  form.addEventListener(
    'reset',
    (event) => {
      event.preventDefault()
      open('')
      // the button is hidden now
      form.querySelector('input')?.focus()
    },
    { signal },
  )
  if (reportsAddress) navigation.addEventListener('currententrychange', follow, { signal })
  else addEventListener('popstate', follow, { signal })

  const query = readFields(form).toString()
  // the visitor may have used a field before this script was loaded
  if (query === '') follow()
  else open(query)
  // the stylesheet hides the list until the filters of the address are applied
  delete document.documentElement.dataset.query
  return change
}
