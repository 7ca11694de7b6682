import type { LedgerKind, LedgerLine, LedgerSource } from '@kaadi/contract/treasury'
import { type Message, msg } from '@kaadi/words'
import { adjustmentPath, orderPath, payoutPath } from '../../platform/navigation/paths.ts'

/** What happened, as a line says it. */
export const kindWords: Readonly<Record<LedgerKind, Message>> = {
  'card-order.paid': msg('Card paid'),
  'card-order.shortfall': msg('Owed after a reversal'),
  'receivable.repaid': msg('Debt paid back'),
  'card-order.reversed': msg('Sale reversed'),
  'withdrawal.held': msg('Withdrawal asked for'),
  'withdrawal.released': msg('Withdrawal ended unpaid'),
  'withdrawal.paid': msg('Withdrawal paid'),
  'withdrawal.returned': msg('Withdrawal came back'),
  'reward.granted': msg('Reward'),
  'promise.missed': msg('Credit for a late decision'),
  'exchange.made': msg('Exchange'),
  'adjustment.made': msg('Adjustment'),
  'adjustment.shortfall': msg('Owed after an adjustment'),
}

const pathsOf: Readonly<Partial<Record<LedgerSource['noun'], (id: string) => string>>> = {
  order: orderPath,
  withdrawal: payoutPath,
  adjustment: adjustmentPath,
}

/** Where the thing that a line comes from is shown; a reward or an exchange has no page in the console. */
export const sourcePath = ({ noun, id }: LedgerSource): string | undefined => pathsOf[noun]?.(id)

/** The account on the other side of a line of the chosen one. */
export const counterOf = ({ amount, from, to }: LedgerLine) => (amount.startsWith('-') ? to : from)
