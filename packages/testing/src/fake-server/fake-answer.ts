import { type Endpoint, type ErrorName, errorCodes, errorMessageFor } from '@kaadi/contract'

/** A failure that a fake call answers with, by its name in the error catalogue. */
export interface FakeFailure {
  readonly failure: ErrorName
  readonly msg?: string | undefined
  readonly details?: unknown
  readonly traceId?: string | undefined
  /** `Retry-After`, seconds. */
  readonly retryAfter?: number | undefined
}

const isFailure = (answer: unknown): answer is FakeFailure =>
  typeof answer === 'object' && answer !== null && 'failure' in answer

const json = (httpStatus: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status: httpStatus,
    headers: { 'content-type': 'application/json', ...headers },
  })

/** The reply of the wire for what a test arranged. Data that does not fit the endpoint's schema is a fault of the test. */
export const wireReply = (name: string, endpoint: Endpoint, answer: unknown): Response => {
  if (isFailure(answer)) {
    const { failure, msg, details, traceId, retryAfter } = answer
    const { code, httpStatus } = errorCodes[failure]
    return json(
      httpStatus,
      {
        code,
        msg: msg ?? errorMessageFor(failure, endpoint),
        ...(details !== undefined && { details }),
        ...(traceId && { traceId }),
      },
      retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
    )
  }
  const parsed = endpoint.data.safeParse(answer)
  if (!parsed.success) {
    throw new Error(`The answer arranged for ${name} does not fit its schema: ${parsed.error.message}`)
  }
  return json(200, { code: 0, msg: 'success', data: answer })
}
