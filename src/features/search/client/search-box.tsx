import type { FeatureUi } from '../../../core/client/feature.ts'
import { boxText } from '../shared/texts/box.ts'
import { Icon } from '../../../core/client/icons/icon.tsx'
import { SEARCH_INPUT_ID } from './search-input.ts'

/** The search box in the header. start.ts loads the search itself on intent. */
function SearchBox() {
  return (
    <search className="search-box">
      <Icon name="search" />
      <input
        id={SEARCH_INPUT_ID}
        type="search"
        autoComplete="off"
        spellCheck="false"
        placeholder={boxText('search.placeholder')}
        aria-label={boxText('search.label')}
      />
      <kbd>/</kbd>
    </search>
  )
}

export const feature: FeatureUi = { Header: SearchBox }
