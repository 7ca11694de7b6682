import { describeError } from '@kaadi/core/errors'
import { fromService } from '@kaadi/words'

/** An error in words for people, in their language where it is known. */
export const sayError = (error: unknown): string => fromService(describeError(error))
