// Other tools and visitors' browsers depend on these values: see "Values that must not change" in ARCHITECTURE.md.

/** Chunk load time-out. */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000

/** Documentation framework version, exposed on the window. */
export const FRAMEWORK_VERSION = '4.3.8'

/** Color preference storage. */
export const COLOR_STORAGE_KEY = 'dumi:prefers-color'
export const COLOR_ATTRIBUTE = 'data-prefers-color'
