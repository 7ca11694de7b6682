import { describeError, isClientError } from '@kaadi/core/errors'
import { fromService, t } from '@kaadi/words'

const noConnectionWords = () => t('We could not reach the service. Look at your connection and try again.')

/** An error in words for people, in their language where it is known. */
export const sayError = (error: unknown): string => {
  if (!isClientError(error)) return fromService(describeError(error))
  if (error.kind === 'network') return noConnectionWords()
  if (error.kind === 'contract') return t('We could not read the answer. Update the app or try again.')
  return fromService(describeError(error))
}
