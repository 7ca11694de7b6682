/** States of a quote (decision 45). A seller sees locked ones; an order makes a quote used, its clock makes it expired. */
export const quoteStatus = { open: 0, locked: 1, used: 2, expired: 3 } as const
/** A state of a quote, as it is stored. */
export type QuoteStatus = (typeof quoteStatus)[keyof typeof quoteStatus]
/** Every state of a quote. */
export const quoteStatuses = Object.values(quoteStatus)

/** Every allowed change. The database refuses all others by the same table. */
export const quoteTransitions: Readonly<Record<QuoteStatus, readonly QuoteStatus[]>> = {
  0: [1, 3],
  1: [2, 3],
  2: [],
  3: [],
}

/** Whether a quote may go from one state to another. */
export const canMoveQuote = (from: QuoteStatus, to: QuoteStatus): boolean =>
  quoteTransitions[from].includes(to)
