import { type Endpoint, type ErrorName, headerNames } from '@kaadi/contract'
import { closedSchema } from '@kaadi/contract/http'

/** A call as the fake server received it. */
export interface FakeRequest<Query = unknown, Body = unknown> {
  readonly query: Query
  readonly body: Body
  readonly headers: Headers
  readonly idempotencyKey: string | null
  readonly signal: AbortSignal
}

const readBody = async (endpoint: Endpoint, request: Request): Promise<unknown> => {
  if (!endpoint.body) return undefined
  if (endpoint.encoding === 'form') return Object.fromEntries(new URLSearchParams(await request.text()))
  if (endpoint.encoding === 'multipart') {
    const { file: _, ...fields } = Object.fromEntries((await request.formData()).entries())
    return fields
  }
  return request.json()
}

/** Reads a call by its endpoint, or says why the service would refuse it before any rule of its own. */
export const readRequest = async (
  endpoint: Endpoint,
  request: Request,
): Promise<{ request: FakeRequest } | { refused: ErrorName; why: string }> => {
  const needsToken = endpoint.auth === 'bearer' || endpoint.auth === 'operator'
  if (needsToken && !/^Bearer .+/.test(request.headers.get('authorization') ?? '')) {
    return { refused: 'unauthenticated', why: 'no bearer token' }
  }
  if (endpoint.auth === 'partner' && !request.headers.get(headerNames.partnerKey)) {
    return { refused: 'partnerKeyRefused', why: 'no Partner-Key' }
  }
  const idempotencyKey = request.headers.get(headerNames.idempotencyKey)
  if (endpoint.idempotencyKey && !idempotencyKey) {
    return { refused: 'idempotencyKeyMissing', why: 'no Idempotency-Key' }
  }
  const query = endpoint.query?.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (query && !query.success) return { refused: 'invalidInput', why: query.error.message }
  const body = endpoint.body && closedSchema(endpoint.body).safeParse(await readBody(endpoint, request))
  if (body && !body.success) return { refused: 'invalidInput', why: body.error.message }
  return {
    request: {
      query: query?.data,
      body: body?.data,
      headers: request.headers,
      idempotencyKey,
      signal: request.signal,
    },
  }
}
