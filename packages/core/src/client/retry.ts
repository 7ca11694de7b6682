/**
 * Statuses after which an idempotent call is tried once more (specification, section 7). Exactly these. After 421,
 * by which a server says that it has done nothing, the platform's `fetch` asks once more by itself: the same body, under
 * the same key.
 */
export const retryStatuses: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504]

const firstDelayMs = 500
const jitterMs = 500

/** The longest that a timer can wait, in milliseconds: some 24 days. One that should wait longer fires at once. */
export const longestTimerMs = 2 ** 31 - 1

/** The three forms of a date in RFC 9110, section 5.6.7: today's, and two of the past that must still be understood. */
const httpDate =
  /^(?:\w{3}, \d\d \w{3} \d{4}|\w{6,9}, \d\d-\w{3}-\d\d|\w{3} \w{3} [ \d]\d) [\d:]{8} (?:GMT|\d{4})$/

/**
 * How long a server asks to wait (`Retry-After`, RFC 9110: whole seconds or a date), in milliseconds from now, at most
 * what a timer can wait. Undefined where it does not say, or says it in another form.
 */
export const retryAfterMs = (value: string | null, now: number): number | undefined => {
  const wish = value?.trim() ?? ''
  // The oldest form of a date names no zone, and means GMT too.
  const at = httpDate.test(wish) ? Date.parse(wish.replace(/\d$/, '$& GMT')) : Number.NaN
  const ms = /^\d+$/.test(wish) ? Number(wish) * 1000 : at - now
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(0, ms), longestTimerMs)
}

/**
 * When to try an idempotent call again, in milliseconds: only after the listed statuses, never before the server's
 * `Retry-After`, and spread a little so that clients do not come back all at once. Infinity means never.
 */
export const retryDelayMs = (status: number, wishedMs: number | undefined, random: () => number): number =>
  retryStatuses.includes(status)
    ? (wishedMs ?? firstDelayMs) + Math.floor(random() * jitterMs)
    : Number.POSITIVE_INFINITY
