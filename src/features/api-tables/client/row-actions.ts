/** The place for the buttons of an option, beside its name. */
export function getRowActions(cell: Element): Element {
  const found = cell.querySelector(':scope > .row-actions')
  if (found) return found
  const created = document.createElement('span')
  created.className = 'row-actions'
  cell.append(created)
  return created
}
