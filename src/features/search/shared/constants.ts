/** Search debounce. */
export const SEARCH_DEBOUNCE_MS = 200

/** Title match weight, per matching word. */
export const TITLE_MATCH_WEIGHT = 10

/** Page title match weight, per matching word. */
export const PAGE_TITLE_MATCH_WEIGHT = 100

/** Navigation group priority: nav order times this. */
export const NAV_ORDER_WEIGHT = 1000

/** Longer text before the first highlight is cut to its last characters, after an ellipsis. */
export const TEXT_BEFORE_HIGHLIGHT = 20
export const ELLIPSIS = '...'
