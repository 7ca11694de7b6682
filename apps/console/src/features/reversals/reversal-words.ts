import type { Reversal, ReversalStatus } from '@kaadi/contract/reversals'
import { type Message, msg, t } from '@kaadi/words'
import { exactMoney } from '../../platform/content/exact-money.tsx'

const names: Readonly<Record<ReversalStatus, Message>> = {
  0: msg('Waits for a second person'),
  1: msg('Taken back'),
  2: msg('Declined'),
}

/** How a reversal stands, as a list says it. */
export const stateOf = ({ status, askedByMe }: Pick<Reversal, 'status' | 'askedByMe'>): string =>
  status === 0 && askedByMe ? t('You asked') : t(names[status])

/** An amount in the wallet that the order was paid to. */
export const amountOf = (amount: string, { order }: Pick<Reversal, 'order'>): string =>
  exactMoney(amount, order.currencyId)
