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

/** Whatever went wrong on the way of a part. */
export const asChunkError = (cause: unknown, request: string): ChunkLoadError =>
  cause instanceof ChunkLoadError ? cause : new ChunkLoadError('error', request, { cause })

/** Whether a server does not have a part, or failed; undefined without a connection. */
export const failureOf = (response: Response | undefined): ChunkFailure =>
  [404, 410].includes(response?.status ?? 0) ? 'missing' : 'error'
