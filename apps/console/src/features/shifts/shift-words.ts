import type { DeskOutlook, MyShift } from '@kaadi/contract/shifts'
import { t } from '@kaadi/words'

/** The key of the button that begins and ends work, in a list of keys. */
export const startOrStop = () => ({ keys: ['S'], does: t('Start or stop working') })

const minute = 60

/** `48 s`, `2 min 5 s`; a dash where nothing is decided yet. */
export function secondsInWords(seconds: number | null): string {
  if (seconds === null) return '–'
  return seconds < minute
    ? t('{seconds} s', { seconds })
    : t('{minutes} min {seconds} s', { minutes: Math.floor(seconds / minute), seconds: seconds % minute })
}

/** What was given to the caller and is theirs still. */
export const givenNow = ({ notes, held }: MyShift) =>
  notes.filter(
    ({ toMe, giftOrderId }, place) =>
      toMe &&
      held.some((one) => one.giftOrderId === giftOrderId) &&
      notes.findIndex((note) => note.giftOrderId === giftOrderId) === place,
  )

/** A warning before promises are missed; undefined where the desk keeps up. */
export function outlookWords({ willBeLate, waiting, decidedLastHour }: DeskOutlook): string | undefined {
  if (waiting === 0) return undefined
  if (willBeLate === null)
    return t('Nothing was decided in the last hour: every order that waits may be late.')
  if (willBeLate === 0) return undefined
  return t(
    '{late} of {waiting} orders will be late if the desk goes on like this: {decided} were decided in the last hour.',
    { late: willBeLate, waiting, decided: decidedLastHour },
  )
}
