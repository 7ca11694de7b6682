import { errorCodes } from '@kaadi/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DomainError } from './domain-error.ts'
import { notFound } from './domain-error.ts'
import { asDomainError } from './failure.ts'

/** The one place that answers failures: HTTP status and envelope of the contract's catalogue, and the trace id. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = asDomainError(error)
    if (!failure) {
      request.log.error({ err: error }, 'unexpected failure')
      return answerUnexpected(request, reply)
    }
    if (failure.cause) request.log.warn({ err: failure.cause }, failure.errorName)
    return answerFailure(failure, request, reply)
  })
}

export function answerFailure(
  failure: DomainError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { code, httpStatus } = errorCodes[failure.errorName]
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds)
  return sendEnvelope(reply, httpStatus, {
    code,
    msg: failure.message,
    ...(failure.details && { details: failure.details }),
    traceId: request.id,
  })
}

/** An unknown address below the service's own prefixes answers like an unknown record. */
export const answerNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  answerFailure(notFound(), request, reply)

function answerUnexpected(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, httpStatus, message } = errorCodes.internal
  return sendEnvelope(reply, httpStatus, { code, msg: message, traceId: request.id })
}

const sendEnvelope = (reply: FastifyReply, httpStatus: number, envelope: object): FastifyReply =>
  reply
    .code(httpStatus)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(envelope)
