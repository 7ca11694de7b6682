import type { Endpoint } from '@kaadi/contract/http'
import { isSuccess, withApiPrefix } from '@kaadi/contract/http'
import { type BatchedReply, batchMaxReads, isRead, reads } from '@kaadi/contract/reads'
import { createKnownReplies } from './known-replies.ts'
import type { RawReply } from './parse-reply.ts'
import { longestTimerMs, retryDelayMs } from './retry.ts'
import { type FetchOptions, type OutgoingRequest, sendByFetch } from './send-by-fetch.ts'

/** Where a request goes out from: the client's own base address and network edge. */
export interface SendOptions extends FetchOptions {
  readonly baseUrl: string
}

/** Carries the request of a call that has no file. */
export type SendCall = (
  request: OutgoingRequest,
  endpoint: Endpoint,
  options: SendOptions,
) => Promise<RawReply>

interface Waiting {
  readonly request: OutgoingRequest
  readonly options: SendOptions
  readonly resolve: (reply: RawReply) => void
  readonly reject: (error: unknown) => void
}

/** As many addresses are remembered as having been asked for. */
const longestMemory = 500

/**
 * Sends reads that are asked for in the same turn as one request, for `ClientOptions.sendCall`. A screen that needs ten
 * answers then costs one round trip. Each read succeeds, fails and is taken back by itself, as without it. An address
 * travels in a batch the first time it is asked for: after that by itself, where "nothing new" is a reply of no length.
 * Whatever changes something makes all that was answered before it worth a new look.
 */
export const batchReads = (): SendCall => {
  const known = new Set<string>()
  const replies = createKnownReplies()
  let waiting: Waiting[] = []

  const flush = () => {
    const all = waiting
    waiting = []
    for (let from = 0; from < all.length; from += batchMaxReads) {
      const batch = all.slice(from, from + batchMaxReads)
      if (batch.length === 1) sendAlone(batch[0]!, replies.send)
      else void sendBatch(batch)
    }
  }

  return (request, endpoint, options) => {
    if (!isRead(endpoint)) {
      replies.forget()
      return sendByFetch(request, options).finally(replies.forget)
    }
    if (known.has(request.url)) return replies.send(request, options)
    if (known.size >= longestMemory) known.clear()
    known.add(request.url)
    return new Promise((resolve, reject) => {
      if (waiting.length === 0) queueMicrotask(flush)
      waiting.push({ request, options, resolve, reject })
      request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true })
    })
  }
}

const sendBatch = async (batch: readonly Waiting[]): Promise<void> => {
  const { options } = batch[0]!
  try {
    const raw = await askTogether(batch, options)
    const body = parse(raw.text)
    const answered = isSuccess(raw.status, body?.code) && Array.isArray(body?.data) ? body.data : []
    // What refuses the batch would refuse each of them: no session, no time.
    const isRefused = raw.status >= 400 && raw.status !== 404 && body !== undefined
    batch.forEach((one, at) => {
      const part: BatchedReply | undefined = isRefused ? { status: raw.status, reply: body } : answered[at]
      // A service that knows no batches is asked for each.
      if (part) settle(one, part, raw.retryAfterMs)
      else sendAlone(one)
    })
  } catch (error) {
    for (const one of batch) one.reject(error)
  }
}

const askTogether = (batch: readonly Waiting[], options: SendOptions): Promise<RawReply> =>
  sendByFetch(
    {
      call: `${reads.batch.method} ${reads.batch.path}`,
      method: reads.batch.method,
      url: options.baseUrl + withApiPrefix(reads.batch.path),
      // The same for all of them, but that some leave the token out.
      headers: Object.assign({}, ...batch.map(({ request }) => request.headers), {
        'Content-Type': 'application/json',
      }),
      body: JSON.stringify({ reads: batch.map(({ request }) => request.url.slice(options.baseUrl.length)) }),
      signal: whenAllAbort(batch.map(({ request }) => request.signal)),
      deadlineAt: Math.max(...batch.map(({ request }) => request.deadlineAt)),
    },
    options,
  )

const parse = (text: string): { readonly code: unknown; readonly data: unknown } | undefined => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Gives a read its reply, or the second try that its status allows. */
const settle = (one: Waiting, { status, reply }: BatchedReply, retryAfterMs: number | undefined): void => {
  const { request, options, resolve } = one
  const delay = retryDelayMs(status, retryAfterMs, options.random)
  if (request.method !== 'GET' || delay >= request.deadlineAt - options.now())
    resolve({ status, text: JSON.stringify(reply), retryAfterMs })
  else
    setTimeout(
      () => sendAlone({ ...one, request: { ...request, isSecondTry: true } }),
      Math.min(delay, longestTimerMs),
    )
}

const sendAlone = ({ request, options, resolve, reject }: Waiting, send = sendByFetch): void => {
  // Taken back while it waited: whoever asked has been told.
  if (!request.signal.aborted) send(request, options).then(resolve, reject)
}

const whenAllAbort = (signals: readonly AbortSignal[]): AbortSignal => {
  const controller = new AbortController()
  let left = signals.length
  const count = () => {
    left -= 1
    if (left === 0) controller.abort()
  }
  for (const signal of signals) {
    if (signal.aborted) count()
    else signal.addEventListener('abort', count, { once: true })
  }
  return controller.signal
}
