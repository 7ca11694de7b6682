import ky from 'ky'
import type { RawReply } from './parse-reply.ts'
import { readReply } from './read-reply.ts'
import type { RequestBody } from './request-body.ts'
import { retryAfterMs, retryDelayMs } from './retry.ts'

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

/** Sends by `fetch` and tries once more where the rule allows it. Fails as `fetch` does where no reply comes. */
export const sendByFetch = async (request: OutgoingRequest, options: FetchOptions): Promise<RawReply> => {
  const { call, method, url, headers, body, signal } = request
  const waitOf = (response: Response) => retryAfterMs(response.headers.get('Retry-After'), options.now())
  const response = await ky(url, {
    method,
    headers,
    ...(body && { body }),
    signal,
    ...(options.fetch && { fetch: options.fetch }),
    redirect: redirectOf(method),
    // The call's own deadline covers the body too, which this one would not.
    timeout: false,
    throwHttpErrors: false,
    retry: { limit: 1, shouldRetry: () => false },
    hooks: {
      afterResponse: [
        ({ response, retryCount }) => {
          if (method !== 'GET' || retryCount > 0 || request.isSecondTry) return
          const delay = retryDelayMs(response.status, waitOf(response), options.random)
          // A wait that would outlast the call is the caller's to decide: the error says how long it is.
          if (delay < request.deadlineAt - options.now()) return ky.retry({ delay })
        },
      ],
    },
  })
  const text = await readReply(response, call)
  return { status: response.status, text, retryAfterMs: waitOf(response) }
}
