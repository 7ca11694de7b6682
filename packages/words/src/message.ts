declare const sentence: unique symbol

/** A sentence that is written down here and said elsewhere: `t` says it in the person's language. */
export interface Message {
  readonly [sentence]: true
}

/**
 * Marks a sentence where nothing can be said yet, as in a table of the module: no language is chosen while modules load.
 *
 * @example
 * const titles = { paid: msg('Paid'), failed: msg('The payout failed') }
 * const title = t(titles[state])
 */
export const msg = (english: string): Message => english as unknown as Message
