/**
 * What can move money. `x.reversed` mirrors `x.paid` of the same event leg by leg, `withdrawal.released` mirrors
 * `withdrawal.held`; the invariants rely on it.
 */
export const eventKinds = [
  /** Leg 0 desk:cards → available; leg 1 desk:promo → available: the level bonus; leg 2 likewise: the coupon. Event: the order. */
  'card-order.paid',
  /** receivable → available, posted before a reversal that the balance doesn't cover. Event: the order. */
  'card-order.shortfall',
  /** available → receivable, as soon as something comes to who owes. Event: the transfer that brought it. */
  'receivable.repaid',
  /** available → desk:cards, the mirror of the order's credit. Event: the order. */
  'card-order.reversed',
  /** available → held, the whole amount. Event: the withdrawal. */
  'withdrawal.held',
  /** held → available. Event: the withdrawal. */
  'withdrawal.released',
  /** Leg 0 held → payout: the net; leg 1 held → desk:fee: the fee. Event: the withdrawal. */
  'withdrawal.paid',
  /** Leg 0 payout → available: the net; leg 1 desk:fee → available: the fee. Event: the withdrawal. */
  'withdrawal.returned',
  /** desk:promo → available. Event: the reward. */
  'reward.granted',
  /** desk:late-credit → available. Event: the order whose promise was missed. */
  'promise.missed',
  /** Leg 0 available A → desk:fx A; leg 1 desk:fx B → available B. Event: the exchange. */
  'exchange.made',
  /** Between suspense and any account, by two operators. Event: the adjustment. */
  'adjustment.made',
  /** receivable → available, posted before an adjustment that the balance doesn't cover. Event: the adjustment. */
  'adjustment.shortfall',
] as const

export type EventKind = (typeof eventKinds)[number]

/** What a use case posts. An adjustment is posted by the function that two people sign for: the door refuses it. */
export type PostedKind = Exclude<EventKind, `adjustment.${string}`>
