import { DomainError } from '../../errors/domain-error.ts'

/** What a program is told whose quote cannot be used, where a seller is told of a rate that belongs to another card. */
export const quoteSpent = (): DomainError =>
  new DomainError('quoteUnusable', {
    message:
      'This quote was used already, or is not one of yours. Ask for a new quote and submit with its quoteId. To ask again about a submission without an answer, repeat it with its Idempotency-Key.',
  })

const photoMissing = (details: DomainError['details']): DomainError =>
  new DomainError('photoMissing', {
    message:
      'A photo that a card needs is missing, shows something else than it is sent as, was used before or is not one of yours. Send it with POST /partner/v1/photo/upload and name its uploadId under the card.',
    ...(details && { details }),
  })

/** The refusals of a seller's own use case, in words for a program. */
export async function inProgramWords<R>(work: Promise<R>): Promise<R> {
  try {
    return await work
  } catch (error) {
    if (error instanceof DomainError && error.errorName === 'quoteUnusable') throw quoteSpent()
    if (error instanceof DomainError && error.errorName === 'photoMissing') throw photoMissing(error.details)
    // A program knows its photos, and looks for no other tab.
    const uploadId = error instanceof DomainError ? error.details?.uploadId : undefined
    if (typeof uploadId === 'string') throw photoMissing({ uploadId })
    throw error
  }
}
