import { ApiError } from '../errors/index.ts'
import { createSseParser, type SseMessage } from './sse-parser.ts'

/**
 * `open`: messages come as they happen. `waiting`: it will try again. `refused`: the service will not have it, and trying
 * again would not change that. `ended`: it was stopped, or never started.
 */
export type StreamStatus = 'connecting' | 'open' | 'waiting' | 'refused' | 'ended'

/** Where a stream comes from and who hears it. */
export interface StreamOptions {
  /** Opens the reply, resuming after a message's id; empty for the first time. */
  readonly open: (lastEventId: string, signal: AbortSignal) => Promise<Response>
  readonly onMessage: (message: SseMessage) => void
  readonly onStatus?: (status: StreamStatus) => void
  /** Silence for this long means a dead connection: 45 s when left out, three heartbeats of the service. */
  readonly silenceMs?: number
  readonly random?: () => number
}

/** A stream that comes back by itself. */
export interface EventStream {
  start(): void
  stop(): void
  /** Comes back at once, as when the network has returned. */
  retryNow(): void
  readonly status: StreamStatus
  readonly lastEventId: string
}

const firstWaitMs = 1_000
const longestWaitMs = 30_000

/** A refusal that the next try meets as well: no session, no right, no such stream. */
const isHopeless = (error: unknown): boolean =>
  error instanceof ApiError && [401, 403, 404].includes(error.httpStatus)

/**
 * Listens to server-sent events over `fetch`, which can send a token where `EventSource` cannot. A lost connection is
 * opened again after the last message seen (`Last-Event-ID`), with growing and scattered waits.
 */
export const createEventStream = (options: StreamOptions): EventStream => {
  const { open, onMessage, onStatus, silenceMs = 45_000, random = Math.random } = options
  let status: StreamStatus = 'ended'
  let lastEventId = ''
  let failures = 0
  let run: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const become = (next: StreamStatus) => {
    if (status === next) return
    status = next
    onStatus?.(next)
  }
  const read = async (signal: AbortSignal, alive: () => void): Promise<number | undefined> => {
    const response = await open(lastEventId, signal)
    const parser = createSseParser(lastEventId)
    const reader = response.body?.getReader()
    if (!reader || signal.aborted) return undefined
    const decoder = new TextDecoder()
    become('open')
    for (let pieces = 0; ; pieces++) {
      const { done, value } = await reader.read()
      if (done || signal.aborted) return parser.retryMs
      alive()
      // The greeting alone does not count: a server that greets and hangs up is waited for ever longer.
      if (pieces > 0) failures = 0
      for (const message of parser.push(decoder.decode(value, { stream: true }))) {
        lastEventId = message.lastEventId
        onMessage(message)
      }
    }
  }
  const connect = async () => {
    clearTimeout(timer)
    const mine = new AbortController()
    run = mine
    become('connecting')
    let silence: ReturnType<typeof setTimeout> | undefined
    const alive = () => {
      clearTimeout(silence)
      silence = setTimeout(() => mine.abort(), silenceMs)
    }
    alive()
    let retryMs: number | undefined
    let hopeless = false
    try {
      retryMs = await read(mine.signal, alive)
    } catch (error) {
      hopeless = isHopeless(error)
    } finally {
      clearTimeout(silence)
      // Also where the server ended it: a body that nobody reads would hold the connection.
      mine.abort()
    }
    if (run !== mine) return
    if (hopeless) {
      run = undefined
      become('refused')
      return
    }
    failures++
    const growing = Math.min(longestWaitMs, (retryMs ?? firstWaitMs) * 2 ** Math.min(failures - 1, 10))
    timer = setTimeout(() => void connect(), growing / 2 + (random() * growing) / 2)
    become('waiting')
  }
  return {
    start: () => {
      if (status === 'ended' || status === 'refused') void connect()
    },
    stop: () => {
      clearTimeout(timer)
      const mine = run
      run = undefined
      mine?.abort()
      become('ended')
    },
    retryNow: () => {
      if (status === 'waiting') void connect()
    },
    get status() {
      return status
    },
    get lastEventId() {
      return lastEventId
    },
  }
}
