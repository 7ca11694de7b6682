import { ApiError } from '@kaadi/core/errors'

/** A number among the facts of a failure, such as the seconds left of a lock; undefined where there is none. */
export const numberDetail = (error: unknown, name: string): number | undefined => {
  const details: unknown = error instanceof ApiError ? error.details : undefined
  if (typeof details !== 'object' || details === null) return undefined
  const value = (details as Record<string, unknown>)[name]
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}
