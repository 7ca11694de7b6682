import { type ErrorName, errorCodes } from '@kaadi/contract/errors'

export interface DomainErrorOptions {
  /** Words for the person, where they can say more than the table. */
  readonly message?: string
  /** Facts that belong to the failure, such as the attempts left. They travel as `details` of the envelope. */
  readonly details?: Readonly<Record<string, unknown>>
  /** Answered as `Retry-After`. */
  readonly retryAfterSeconds?: number
  readonly cause?: unknown
}

/** A request that cannot be served, by its name in the contract's catalogue. Only the error handler answers it. */
export class DomainError extends Error {
  readonly kind = 'domain'
  readonly errorName: ErrorName
  /** Whether the words were given with it, rather than taken from the table. */
  readonly hasOwnWords: boolean
  readonly details: Readonly<Record<string, unknown>> | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(errorName: ErrorName, options: DomainErrorOptions = {}) {
    super(options.message ?? errorCodes[errorName].message, { cause: options.cause })
    this.errorName = errorName
    this.hasOwnWords = options.message !== undefined
    this.details = options.details
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}

/** The one answer to ids that do not exist and to ids of someone else. */
export const notFound = (): DomainError => new DomainError('notFound')

/** Wrong input that only the service could notice, told like the schema's own findings. */
export const invalidField = (path: string, message: string): DomainError =>
  new DomainError('invalidInput', { details: { fields: [{ path, message }] } })
