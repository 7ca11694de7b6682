/** How far the service's clock is from this device's, heard from its replies. */
export interface ServiceTime {
  /** Milliseconds by which the service's clock is ahead; 0 before its first word, and where both agree. */
  readonly aheadMs: () => number
  /** Hears the time of every reply that comes fresh from the service. */
  readonly hearing: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch
}

/** A reply bears whole seconds, and travels: who is closer than this is right. */
const closeEnoughMs = 5_000

export const createServiceTime = (): ServiceTime => {
  let aheadMs = 0
  const hear = ({ headers }: Response): void => {
    // What the browser has kept bears the time of then.
    if (headers.get('cache-control') !== 'no-store') return
    const ahead = Date.parse(headers.get('date') ?? '') - Date.now()
    if (Number.isNaN(ahead) || Math.abs(ahead - aheadMs) <= closeEnoughMs) return
    aheadMs = Math.abs(ahead) <= closeEnoughMs ? 0 : ahead
  }
  return {
    aheadMs: () => aheadMs,
    hearing:
      (fetch) =>
      async (...request) => {
        const reply = await fetch(...request)
        hear(reply)
        return reply
      },
  }
}
