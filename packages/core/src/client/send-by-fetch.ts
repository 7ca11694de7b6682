import type { RawReply } from './parse-reply.ts'
import { readReply } from './read-reply.ts'
import type { RequestBody } from './request-body.ts'
import { longestTimerMs, retryAfterMs, retryDelayMs } from './retry.ts'

/** One request, ready to go, whatever carries it. */
export interface OutgoingRequest {
  readonly call: string
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: RequestBody | undefined
  readonly signal: AbortSignal
  /** Instant by which the whole call must be over. */
  readonly deadlineAt: number
  /** It was tried before: whatever comes now is the answer. */
  readonly isSecondTry?: true
}

/** What a request by `fetch` needs of its client. */
export interface FetchOptions {
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly random: () => number
  readonly now: () => number
}

/**
 * An action is for the address it was given: followed, its body, its key and who sends it would go to another host. Not
 * `error`: by that, undici repeats after 421 with an empty body.
 */
export const redirectOf = (method: string): RequestRedirect => (method === 'GET' ? 'follow' : 'manual')

/** Waits, and throws why where the signal ends it first. */
const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })

/** Sends by `fetch` and tries once more where the rule allows it. Fails as `fetch` does where no reply comes. */
export const sendByFetch = async (request: OutgoingRequest, options: FetchOptions): Promise<RawReply> => {
  const { call, method, url, headers, body, signal } = request
  const sendOnce = () =>
    (options.fetch ?? globalThis.fetch)(url, {
      method,
      headers,
      ...(body && { body }),
      signal,
      redirect: redirectOf(method),
    })
  const waitOf = (response: Response) => retryAfterMs(response.headers.get('Retry-After'), options.now())
  let response = await sendOnce()
  if (method === 'GET' && !request.isSecondTry) {
    const delay = retryDelayMs(response.status, waitOf(response), options.random)
    // A wait that would outlast the call is the caller's to decide: the error says how long it is.
    if (delay < request.deadlineAt - options.now()) {
      // What nobody reads would hold its connection.
      response.body?.cancel().catch(() => undefined)
      await wait(Math.min(delay, longestTimerMs), signal)
      response = await sendOnce()
    }
  }
  const text = await readReply(response, call)
  return { status: response.status, text, retryAfterMs: waitOf(response) }
}
