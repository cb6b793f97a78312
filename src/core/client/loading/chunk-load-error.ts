export type ChunkFailure = 'error' | 'missing' | 'timeout'

/** A part of the site that failed to load. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
  /** Set for a stylesheet. */
  readonly code

  constructor(
    readonly type: ChunkFailure,
    /** The address that failed. */
    readonly request: string,
    options?: ErrorOptions & { code?: 'CSS_CHUNK_LOAD_FAILED' },
  ) {
    super(`Loading chunk failed (${type}: ${request})`, options)
    this.code = options?.code
  }
}

export const asChunkError = (cause: unknown, request: string): ChunkLoadError =>
  cause instanceof ChunkLoadError ? cause : new ChunkLoadError('error', request, { cause })

/** `response` is undefined without a connection. */
export const getFailureType = (response: Response | undefined): ChunkFailure =>
  [404, 410].includes(response?.status ?? 0) ? 'missing' : 'error'
