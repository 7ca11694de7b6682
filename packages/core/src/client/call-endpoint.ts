import { noticeMs } from '@kaadi/contract/constants'
import { type Endpoint, headerNames, withApiPrefix } from '@kaadi/contract/http'
import {
  AbortedError,
  ApiError,
  type ClientError,
  ContractError,
  describeError,
  isClientError,
  NetworkError,
} from '../errors/index.ts'
import { randomId } from '../storage/index.ts'
import type { AnyInput } from './client-calls.ts'
import type { Emitter } from './client-events.ts'
import { eitherSignal } from './either-signal.ts'
import { parseReply } from './parse-reply.ts'
import { readReply } from './read-reply.ts'
import { bodyOf, queryOf } from './request-body.ts'
import { type Caller, callerHeaders } from './request-headers.ts'
import { type FetchOptions, type OutgoingRequest, sendByFetch } from './send-by-fetch.ts'
import type { SendFile } from './send-by-xhr.ts'

/** What all calls of one client share. */
export interface CallContext extends Caller, FetchOptions {
  readonly baseUrl: string
  readonly timeoutMs: number
  /** Inside the native wrapper, which tells of a lost network itself. */
  readonly isNative: boolean
  readonly sendFile?: SendFile | undefined
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
  endpoint.encoding === 'multipart' && context.sendFile
    ? context.sendFile(request, input.onProgress)
    : sendByFetch(request, context)

const tell = (error: ClientError, token: string | undefined, endpoint: Endpoint, context: CallContext) => {
  const { emitter, storage } = context
  const sessionDied = error instanceof ApiError && (error.httpStatus === 401 || String(error.code) === '401')
  // A reply to an older token says nothing of the one that came after it.
  if (sessionDied && endpoint.auth !== 'none' && storage.token.get() === token) {
    emitter.emit('unauthenticated', { token })
  }
}

interface Attempt {
  readonly endpoint: Endpoint
  readonly input: AnyInput
  readonly context: CallContext
  readonly token: string | undefined
}

const requestFor = ({ endpoint, input, context, token }: Attempt, signal: AbortSignal, timeoutMs: number) => {
  const { body, contentType } = bodyOf(endpoint, input)
  const headers = {
    ...callerHeaders(context),
    ...(contentType && { 'Content-Type': contentType }),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(endpoint.idempotencyKey && { [headerNames.idempotencyKey]: input.idempotencyKey ?? randomId() }),
  }
  return {
    call: callName(endpoint),
    method: endpoint.method,
    url: addressOf(endpoint.path, context.baseUrl) + queryOf(input.query),
    headers,
    body,
    signal,
    deadlineAt: context.now() + timeoutMs,
  }
}

const callName = ({ method, path }: Endpoint): string => `${method} ${path}`

/** Says once what kind of failure it is, tells those who listen, and throws it. */
const failWith = (caught: unknown, attempt: Attempt, ranOut: boolean): never => {
  const { endpoint, input, context, token } = attempt
  const call = callName(endpoint)
  let error: ClientError
  if (input.signal?.aborted) error = new AbortedError(call)
  else if (ranOut) error = new NetworkError(call, 'timeout')
  else error = isClientError(caught) ? caught : new NetworkError(call, 'unreachable', caught)
  tell(error, token, endpoint, context)
  const silent = error.kind === 'aborted' || (error.kind === 'network' && context.isNative) || input.quiet
  if (!silent) {
    context.emitter.emit('notice', {
      tone: 'red',
      message: describeError(error),
      durationMs: noticeMs,
      error,
    })
  }
  throw error
}

/** Does one call from the first header to the parsed data. Throws a `ClientError` and nothing else. */
export const callEndpoint = async (
  endpoint: Endpoint,
  input: AnyInput,
  context: CallContext,
): Promise<unknown> => {
  const attempt = { endpoint, input, context, token: tokenFor(endpoint, context) }
  const timeoutMs = input.timeoutMs ?? context.timeoutMs
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), timeoutMs)
  const signal = input.signal ? eitherSignal(input.signal, deadline.signal) : deadline.signal
  try {
    signal.throwIfAborted()
    const reply = await send(requestFor(attempt, signal, timeoutMs), endpoint, input, context)
    signal.throwIfAborted()
    return parseReply(endpoint, reply, callName(endpoint))
  } catch (caught) {
    return failWith(caught, attempt, deadline.signal.aborted)
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Opens a reply that is not an envelope: a live stream or a file. Answers as soon as the headers are there; the body is the
 * caller's to read and to end by its signal. Throws a `ClientError` like any call.
 */
export const openEndpoint = async (
  endpoint: Endpoint,
  input: AnyInput & { readonly headers?: Readonly<Record<string, string>> | undefined },
  context: CallContext,
): Promise<Response> => {
  const attempt = { endpoint, input, context, token: tokenFor(endpoint, context) }
  const signal = input.signal ?? new AbortController().signal
  try {
    signal.throwIfAborted()
    const { call, method, url, headers } = requestFor(attempt, signal, context.timeoutMs)
    const doFetch = context.fetch ?? globalThis.fetch
    const response = await doFetch(url, {
      method,
      headers: { ...headers, ...input.headers },
      signal,
      credentials: 'same-origin',
      cache: 'no-store',
    })
    if (response.ok) return response
    parseReply(endpoint, { status: response.status, text: await readReply(response, call) }, call)
    throw new ContractError(call, 'envelope')
  } catch (caught) {
    return failWith(caught, attempt, false)
  }
}
