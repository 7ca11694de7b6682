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
  textDetail,
} from '../errors/index.ts'
import { randomId } from '../storage/index.ts'
import type { SendCall } from './batch-reads.ts'
import type { AnyInput } from './client-calls.ts'
import type { Emitter } from './client-events.ts'
import { parseReply } from './parse-reply.ts'
import { readReply } from './read-reply.ts'
import { bodyOf, queryOf } from './request-body.ts'
import { type Caller, callerHeaders } from './request-headers.ts'
import { type FetchOptions, type OutgoingRequest, redirectOf, sendByFetch } from './send-by-fetch.ts'
import type { SendFile } from './send-by-xhr.ts'

/** What all calls of one client share. */
export interface CallContext extends Caller, FetchOptions {
  readonly baseUrl: string
  readonly timeoutMs: number
  readonly partnerKey?: string | undefined
  /** Inside the native wrapper, which tells of a lost network itself. */
  readonly isNative: boolean
  readonly sendFile?: SendFile | undefined
  readonly sendCall?: SendCall | undefined
  readonly proveSecondFactor?: (() => Promise<boolean>) | undefined
  readonly emitter: Emitter
}

const send = (request: OutgoingRequest, endpoint: Endpoint, input: AnyInput, context: CallContext) => {
  if (endpoint.encoding === 'multipart' && context.sendFile)
    return context.sendFile(request, input.onProgress)
  return context.sendCall ? context.sendCall(request, endpoint, context) : sendByFetch(request, context)
}

/** Calls of partners are known by their key. */
const takesToken = ({ auth }: Endpoint): boolean => auth !== 'none' && auth !== 'partner'

const tell = (error: ClientError, token: string | undefined, endpoint: Endpoint, context: CallContext) => {
  const { emitter, storage } = context
  const sessionDied = error instanceof ApiError && (error.httpStatus === 401 || String(error.code) === '401')
  // A reply to an older token says nothing of the one that came after it.
  if (sessionDied && takesToken(endpoint) && storage.token.get() === token) {
    emitter.emit('unauthenticated', { token })
  }
  if (!(error instanceof ApiError)) return
  if (String(error.code) === '423')
    emitter.emit('closed', { reopensTime: textDetail(error, 'reopensTime') ?? null })
  emitter.emit('refused', { endpoint, error })
}

interface Attempt {
  readonly endpoint: Endpoint
  readonly input: AnyInput
  readonly context: CallContext
  readonly call: string
  readonly url: string
  readonly token: string | undefined
}

/** Throws a `TypeError`: a client without an address is a fault of the program, which no call can mend. */
export const refuseBase = (baseUrl: string): never => {
  throw new TypeError(`baseUrl must be an address such as https://kaadi.example, not "${baseUrl}".`)
}

/** Base path rule of specification section 7, under the client's base address. A token never leaves the service. */
const attemptOf = (endpoint: Endpoint, input: AnyInput, context: CallContext): Attempt => {
  const { baseUrl, storage } = context
  const isElsewhere = /^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(endpoint.path)
  const url = (isElsewhere ? '' : baseUrl) + withApiPrefix(endpoint.path) + queryOf(input.query)
  if (url[0] === '/' && !globalThis.location) refuseBase(baseUrl)
  const token = !takesToken(endpoint) || isElsewhere ? undefined : storage.token.get()
  return { endpoint, input, context, call: `${endpoint.method} ${endpoint.path}`, url, token }
}

const requestFor = (
  { endpoint, input, context, call, url, token }: Attempt,
  signal: AbortSignal,
  timeoutMs: number,
) => {
  const { body, contentType } = bodyOf(endpoint, input)
  const headers = {
    ...callerHeaders(context),
    ...(contentType && { 'Content-Type': contentType }),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(endpoint.auth === 'partner' &&
      context.partnerKey && { [headerNames.partnerKey]: context.partnerKey }),
    ...(endpoint.idempotencyKey && { [headerNames.idempotencyKey]: input.idempotencyKey ?? randomId() }),
  }
  return {
    call,
    method: endpoint.method,
    url,
    headers,
    body,
    signal,
    deadlineAt: context.now() + timeoutMs,
  }
}

/** The second factor is asked for, and somebody is there who can ask for it. */
const isFactorAsked = (error: unknown, { endpoint, context }: Pick<Attempt, 'endpoint' | 'context'>) =>
  context.proveSecondFactor && endpoint.asksSecondFactor && error instanceof ApiError && error.code === 1110

/** Says once what kind of failure it is, tells those who listen, and throws it. */
const failWith = (caught: unknown, attempt: Attempt, ranOut: boolean): never => {
  const { endpoint, input, context, call, token } = attempt
  let error: ClientError
  if (input.signal?.aborted) error = new AbortedError(call)
  else if (ranOut) error = new NetworkError(call, 'timeout')
  else error = isClientError(caught) ? caught : new NetworkError(call, 'unreachable', caught)
  tell(error, token, endpoint, context)
  const silent =
    error.kind === 'aborted' ||
    isFactorAsked(error, attempt) ||
    (error.kind === 'network' && context.isNative) ||
    input.quiet
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

/**
 * Does one call from the first header to the parsed data, a second time once the second factor is proved. Throws a
 * `ClientError`, and a `TypeError` where the client has no address to call.
 */
export const callEndpoint = async (
  endpoint: Endpoint,
  input: AnyInput,
  context: CallContext,
): Promise<unknown> => {
  try {
    return await callOnce(endpoint, input, context)
  } catch (error) {
    if (!isFactorAsked(error, { endpoint, context }) || !(await context.proveSecondFactor?.())) throw error
    return callOnce(endpoint, input, context)
  }
}

const callOnce = async (endpoint: Endpoint, input: AnyInput, context: CallContext): Promise<unknown> => {
  const attempt = attemptOf(endpoint, input, context)
  const timeoutMs = input.timeoutMs ?? context.timeoutMs
  const taken = input.signal
  // One signal for both ends: `AbortSignal.any` came with Chrome 116, and cheap phones keep older WebViews.
  const end = new AbortController()
  const { signal } = end
  const takeBack = () => end.abort()
  taken?.addEventListener('abort', takeBack)
  // A timer that would wait longer than it can fires at once.
  const timer = timeoutMs < 2 ** 31 ? setTimeout(takeBack, timeoutMs) : undefined
  try {
    taken?.throwIfAborted()
    const reply = await send(requestFor(attempt, signal, timeoutMs), endpoint, input, context)
    signal.throwIfAborted()
    return parseReply(endpoint, reply, attempt.call)
  } catch (caught) {
    return failWith(caught, attempt, signal.aborted)
  } finally {
    clearTimeout(timer)
    taken?.removeEventListener('abort', takeBack)
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
  const attempt = attemptOf(endpoint, input, context)
  const signal = input.signal ?? new AbortController().signal
  try {
    const { call, method, url, headers } = requestFor(attempt, signal, context.timeoutMs)
    const response = await (context.fetch ?? globalThis.fetch)(url, {
      method,
      headers: { ...headers, ...input.headers },
      signal,
      redirect: redirectOf(method),
      cache: 'no-store',
    })
    if (response.ok) return response
    parseReply(endpoint, { status: response.status, text: await readReply(response, call) }, call)
    throw new ContractError(call, 'envelope')
  } catch (caught) {
    return failWith(caught, attempt, false)
  }
}
