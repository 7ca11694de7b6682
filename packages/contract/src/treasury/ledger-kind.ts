/** What moves money in the books (decision 132). */
export const ledgerKinds = [
  'card-order.paid',
  'card-order.shortfall',
  'receivable.repaid',
  'card-order.reversed',
  'withdrawal.held',
  'withdrawal.released',
  'withdrawal.paid',
  'withdrawal.returned',
  'reward.granted',
  'promise.missed',
  'exchange.made',
  'adjustment.made',
  'adjustment.shortfall',
] as const
/** A kind of event of the books. */
export type LedgerKind = (typeof ledgerKinds)[number]
