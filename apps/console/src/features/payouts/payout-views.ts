import type { PayoutPageQuery } from '@kaadi/contract/payouts'
import { type Message, msg } from '@kaadi/words'

export type PayoutView = PayoutPageQuery['view']

export const payoutViews: readonly { readonly value: PayoutView; readonly label: Message }[] = [
  { value: 'waiting', label: msg('Waiting') },
  { value: 'release', label: msg('Needs a second person') },
  { value: 'held', label: msg('Held') },
  { value: 'mine', label: msg('Mine') },
  { value: 'sent', label: msg('Paying') },
  { value: 'ended', label: msg('Ended') },
]

export const nothingIn: Readonly<Record<PayoutView, Message>> = {
  waiting: msg('Nobody waits for a payout.'),
  release: msg('No payout needs a second person.'),
  toRelease: msg('No release was asked for.'),
  toConfirm: msg('No return waits for a second person.'),
  held: msg('No payout is held for a check.'),
  mine: msg('You have taken no payout.'),
  sent: msg('Nothing is being paid.'),
  ended: msg('No payout has ended yet.'),
}
