import { noticeMs } from '@kaadi/contract/constants'
import { type Endpoint, headerNames, withApiPrefix } from '@kaadi/contract/http'
import {
  AbortedError,
  ApiError,
  type ClientError,
  describeError,
  isClientError,
  NetworkError,
} from '../errors/index.ts'
import { randomId } from '../storage/index.ts'
import type { AnyInput } from './client-calls.ts'
import type { Emitter } from './client-events.ts'
import { parseReply } from './parse-reply.ts'
import { bodyOf, queryOf } from './request-body.ts'
import { type Caller, callerHeaders } from './request-headers.ts'
import { type FetchOptions, type OutgoingRequest, sendByFetch } from './send-by-fetch.ts'
import { sendByXhr } from './send-by-xhr.ts'

/** What all calls of one client share. */
export interface CallContext extends Caller, FetchOptions {
  readonly baseUrl: string
  readonly timeoutMs: number
  /** Inside the native wrapper, which tells of a lost network itself. */
  readonly isNative: boolean
  readonly XMLHttpRequest?: typeof XMLHttpRequest | undefined
  readonly emitter: Emitter
}

const isAbsolute = (path: string): boolean => /^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(path)

/** Base path rule of specification section 7, under the client's base address. */
const addressOf = (path: string, baseUrl: string): string => {
  const prefixed = withApiPrefix(path)
  return isAbsolute(prefixed) ? prefixed : baseUrl.replace(/\/+$/, '') + prefixed
}

/** A token never travels to an address outside the service. */
const tokenFor = (endpoint: Endpoint, context: CallContext): string | undefined =>
  endpoint.auth === 'none' || isAbsolute(endpoint.path) ? undefined : context.storage.token.get()

const send = (request: OutgoingRequest, endpoint: Endpoint, input: AnyInput, context: CallContext) =>
  endpoint.encoding === 'multipart' && context.XMLHttpRequest
    ? sendByXhr(request, context.XMLHttpRequest, input.onProgress)
    : sendByFetch(request, context)

const tell = (error: ClientError, token: string | undefined, endpoint: Endpoint, context: CallContext) => {
  const { emitter, isNative, storage } = context
  const sessionDied = error instanceof ApiError && (error.httpStatus === 401 || String(error.code) === '401')
  // A reply to an older token says nothing of the one that came after it.
  if (sessionDied && endpoint.auth !== 'none' && storage.token.get() === token) {
    emitter.emit('unauthenticated', { token })
  }
  return error.kind === 'aborted' || (error.kind === 'network' && isNative)
}

/** Does one call from the first header to the parsed data. Throws a `ClientError` and nothing else. */
export const callEndpoint = async (
  endpoint: Endpoint,
  input: AnyInput,
  context: CallContext,
): Promise<unknown> => {
  const call = `${endpoint.method} ${endpoint.path}`
  const token = tokenFor(endpoint, context)
  const timeoutMs = input.timeoutMs ?? context.timeoutMs
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), timeoutMs)
  const signal = input.signal ? AbortSignal.any([input.signal, deadline.signal]) : deadline.signal
  const classify = (error: unknown): ClientError => {
    if (input.signal?.aborted) return new AbortedError(call)
    if (deadline.signal.aborted) return new NetworkError(call, 'timeout')
    return isClientError(error) ? error : new NetworkError(call, 'unreachable', error)
  }
  try {
    signal.throwIfAborted()
    const { body, contentType } = bodyOf(endpoint, input)
    const headers = {
      ...callerHeaders(context),
      ...(contentType && { 'Content-Type': contentType }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(endpoint.idempotencyKey && { [headerNames.idempotencyKey]: input.idempotencyKey ?? randomId() }),
    }
    const url = addressOf(endpoint.path, context.baseUrl) + queryOf(input.query)
    const deadlineAt = context.now() + timeoutMs
    const request = { call, method: endpoint.method, url, headers, body, signal, deadlineAt }
    const reply = await send(request, endpoint, input, context)
    signal.throwIfAborted()
    return parseReply(endpoint, reply, call)
  } catch (caught) {
    const error = classify(caught)
    const silent = tell(error, token, endpoint, context) || input.quiet
    if (!silent) {
      context.emitter.emit('notice', {
        tone: 'red',
        message: describeError(error),
        durationMs: noticeMs,
        error,
      })
    }
    throw error
  } finally {
    clearTimeout(timer)
  }
}
