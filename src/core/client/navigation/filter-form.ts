export interface Filters {
  /** Sets the fields to the query of the address and shows what they select. */
  show: (query: URLSearchParams) => void
  /** Returns the query for the current fields, or '' if nothing is filtered. */
  readQuery: () => string
}

/**
 * Connects the filters of a page to its address: a changed field changes the address, and the page follows the address.
 * Returns a function to call after the script has changed a field.
 */
export function connectFilters(form: HTMLFormElement, { show, readQuery }: Filters, signal: AbortSignal): () => void {
  const { pathname } = location
  const reportsAddress = 'navigation' in window
  // differs from the query of the address if that has unknown values or another encoding
  let shownQuery = location.search.slice(1)
  const follow = () => {
    // the address changes before the next page is shown
    if (location.pathname !== pathname) return
    show(new URLSearchParams(location.search))
    shownQuery = readQuery()
  }
  const open = (query: string) => {
    const isNew = query !== shownQuery
    if (isNew) history.pushState(null, '', query === '' ? pathname : `?${query}`)
    if (!isNew || !reportsAddress) follow()
  }
  const change = () => open(readQuery())
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

  const query = readQuery()
  // the visitor may have used a field before this script was loaded
  if (query === '') follow()
  else open(query)
  // the stylesheet hides the list until the filters of the address are applied
  delete document.documentElement.dataset.query
  return change
}
