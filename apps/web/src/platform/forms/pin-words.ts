import { t } from '@kaadi/words'
import { times } from '../time/times.ts'

/** What stands under the dots after a wrong withdrawal password. */
export const wrongPinWords = (attemptsLeft: number | undefined): string => {
  if (attemptsLeft === undefined) return t('Wrong withdrawal password.')
  return t('Wrong withdrawal password. {attemptsLeft, plural, one {# try} other {# tries}} left.', {
    attemptsLeft,
  })
}

/** What stands there while the pad is locked; the instant is of this device's clock. */
export const lockedPinWords = (lockedUntil: number | undefined): string =>
  lockedUntil === undefined
    ? t('Too many wrong tries. Try again later.')
    : t('Too many wrong tries. Try again at {time}.', {
        time: times.timeOfDay(new Date(lockedUntil).toISOString()),
      })
