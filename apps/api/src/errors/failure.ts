import { errorCodes } from '@kaadi/contract/errors'
import type { FastifyError } from 'fastify'
import { Overloaded } from '../batching/index.ts'
import { isLostUnderway, retryAfterDistress } from '../database/index.ts'
import { IdempotencyKeyReused, RequestInProgress } from '../idempotency/idempotency.ts'
import { InsufficientFunds } from '../ledger/index.ts'
import { DomainError } from './domain-error.ts'

const busySeconds = 1

/** Anything thrown, as the failure that the client is told; undefined for what nobody foresaw. */
export function asDomainError(error: unknown): DomainError | undefined {
  if (error instanceof DomainError) return error
  if (error instanceof IdempotencyKeyReused) return new DomainError('idempotencyKeyReused')
  if (error instanceof RequestInProgress) return outcomeOpen()
  if (error instanceof InsufficientFunds) return new DomainError('insufficientFunds')
  // Turned away on purpose: a line in the log for each would cost more than the refusal.
  if (error instanceof Overloaded) return new DomainError('overloaded', { retryAfterSeconds: busySeconds })
  const retryAfterSeconds = isLate(error) ? busySeconds : retryAfterDistress(error)
  if (retryAfterSeconds !== undefined)
    return new DomainError('overloaded', { retryAfterSeconds, cause: error })
  return asInputError(error as Partial<FastifyError>)
}

/**
 * Whether what was asked may be done all the same: nobody waited for its end. "Try again" would be the wrong word to
 * whoever asks under a new key.
 */
export const leavesOpen = ({ cause }: DomainError): boolean => isLate(cause) || isLostUnderway(cause)

/** The answer to an action of which nobody knows yet whether it is done; its key tells. */
export const outcomeOpen = (): DomainError =>
  new DomainError('stillRunning', { retryAfterSeconds: busySeconds })

const isLate = (error: unknown): boolean =>
  (error as Partial<FastifyError> | undefined)?.code === 'FST_ERR_HANDLER_TIMEOUT'

function asInputError(error: Partial<FastifyError>): DomainError | undefined {
  if (error.validation) return new DomainError('invalidInput', { details: { fields: fieldsOf(error) } })
  if (error.statusCode === 413) return new DomainError('fileTooLarge', { message: tooLargeMessage(error) })
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || error.statusCode === 415)
    return new DomainError('invalidInput', { message: 'This call does not take a body of this type.' })
  if (error.statusCode === 400)
    return new DomainError('invalidInput', { message: 'This request cannot be read.' })
  return undefined
}

/** A photo that is too large has words of its own in the table; a form that is too large is no photo. */
const tooLargeMessage = (error: Partial<FastifyError>): string =>
  error.code === 'FST_REQ_FILE_TOO_LARGE' ? errorCodes.fileTooLarge.message : 'This request is too large.'

const fieldsOf = (error: Partial<FastifyError>) =>
  (error.validation ?? []).map(({ instancePath, message }) => ({
    path: instancePath.replace(/^\//, '').replaceAll('/', '.'),
    message: message ?? 'Not right.',
  }))
