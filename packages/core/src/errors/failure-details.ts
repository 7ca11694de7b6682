import { ApiError } from './client-error.ts'

const detail = (error: unknown, name: string): unknown => {
  const details: unknown = error instanceof ApiError ? error.details : undefined
  if (typeof details !== 'object' || details === null) return undefined
  return (details as Record<string, unknown>)[name]
}

/** A number among the facts of a failure, such as the seconds left of a lock; undefined where there is none. */
export const numberDetail = (error: unknown, name: string): number | undefined => {
  const value = detail(error, name)
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** A text among the facts of a failure, such as the id of what it is about; undefined where there is none. */
export const textDetail = (error: unknown, name: string): string | undefined => {
  const value = detail(error, name)
  return typeof value === 'string' ? value : undefined
}
