/**
 * States of a card order, `orderStatus` on the wire (decision 45). The specification knows 21 alone;
 * the others are ours. The tens digit is the family: 0 open, 1 paid, 2 not paid, 3 contested, 4 undone.
 */
export const cardOrderStatus = {
  submitted: 0,
  claimed: 1,
  infoNeeded: 2,
  atPartner: 3,
  secondReview: 4,
  counterOffer: 5,
  paidAsQuoted: 10,
  paidAdjusted: 11,
  paidPart: 12,
  rejectedFinal: 20,
  rejectedCorrectable: 21,
  cancelledBySeller: 22,
  replaced: 23,
  expired: 24,
  cancelledByDesk: 25,
  appeal: 30,
  reversed: 40,
} as const
/** A state of a card order, as it travels. */
export type CardOrderStatus = (typeof cardOrderStatus)[keyof typeof cardOrderStatus]
/** Every state of a card order. */
export const cardOrderStatuses = Object.values(cardOrderStatus)

/** Every allowed change. The database refuses all others by the same table. */
export const cardOrderTransitions: Readonly<Record<CardOrderStatus, readonly CardOrderStatus[]>> = {
  0: [1, 22, 25],
  1: [0, 2, 3, 4, 5, 10, 12, 20, 21, 25],
  2: [0, 22, 24],
  3: [1],
  4: [1, 5, 10, 12, 20, 21],
  5: [11, 12, 22, 24],
  10: [40],
  11: [40],
  12: [40],
  20: [30],
  21: [23, 30],
  22: [],
  23: [],
  24: [],
  25: [],
  30: [10, 11, 12, 20],
  40: [],
}

/** Whether an order may go from one state to another. */
export const canMoveCardOrder = (from: CardOrderStatus, to: CardOrderStatus): boolean =>
  cardOrderTransitions[from].includes(to)

/** What a status means at a glance. */
export type CardOrderFamily = 'open' | 'paid' | 'notPaid' | 'contested' | 'undone'
const families: readonly CardOrderFamily[] = ['open', 'paid', 'notPaid', 'contested', 'undone']

/** The family of a status, from its tens digit. */
export const familyOf = (status: CardOrderStatus): CardOrderFamily => families[Math.floor(status / 10)]!

/** Whether the order was credited. */
export const isPaid = (status: CardOrderStatus): boolean => familyOf(status) === 'paid'
/** Whether the order still waits for somebody. */
export const isOpen = (status: CardOrderStatus): boolean => familyOf(status) === 'open'

/** States of one card inside an order (decision 45). */
export const cardStatus = {
  waiting: 0,
  valid: 1,
  otherValue: 2,
  otherClass: 3,
  unreadable: 4,
  used: 5,
  notActivated: 6,
  duplicateOwn: 7,
  duplicateOther: 8,
  unsupported: 9,
} as const
/** A verdict on one card, as it travels. */
export type CardStatus = (typeof cardStatus)[keyof typeof cardStatus]
/** Every state of a card. */
export const cardStatuses = Object.values(cardStatus)
