import { text } from '../../shared/locale/index.ts'
import { Icon } from '../icons/icon.tsx'

/** The place of the search. */
export function SearchBox() {
  return (
    <search className="search-box">
      <Icon name="search" />
      <input type="search" disabled placeholder={text('search.placeholder')} aria-label={text('search.label')} />
    </search>
  )
}
