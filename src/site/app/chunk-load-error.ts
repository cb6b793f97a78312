export type ChunkFailure = 'error' | 'missing' | 'timeout'

/** A part of the site that did not arrive. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
  /** Set for a stylesheet. */
  code?: 'CSS_CHUNK_LOAD_FAILED'

  constructor(
    readonly type: ChunkFailure,
    /** The address that failed. */
    readonly request: string,
    options?: ErrorOptions,
  ) {
    super(`Loading chunk failed (${type}: ${request})`, options)
  }
}

export function stylesheetError(type: ChunkFailure, request: string, options?: ErrorOptions): ChunkLoadError {
  const error = new ChunkLoadError(type, request, options)
  error.code = 'CSS_CHUNK_LOAD_FAILED'
  return error
}
