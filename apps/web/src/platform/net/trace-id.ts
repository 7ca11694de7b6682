import { ApiError } from '@kaadi/core/errors'

/** The number of a failed request, for support; undefined where the failure has none. */
export const traceIdOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.traceId : undefined
