import type { BatchedPayout, BatchState, LeftWhy, PayoutBatch } from '@kaadi/contract/payout-batches'
import type { CurrencyId } from '@kaadi/contract/primitives'
import type { TagTone } from '@kaadi/ui'
import { type Message, msg, t } from '@kaadi/words'
import { exactMoney } from '../../platform/content/exact-money.tsx'

const states: Readonly<Record<BatchState, Message>> = {
  waiting: msg('Waits for a second person'),
  sending: msg('Being sent'),
  done: msg('Done'),
  dropped: msg('Given up'),
  emptied: msg('Emptied'),
}
const tones: Readonly<Record<BatchState, TagTone>> = {
  waiting: 'wait',
  sending: 'wait',
  done: 'ok',
  dropped: 'plain',
  emptied: 'plain',
}
const whys: Readonly<Record<LeftWhy, Message>> = {
  cancelled: msg('Fell out: its seller cancelled it'),
  held: msg('Fell out: it is held for a check'),
  taken: msg('Fell out: somebody has it already'),
  ended: msg('Fell out: it has ended'),
  inBatch: msg('Left out: it is in another batch'),
  release: msg('Left out: over the limit of one person'),
  paused: msg('Fell out: withdrawing is paused for its seller'),
  blocked: msg('Fell out: its account is blocked'),
  owes: msg('Fell out: its seller owes us'),
  networkClosed: msg('Left out: its network is closed'),
  dropped: msg('Waits by itself again'),
}
/** Ways by hand; of a provider its name is shown. */
const rails: Readonly<Record<string, Message>> = {
  manual: msg('By hand, at the bank'),
  usdt: msg('By hand, over a network'),
  paystack: msg('Paystack'),
}

export const stateWords = ({ state }: Pick<PayoutBatch, 'state'>): string => t(states[state])
export const stateTone = ({ state }: Pick<PayoutBatch, 'state'>): TagTone => tones[state]
export const whyWords = ({ leftWhy }: Pick<BatchedPayout, 'leftWhy'>): string | null =>
  leftWhy === null ? null : t(whys[leftWhy])
export const railWords = (provider: string): string => {
  const known = rails[provider]
  return known ? t(known) : provider
}
export const moneyOf = (amount: string, currencyId: CurrencyId): string => exactMoney(amount, currencyId)

/** What a batch is called: how much it is, and of how many payouts. */
export const batchName = ({
  amount,
  currencyId,
  count,
}: Pick<PayoutBatch, 'amount' | 'currencyId' | 'count'>) =>
  t('{amount} in {count, plural, one {# payout} other {# payouts}}', {
    amount: moneyOf(amount, currencyId),
    count,
  })
