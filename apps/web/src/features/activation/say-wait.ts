import { hasCode } from '@kaadi/core/errors'
import { t } from '@kaadi/words'
import { times } from '../../platform/time/times.ts'
import { sayError } from '../../platform/words/say-error.ts'

/** A refusal in words; of one that came too often, from when on another try is taken. */
export const sayWait = (error: unknown): string =>
  hasCode(error, 'tooManyRequests') && error.retryAfterMs !== undefined
    ? t('Too many tries. You can try again from {time}.', {
        time: times.short(new Date(Date.now() + error.retryAfterMs).toISOString()),
      })
    : sayError(error)
