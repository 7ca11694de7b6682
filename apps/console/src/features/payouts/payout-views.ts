import type { PayoutPageQuery } from '@kaadi/contract/payouts'

export type PayoutView = PayoutPageQuery['view']

export const payoutViews: readonly { readonly value: PayoutView; readonly label: string }[] = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'mine', label: 'Mine' },
  { value: 'sent', label: 'At the bank' },
  { value: 'ended', label: 'Ended' },
]

export const nothingIn: Readonly<Record<PayoutView, string>> = {
  waiting: 'Nobody waits for a payout.',
  mine: 'You have taken no payout.',
  sent: 'Nothing is at the bank.',
  ended: 'No payout has ended yet.',
}
