import { randomUUID } from 'node:crypto'
import { type Endpoint, withApiPrefix } from '@kaadi/contract/http'

/** A reply with its envelope read. */
export interface Reply<Data = unknown> {
  readonly status: number
  readonly headers: Headers
  readonly code: number | string | undefined
  readonly msg: string
  readonly data: Data
  readonly details: Record<string, unknown>
}

export interface CallOptions {
  readonly token?: string
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: unknown
  /** A key of its own for each call, unless the part is about keys. `null` sends none. */
  readonly idempotencyKey?: string | null
  readonly headers?: Readonly<Record<string, string>>
  /** Gives up after this long; 30 s by default. */
  readonly timeoutMs?: number
}

export type Call = <Data = unknown>(endpoint: Endpoint, options?: CallOptions) => Promise<Reply<Data>>

/** Calls by the contract's endpoints, as a client does: the connection may be lost, which rejects. */
export const createCall =
  (baseUrl: () => string): Call =>
  async (endpoint, options = {}) => {
    const { token, query, body, idempotencyKey, headers, timeoutMs = 30_000 } = options
    const key = idempotencyKey === undefined ? randomUUID() : idempotencyKey
    const url = new URL(withApiPrefix(endpoint.path), baseUrl())
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, String(value))
    const encoded = body === undefined ? undefined : encode(endpoint, body)
    const response = await fetch(url, {
      method: endpoint.method,
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        ...encoded?.headers,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(endpoint.idempotencyKey && key !== null && { 'idempotency-key': key }),
        ...headers,
      },
      ...(encoded && { body: encoded.body }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    const envelope = isJson ? JSON.parse(text) : { code: undefined, msg: text }
    return { details: {}, ...envelope, status: response.status, headers: response.headers }
  }

/** As the endpoint declares. A multipart body is an object of fields, a `Buffer` among them being the file. */
function encode(
  { encoding }: Endpoint,
  body: unknown,
): { headers: Record<string, string>; body: string | URLSearchParams | FormData } {
  if (encoding === 'form')
    return {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(body as Record<string, string>),
    }
  if (encoding !== 'multipart')
    return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const form = new FormData()
  for (const [name, value] of Object.entries(body as Record<string, string | Buffer>))
    form.append(name, typeof value === 'string' ? value : new Blob([new Uint8Array(value)]))
  return { headers: {}, body: form }
}
