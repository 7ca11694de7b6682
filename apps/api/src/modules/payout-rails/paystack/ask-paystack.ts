import { parseJson, readAtMost, TooLong } from '../../../http/outgoing/read-reply.ts'
import { type Unknown, unknownBecause } from '../payout-provider.ts'

export interface PaystackLine {
  /** Fixed by configuration, never by a request or a reply. */
  readonly baseUrl: string
  readonly secretKey: string
  readonly timeoutMs?: number
  /** Tests put a line of their own here. */
  readonly fetch?: typeof fetch
}

export interface Question {
  readonly method?: 'GET' | 'POST'
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
}

/** What came back: a status and JSON, whatever the status says. */
export interface Answered {
  readonly kind: 'answered'
  readonly status: number
  readonly body: unknown
  readonly message: string
}

const maxBytes = 1024 * 1024

/** One question, one answer within the time: no redirects, no more bytes than an answer has, JSON or nothing. */
export async function askPaystack(
  { baseUrl, secretKey, timeoutMs = 8_000, fetch: send = fetch }: PaystackLine,
  { method = 'GET', path, query, body }: Question,
): Promise<Answered | Unknown> {
  const address = new URL(path, baseUrl)
  if (query) address.search = new URLSearchParams(query).toString()
  let status: number
  let text: string
  try {
    const response = await send(address, {
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    status = response.status
    text = await readAtMost(response, maxBytes)
  } catch (error) {
    return unknownBecause(error instanceof TooLong ? 'nonsense' : 'noAnswer', wordsOf(error))
  }
  const json = parseJson(text)
  const message = messageOf(json)
  if (status === 401 || status === 403) return unknownBecause('locked', `HTTP ${status}: ${message}`)
  if (status === 429 || status >= 500) return unknownBecause('busy', `HTTP ${status}: ${message}`)
  if (typeof json !== 'object' || json === null)
    return unknownBecause('nonsense', `HTTP ${status} without JSON: ${text.slice(0, 80)}`)
  return { kind: 'answered', status, body: json, message }
}

const messageOf = (json: unknown): string => {
  const message = (json as { message?: unknown } | undefined | null)?.message
  return typeof message === 'string' ? message : ''
}

/** The cause says more than "fetch failed". Keys and addresses stand in neither. */
const wordsOf = (error: unknown): string => {
  const { message, cause } = error as Error
  return cause instanceof Error ? `${message}: ${cause.message}` : message
}
