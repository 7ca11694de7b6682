import { type Endpoint, type Envelope, envelopeSchema, isSuccess } from '@kaadi/contract/http'
import * as z from 'zod/mini'
import { ApiError, ContractError, NetworkError } from '../errors/index.ts'

/** A reply as it arrived, by whatever transport. */
export interface RawReply {
  readonly status: number
  readonly text: string
  readonly retryAfterMs?: number | undefined
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const pathsOf = (error: z.core.$ZodError, root: string): string[] =>
  error.issues.slice(0, 5).map((issue) => [root, ...issue.path].join('.'))

/**
 * The data of a reply, parsed by the endpoint's schema. Throws `ApiError` where the service refused (also when a proxy
 * in between did, with a page of its own), `ContractError` where a success does not fit, `NetworkError` where an action
 * was answered by a redirect: of that a browser shows no more than a status of 0.
 */
export const parseReply = (endpoint: Endpoint, reply: RawReply, call: string): unknown => {
  const { status: httpStatus, retryAfterMs } = reply
  const isOk = httpStatus > 199 && httpStatus < 300
  if (!isOk && httpStatus < 400 && endpoint.method !== 'GET') throw new NetworkError(call, 'unreachable')
  const json = parseJson(reply.text)
  const envelope = z.safeParse(envelopeSchema, json)
  if (!envelope.success && isOk) {
    const problem = json === undefined ? 'not-json' : 'envelope'
    throw new ContractError(call, problem, pathsOf(envelope.error, 'envelope'))
  }
  // A proxy in between has no envelope: its status alone counts.
  const { code, msg, data, details, traceId }: Envelope = envelope.data ?? { code: httpStatus }
  if (!isSuccess(httpStatus, code)) {
    throw new ApiError({
      call,
      code: code === 0 ? httpStatus : code,
      httpStatus,
      serverMessage: msg?.trim() || undefined,
      details,
      traceId,
      retryAfterMs,
    })
  }
  // Servers of this family leave `data` out where there is none.
  const parsed = z.safeParse(endpoint.data, data === undefined ? null : data)
  if (!parsed.success) throw new ContractError(call, 'data', pathsOf(parsed.error, 'data'), traceId)
  return parsed.data
}
