import { pollIntervalMs } from '@kaadi/contract/constants'
import { pageVisibility, type Visibility } from './visibility.ts'

/** What is polled, and how often. */
export interface PollerOptions {
  /** What to do each time. Its failures are its own: the next round comes all the same. */
  readonly run: (signal: AbortSignal) => unknown
  /** 30 seconds when left out (specification, section 9), counted from the end of a round. */
  readonly intervalMs?: number
  readonly visibility?: Visibility
  readonly now?: () => number
}

/** A poller that can be started and stopped. */
export interface Poller {
  /** Starts with a wait; the first data is somebody else's to load. */
  start(): void
  stop(): void
  /** Does a round now, unless one is under way. */
  runNow(): void
  readonly isRunning: boolean
}

/**
 * Does something every 30 seconds while the page is looked at. Hidden it rests; looked at again it makes up at once for a round
 * that is overdue. Rounds never overlap.
 */
export const createPoller = (options: PollerOptions): Poller => {
  const { run, intervalMs = pollIntervalMs, visibility = pageVisibility(), now = Date.now } = options
  let lastEndAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let round: AbortController | undefined
  let stopListening: (() => void) | undefined

  const isRunning = () => stopListening !== undefined
  const arm = () => {
    clearTimeout(timer)
    if (!isRunning() || round || !visibility.isVisible()) return
    timer = setTimeout(runNow, Math.max(0, lastEndAt + intervalMs - now()))
  }
  const runNow = () => {
    if (!isRunning() || round) return
    clearTimeout(timer)
    const mine = new AbortController()
    round = mine
    void Promise.resolve()
      .then(() => run(mine.signal))
      .catch(() => {})
      .then(() => {
        if (round !== mine) return
        round = undefined
        lastEndAt = now()
        arm()
      })
  }
  return {
    start: () => {
      if (isRunning()) return
      lastEndAt = now()
      stopListening = visibility.onChange(arm)
      arm()
    },
    stop: () => {
      clearTimeout(timer)
      round?.abort()
      round = undefined
      stopListening?.()
      stopListening = undefined
    },
    runNow,
    get isRunning() {
      return isRunning()
    },
  }
}
