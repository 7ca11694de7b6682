import { times } from '../time/times.ts'

/** What stands under the dots after a wrong withdrawal password. */
export const wrongPinWords = (attemptsLeft: number | undefined): string => {
  if (attemptsLeft === undefined) return 'Wrong withdrawal password.'
  return `Wrong withdrawal password. ${attemptsLeft} ${attemptsLeft === 1 ? 'try' : 'tries'} left.`
}

/** What stands there while the pad is locked; the instant is of this device's clock. */
export const lockedPinWords = (lockedUntil: number | undefined): string =>
  lockedUntil === undefined
    ? 'Too many wrong tries. Try again later.'
    : `Too many wrong tries. Try again at ${times.timeOfDay(new Date(lockedUntil).toISOString())}.`
