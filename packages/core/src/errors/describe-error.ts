import {
  type DetailsOf,
  type ErrorName,
  errorEntryOf,
  errorTable,
  networkErrorNotice,
  noticeFor,
  otherMessage,
} from '@kaadi/contract/errors'
import { ApiError, isClientError } from './client-error.ts'

/** A refusal with one of these names of the contract, and the facts that travel with it. */
export interface Refusal<N extends ErrorName> extends ApiError {
  /** Typed by the contract and not checked: each field may be missing. Money moves by what a schema has parsed. */
  readonly details: DetailsOf<N>
}

/**
 * Whether an error is the service's answer with one of these names of the contract. Names are compared by their code.
 *
 * @example
 * if (hasCode(error, 'wrongPin')) show(error.details?.attemptsLeft)
 */
export const hasCode = <const N extends ErrorName>(error: unknown, ...names: N[]): error is Refusal<N> =>
  error instanceof ApiError && names.some((name) => String(errorTable[name].code) === String(error.code))

/**
 * An error in words for people (specification, section 8): the server's message, else the table's; 'network error'
 * where no reply came. Empty for a call that the caller took back.
 */
export const describeError = (error: unknown): string => {
  if (!isClientError(error) || error.kind === 'contract') return otherMessage
  if (error.kind === 'api') return noticeFor(error.code, error.serverMessage)
  return error.kind === 'network' ? networkErrorNotice : ''
}

/** Whether doing the same again may help: no reply, a server fault, or a refusal that the catalogue calls passing. */
export const mayRetry = (error: unknown): boolean => {
  if (!isClientError(error)) return false
  if (error.kind === 'api') return errorEntryOf(error.code)?.mayRetry ?? error.httpStatus >= 500
  return error.kind === 'network'
}

/**
 * Whether an error ends an action for good: the service looked at it and refused. Everything else leaves open whether
 * the action took effect, so it must be sent again under the same idempotency key or asked about.
 */
export const isFinalRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.httpStatus < 500 && !mayRetry(error)

const proxyStatuses: readonly number[] = [502, 503, 504]

/** Whether the service was not reached at all: no reply, a time-out, or a proxy that found nobody behind it. */
export const isOutOfReach = (error: unknown): boolean => {
  if (!isClientError(error)) return false
  if (error.kind === 'api') return error.code === error.httpStatus && proxyStatuses.includes(error.httpStatus)
  return error.kind === 'network'
}
