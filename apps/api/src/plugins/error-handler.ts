import { type ErrorName, errorCodes, errorMessageFor } from '@kaadi/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError, notFound } from '../errors/domain-error.ts'
import { asDomainError, leavesOpen, outcomeOpen } from '../errors/failure.ts'

/** The one place that answers failures: HTTP status and envelope of the contract's catalogue, and the trace id. */
export function handleErrors(app: FastifyInstance, countRefused: (reason: string) => void): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = asDomainError(error)
    if (!failure && hasLeft(error, request)) return answerUnexpected(request, reply)
    if (!failure) {
      request.log.error({ err: error }, 'unexpected failure')
      return answerUnexpected(request, reply)
    }
    if (failure.cause && failure.errorName === 'overloaded') countRefused(reasonOf(failure.cause))
    else if (failure.cause) request.log.warn({ because: reasonOf(failure.cause) }, failure.errorName)
    const isBegun = request.isUnderstood && request.routeOptions.config.endpoint?.idempotencyKey === true
    return answerFailure(isBegun && leavesOpen(failure) ? outcomeOpen() : failure, request, reply)
  })
}

const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

/** The caller closed the line while the reply was on its way: nothing failed here, and nobody reads what is answered. */
const hasLeft = (error: unknown, { raw }: FastifyRequest): boolean =>
  (error as { code?: string }).code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.socket.destroyed

export function answerFailure(
  failure: DomainError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { code, httpStatus } = errorCodes[failure.errorName]
  request.refusedWith = code
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds)
  return sendEnvelope(reply, httpStatus, {
    code,
    msg: failure.hasOwnWords ? failure.message : wordsFor(request, failure.errorName),
    ...(failure.details && { details: failure.details }),
    traceId: request.id,
  })
}

/** A known address asked by another method is told the methods it has (RFC 9110, 405 and `Allow`). */
export function answerWrongMethod(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | undefined {
  const [url = ''] = request.url.split('?')
  const allowed = ['GET', 'POST'].filter((method) => app.hasRoute({ method, url })).join(', ')
  if (allowed === '') return undefined
  const message = `This address takes ${allowed} and not ${request.method}.`
  return answerFailure(
    new DomainError('methodNotAllowed', { message }),
    request,
    reply.header('allow', allowed),
  )
}

/** An unknown address below the service's own prefixes answers like an unknown record. */
export const answerNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  answerFailure(notFound(), request, reply)

function answerUnexpected(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, httpStatus } = errorCodes.internal
  request.refusedWith = code
  return sendEnvelope(reply, httpStatus, { code, msg: wordsFor(request, 'internal'), traceId: request.id })
}

/** Sellers and operators read different words for the same code: the call says who reads them. */
const wordsFor = ({ routeOptions }: FastifyRequest, name: ErrorName): string =>
  errorMessageFor(name, routeOptions.config.endpoint)

const sendEnvelope = (reply: FastifyReply, httpStatus: number, envelope: object): FastifyReply =>
  reply
    .code(httpStatus)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(envelope)
