/** The constants of the specification, under their names there. */

/** Chunk load time-out. */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000

/** Documentation framework version, exposed on the window. */
export const FRAMEWORK_VERSION = '4.3.8'

/** Color preference storage. */
export const COLOR_STORAGE_KEY = 'dumi:prefers-color'
export const COLOR_ATTRIBUTE = 'data-prefers-color'

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
