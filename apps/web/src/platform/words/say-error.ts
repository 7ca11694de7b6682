import { describeError, isClientError } from '@kaadi/core/errors'
import { fromService, t } from '@kaadi/words'

const noConnectionWords = () => t('We could not reach the service. Look at your connection and try again.')

/** An error in words for people, in their language where it is known. */
export const sayError = (error: unknown): string =>
  isClientError(error) && error.kind === 'network' ? noConnectionWords() : fromService(describeError(error))
