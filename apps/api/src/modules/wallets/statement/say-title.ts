import type { WalletRecord } from '@kaadi/contract/wallets'
import { type PaperText, saidIn, textIn } from '../../../papers/paper-text.ts'
import { msg, type Sentence, say, type Value } from '../../../words/index.ts'

/** Names of lines as `wallet-record.ts` writes them in English. */
export const lineNames: readonly Sentence[] = [
  msg('Card sold'),
  msg('Bonus on the rate'),
  msg('Coupon'),
  msg('Reward'),
  msg('Credit for a late decision'),
  msg('Withdrawal'),
  msg('Automatic withdrawal'),
  msg('Withdrawal came back'),
  msg('Withdrawal cancelled'),
  msg('Withdrawal fee came back'),
  msg('Sale reversed'),
  msg('Paid back what was owed'),
  msg('Advance that you owe'),
  msg('Currency exchange'),
  msg('Correction'),
]

/** As `exchanges.repository.ts` names them. */
export const walletNames: readonly Sentence[] = [msg('Naira'), msg('Cedi')]

const exchanged = /^(\w+) to (\w+)$/

/** Names of cards and banks stay, as does what an operator wrote. */
const saySubject = (event: WalletRecord['event'], subject: string): Value => {
  if (event === 'reward') return saidIn(subject)
  const [, from, to] = (event === 'exchange' && exchanged.exec(subject)) || []
  if (!from || !to) return subject
  return (language) => say(language, msg('{from} to {to}', { from: saidIn(from), to: saidIn(to) }))
}

/** What a line of a paper is: its name, then what it was about. */
export const sayTitle = ({ event, title }: Pick<WalletRecord, 'event' | 'title'>): PaperText => {
  const [name = '', subject, how] = title.split(' · ')
  if (subject === undefined) return event === 'cardOrder' ? title : saidIn(title)
  const what = saidIn(event === 'withdrawal' && how === 'automatic' ? 'Automatic withdrawal' : name)
  const about = saySubject(event, subject)
  return (language) => `${textIn(language, what)} · ${textIn(language, about)}`
}
