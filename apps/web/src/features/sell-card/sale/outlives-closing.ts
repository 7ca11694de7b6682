import type { SaleSnapshot } from './use-sale.ts'

const underWay = ['seeking', 'submitting', 'unanswered', 'submitted', 'arrived', 'alreadySubmitted'] as const
const underLock = ['quoted', 'extending', 'repriced', 'queued', 'sendingPhotos'] as const

/** Whether a sale goes on although its brand is closed: its rate is still locked, or its cards were sent under one. */
export const outlivesClosing = (snapshot: SaleSnapshot): boolean => {
  const { quoteEndsAt, now } = snapshot.context
  const isLocked = quoteEndsAt !== undefined && now() < quoteEndsAt
  return (
    underWay.some((state) => snapshot.matches(state)) ||
    (isLocked && underLock.some((state) => snapshot.matches(state)))
  )
}
