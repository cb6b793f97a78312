/** The constants of the specification, under their names there. */

/** Chunk load time-out. */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000

/** Documentation framework version, exposed on the window. */
export const FRAMEWORK_VERSION = '4.3.8'

/** Colour preference storage. */
export const COLOUR_STORAGE_KEY = 'dumi:prefers-color'
export const COLOUR_ATTRIBUTE = 'data-prefers-color'
