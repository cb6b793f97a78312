/** Search debounce. */
export const SEARCH_DEBOUNCE_MS = 200

/** Title match weight, per matching word. */
export const TITLE_MATCH_WEIGHT = 10

/** Page title match weight, per matching word. */
export const PAGE_TITLE_MATCH_WEIGHT = 100

/** Navigation group priority: nav order times this. */
export const NAV_ORDER_WEIGHT = 1000

/** Text before a highlight: cut to the last characters, with an ellipsis, when longer. */
export const TEXT_BEFORE_HIGHLIGHT = 20
export const ELLIPSIS = '...'
