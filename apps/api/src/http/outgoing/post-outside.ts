import type { IncomingMessage } from 'node:http'
import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { isIPv6 } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DeliveryFailure } from '@kaadi/contract/partners'
import { findTarget, type ResolveName, resolveName, type TargetRules } from './target.ts'

/** What came of one try. */
export interface Answer {
  readonly failure: DeliveryFailure | null
  /** Null where nobody answered. */
  readonly status: number | null
  readonly ms: number
}

export interface PostOptions extends TargetRules {
  readonly resolve?: ResolveName
  readonly timeoutMs?: number
}

export type PostOutside = (
  url: string,
  body: string | Uint8Array,
  headers: Readonly<Record<string, string>>,
) => Promise<Answer>

/** Whoever answers is read so far and no further. */
const readMaxBytes = 4 * 1024
const headMaxBytes = 8 * 1024

/**
 * Sends something to an address that a user chose, and trusts nothing of it: the name is resolved here, the address that
 * was looked at is the one that is connected to, no redirect is followed, a few KB are read, and in ten seconds it is over.
 */
export function createPostOutside({
  resolve = resolveName,
  timeoutMs = 10_000,
  ...rules
}: PostOptions): PostOutside {
  return async (text, body, headers) => {
    const began = performance.now()
    const end = AbortSignal.timeout(timeoutMs)
    const answer = (failure: DeliveryFailure | null, status: number | null = null): Answer => ({
      failure,
      status,
      ms: Math.round(performance.now() - began),
    })
    const target = await Promise.race([findTarget(text, rules, resolve), slowName(end)])
    if (typeof target === 'string') return answer(target)
    try {
      const status = await post(target.url, target.address, body, headers, end)
      if (status >= 200 && status < 300) return answer(null, status)
      return answer(status >= 300 && status < 400 ? 'redirected' : 'answeredNo', status)
    } catch {
      return answer(end.aborted ? 'tooSlow' : 'unreachable')
    }
  }
}

const slowName = (end: AbortSignal): Promise<DeliveryFailure> =>
  new Promise((tell) => end.addEventListener('abort', () => tell('tooSlow'), { once: true }))

function post(
  url: URL,
  address: string,
  body: string | Uint8Array,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<number> {
  const send = url.protocol === 'https:' ? overHttps : overHttp
  const family = isIPv6(address) ? 6 : 4
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Kaadi/1',
          ...headers,
          'content-length': Buffer.byteLength(body),
          connection: 'close',
        },
        agent: false,
        maxHeaderSize: headMaxBytes,
        signal,
        // The name was resolved and looked at: nobody is asked a second time.
        lookup: (_host, options, tell) =>
          options.all ? tell(null, [{ address, family }]) : tell(null, address, family),
      },
      (response) => {
        readSome(response).then(() => resolve(response.statusCode ?? 0), reject)
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}

/** So that a receiver can end what it says; more than it needs to is not read. The status is known by then. */
async function readSome(response: IncomingMessage): Promise<void> {
  let seen = 0
  const enough = new AbortController()
  const read = async () => {
    for await (const part of response) {
      seen += (part as Buffer).length
      if (seen >= readMaxBytes) return
    }
  }
  await Promise.race([
    read().catch(() => undefined),
    sleep(1_000, undefined, { signal: enough.signal }).catch(() => undefined),
  ])
  enough.abort()
  response.destroy()
}
