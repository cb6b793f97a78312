import { text } from '../../../core/shared/locale/index.ts'
import { Icon } from '../../../core/client/icons/icon.tsx'
import { SEARCH_INPUT } from './typed.ts'

/** The place of the search. What answers comes with the first intent to use it: see intent.ts. */
export function SearchBox() {
  return (
    <search className="search-box">
      <Icon name="search" />
      <input
        id={SEARCH_INPUT}
        type="search"
        autoComplete="off"
        spellCheck="false"
        placeholder={text('search.placeholder')}
        aria-label={text('search.label')}
      />
      <kbd>/</kbd>
    </search>
  )
}
