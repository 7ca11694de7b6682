import type { WalletEvent, WalletRecord } from '@kaadi/contract/wallets'
import type { MoneyKind } from '@kaadi/ui'
import { type Message, msg, t } from '@kaadi/words'
import { cardDetailPath, exchangeDetailPath, withdrawDetailPath } from '../../platform/navigation/paths.ts'
import { saySubject } from './say-subject.ts'

const kinds: Readonly<Record<WalletEvent, MoneyKind>> = {
  cardOrder: 'sale',
  levelBonus: 'bonus',
  coupon: 'bonus',
  reward: 'bonus',
  lateCredit: 'bonus',
  withdrawal: 'withdrawal',
  withdrawalReturned: 'refund',
  reversal: 'correction',
  exchange: 'conversion',
  adjustment: 'correction',
}

const sources: Readonly<Partial<Record<WalletEvent, (id: string) => string>>> = {
  cardOrder: cardDetailPath,
  levelBonus: cardDetailPath,
  coupon: cardDetailPath,
  lateCredit: cardDetailPath,
  reversal: cardDetailPath,
  withdrawal: withdrawDetailPath,
  withdrawalReturned: withdrawDetailPath,
  exchange: exchangeDetailPath,
}

/** What a line of the statement is, which way it went, and the screen of the thing it belongs to. */
export interface RecordLook {
  readonly kind: MoneyKind
  /** `none` for money that was lent: nothing was earned by it. */
  readonly direction: 'in' | 'out' | 'none'
  /** Without sign. */
  readonly amount: string
  readonly path: string | null
  /** What it was about: the card, the bank. */
  readonly title: string
  /** What happened, where the title does not say it. */
  readonly what: string | null
}

/** What happened, by itself. */
const names: Readonly<Partial<Record<WalletEvent, Message>>> = {
  levelBonus: msg('Bonus on the rate'),
  coupon: msg('Coupon'),
  reward: msg('Reward'),
  lateCredit: msg('Credit for a late decision'),
  withdrawal: msg('Withdrawal'),
  withdrawalReturned: msg('Withdrawal came back'),
  reversal: msg('Sale reversed'),
  exchange: msg('Currency exchange'),
  adjustment: msg('Correction'),
}

/** Where the service says it closer than the event does. */
const closerNames: Readonly<Record<string, Message>> = {
  'Withdrawal cancelled': msg('Withdrawal cancelled'),
  'Withdrawal fee came back': msg('Withdrawal fee came back'),
  'Advance that you owe': msg('Advance that you owe'),
  'Paid back what was owed': msg('Paid back what was owed'),
}

/** Whether the service says by this what a wallet was lent, so that a sale could be taken back. */
const isAdvance = (title: string): boolean => title.split(' · ')[0] === 'Advance that you owe'

/** The service says `Withdrawal · GTBank ••4821`: the subject is what a person looks for. */
const splitTitle = (event: WalletEvent, title: string): Pick<RecordLook, 'title' | 'what'> => {
  const [what = '', said, how] = title.split(' · ')
  if (said === undefined) return { title: saySubject(event, title), what: null }
  const subject = saySubject(event, said)
  if (event === 'withdrawal' && how === 'automatic')
    return { title: subject, what: t('Automatic withdrawal') }
  return { title: subject, what: t(closerNames[what] ?? names[event] ?? what) }
}

/** Reads a line of the statement for the eye. */
export const describeRecord = ({ event, amount, sourceId, title }: WalletRecord): RecordLook => ({
  kind: kinds[event],
  direction: isAdvance(title) ? 'none' : amount.startsWith('-') ? 'out' : 'in',
  amount: amount.replace(/^-/, ''),
  path: (sourceId !== null && sources[event]?.(sourceId)) || null,
  ...splitTitle(event, title),
})

/** What a line says it was, by which it is searched for. */
export const recordWords = (record: WalletRecord): string => {
  const { title, what } = describeRecord(record)
  return [title, what].filter(Boolean).join(' · ')
}

/** Filters of the statement; the empty one takes every line. */
export const recordFilters: readonly { readonly value: '' | WalletEvent; readonly label: Message }[] = [
  { value: '', label: msg('All') },
  { value: 'cardOrder', label: msg('Cards sold') },
  { value: 'withdrawal', label: msg('Withdrawals') },
  { value: 'withdrawalReturned', label: msg('Came back') },
  { value: 'exchange', label: msg('Exchanges') },
  { value: 'levelBonus', label: msg('Bonus on the rate') },
  { value: 'coupon', label: msg('Coupons') },
  { value: 'reward', label: msg('Rewards') },
  { value: 'reversal', label: msg('Taken back') },
  { value: 'adjustment', label: msg('Corrections') },
]
