import type { WalletEvent, WalletRecord } from '@kaadi/contract/wallets'
import type { MoneyKind } from '@kaadi/ui'
import { cardDetailPath, withdrawDetailPath } from '../../platform/paths.ts'

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
}

/** What a line of the statement is, which way it went, and the screen of the thing it belongs to. */
export interface RecordLook {
  readonly kind: MoneyKind
  readonly direction: 'in' | 'out'
  /** Without sign. */
  readonly amount: string
  readonly path: string | null
}

/** Reads a line of the statement for the eye. */
export const describeRecord = ({ event, amount, sourceId }: WalletRecord): RecordLook => ({
  kind: kinds[event],
  direction: amount.startsWith('-') ? 'out' : 'in',
  amount: amount.replace(/^-/, ''),
  path: (sourceId !== null && sources[event]?.(sourceId)) || null,
})

/** Filters of the statement; the empty one takes every line. */
export const recordFilters: readonly { readonly value: '' | WalletEvent; readonly label: string }[] = [
  { value: '', label: 'All' },
  { value: 'cardOrder', label: 'Cards sold' },
  { value: 'withdrawal', label: 'Withdrawals' },
  { value: 'withdrawalReturned', label: 'Came back' },
  { value: 'levelBonus', label: 'Level bonus' },
  { value: 'coupon', label: 'Coupons' },
  { value: 'reward', label: 'Rewards' },
  { value: 'reversal', label: 'Taken back' },
  { value: 'adjustment', label: 'Corrections' },
]
