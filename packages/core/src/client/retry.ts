/** Statuses after which an idempotent call is tried once more (specification, section 7). Exactly these. */
export const retryStatuses: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504]

const firstDelayMs = 500
const jitterMs = 500

/** How long a server asks to wait: seconds or a date, in milliseconds from now; undefined where it does not say. */
export const retryAfterMs = (headers: Headers, now: number): number | undefined => {
  const value = headers.get('Retry-After')?.trim()
  if (!value) return undefined
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000
  const at = Date.parse(value)
  return Number.isNaN(at) ? undefined : Math.max(0, at - now)
}

/**
 * Whether and when to try again: only idempotent methods, only the listed statuses, once. Never before the server's
 * `Retry-After`, and spread a little so that clients do not come back all at once. Undefined means no.
 */
export const decideRetry = (attempt: {
  readonly method: string
  readonly status: number
  readonly attempts: number
  readonly retryAfterMs: number | undefined
  /** What is left of the call's time, in milliseconds. */
  readonly remainingMs: number
  readonly random: () => number
}): { readonly afterMs: number } | undefined => {
  const idempotent = attempt.method === 'GET' || attempt.method === 'HEAD'
  if (!idempotent || attempt.attempts > 1 || !retryStatuses.includes(attempt.status)) return undefined
  const afterMs = (attempt.retryAfterMs ?? firstDelayMs) + Math.floor(attempt.random() * jitterMs)
  return afterMs < attempt.remainingMs ? { afterMs } : undefined
}
