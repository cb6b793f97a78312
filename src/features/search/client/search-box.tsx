import type { FeatureUi } from '../../../core/client/feature.ts'
import { boxTexts } from '../shared/texts/box.ts'
import { Icon } from '../../../core/client/icons/icon.tsx'
import { SEARCH_INPUT } from './typed.ts'

/** The place of the search. What answers comes with the first intent to use it: see start.ts. */
function SearchBox() {
  return (
    <search className="search-box">
      <Icon name="search" />
      <input
        id={SEARCH_INPUT}
        type="search"
        autoComplete="off"
        spellCheck="false"
        placeholder={boxTexts['search.placeholder']}
        aria-label={boxTexts['search.label']}
      />
      <kbd>/</kbd>
    </search>
  )
}

export const feature: FeatureUi = { Header: SearchBox }
