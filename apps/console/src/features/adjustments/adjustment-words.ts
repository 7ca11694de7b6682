import type { Adjustment, AdjustmentStatus } from '@kaadi/contract/adjustments'
import { type Message, msg, t } from '@kaadi/words'
import { exactMoney } from '../../platform/content/exact-money.tsx'

const names: Readonly<Record<AdjustmentStatus, Message>> = {
  0: msg('Waits for a second person'),
  1: msg('Made'),
  2: msg('Declined'),
}

/** How an adjustment stands, as a list says it. */
export const stateOf = ({ status, askedByMe }: Pick<Adjustment, 'status' | 'askedByMe'>): string =>
  status === 0 && askedByMe ? t('You asked') : t(names[status])

/** An amount in the currency of the account. */
export const amountIn = (amount: string, { account }: Pick<Adjustment, 'account'>): string =>
  exactMoney(amount, account.currencyId)

/** Which way it moves, before the account. */
export const directionWords = {
  in: msg('Into the account, from suspense'),
  out: msg('Out of the account, to suspense'),
} as const satisfies Record<Adjustment['direction'], Message>
