import ky from 'ky'
import { NetworkError } from '../errors/index.ts'
import type { RawReply } from './parse-reply.ts'
import { readReply } from './read-reply.ts'
import { decideRetry, retryAfterMs } from './retry.ts'

/** One request, ready to go, whatever carries it. */
export interface OutgoingRequest {
  readonly call: string
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: BodyInit | undefined
  readonly signal: AbortSignal
  /** Instant by which the whole call must be over. */
  readonly deadlineAt: number
}

export interface FetchOptions {
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly random: () => number
  readonly now: () => number
}

/** Sends by `fetch` and tries once more where the rule allows it. */
export const sendByFetch = async (request: OutgoingRequest, options: FetchOptions): Promise<RawReply> => {
  const { call, method, url, headers, body, signal } = request
  const response = await ky(url, {
    method,
    headers,
    ...(body !== undefined && { body }),
    signal,
    ...(options.fetch && { fetch: options.fetch }),
    credentials: 'same-origin',
    // The call's own deadline covers the body too, which this one would not.
    timeout: false,
    throwHttpErrors: false,
    retry: { limit: 1, shouldRetry: () => false },
    hooks: {
      afterResponse: [
        (_request, _options, response, { retryCount }) => {
          const retry = decideRetry({
            method,
            status: response.status,
            attempts: retryCount + 1,
            retryAfterMs: retryAfterMs(response.headers, options.now()),
            remainingMs: request.deadlineAt - options.now(),
            random: options.random,
          })
          return retry && ky.retry({ delay: retry.afterMs })
        },
      ],
    },
  }).catch((error) => {
    throw signal.aborted ? error : new NetworkError(call, 'unreachable', error)
  })
  const text = await readReply(response, call)
  return { status: response.status, text, retryAfterMs: retryAfterMs(response.headers, options.now()) }
}
