import { type CardStatus, cardStatus } from './card-order.status.ts'

/** A reason for which a card is not accepted, in the words of both sides. */
export interface Reason {
  /** What the seller reads. */
  readonly text: string
  /** What the seller can do next. */
  readonly nextStep: string
  /** The same where no appeal can be made, if the other words name one. */
  readonly withoutAppeal?: string
  /** Whether the seller may send the card again (status 21). */
  readonly correctable: boolean
  /** Whether the refusal counts against the seller: in the number of refused trades at the desk, and on the board of the cleanest. */
  readonly strike: boolean
  /** The verdict on the card that goes with it. */
  readonly verdict: CardStatus
}

const correctable = (text: string, nextStep: string): Reason => ({
  text,
  nextStep,
  correctable: true,
  strike: true,
  verdict: cardStatus.unreadable,
})
const final = (verdict: CardStatus, text: string, nextStep: string, withoutAppeal?: string): Reason => ({
  text,
  nextStep,
  ...(withoutAppeal !== undefined && { withoutAppeal }),
  correctable: false,
  strike: true,
  verdict,
})
/** No fault of the seller. */
const noStrike = (reason: Reason): Reason => ({ ...reason, strike: false })

/** Why a card was not paid, or not as quoted (decision 46). 106 to 108 lead to another price (decision 79). */
export const reasons = {
  101: correctable(
    'The photo cannot be read.',
    'Scratch the panel fully and take the photo again in daylight.',
  ),
  102: correctable(
    'Characters of the code are missing or covered.',
    'Uncover the whole code and send it again.',
  ),
  103: correctable(
    'The code you typed is not the one on the photo.',
    'Compare both character by character and send again.',
  ),
  104: correctable('The receipt is missing.', 'Add a photo of the receipt.'),
  105: correctable(
    'The receipt is cut off or cannot be read.',
    'Take the whole receipt in one photo, flat and in daylight.',
  ),
  106: final(
    cardStatus.otherClass,
    'The receipt is of another kind than you chose.',
    'Look at the new price, then accept or refuse it.',
  ),
  107: final(
    cardStatus.otherClass,
    'The card is of another kind or country than you chose.',
    'Look at the new price, then accept or refuse it.',
  ),
  108: final(
    cardStatus.otherValue,
    'The value of the card is not the one you typed.',
    'Look at the new price, then accept or refuse it.',
  ),
  201: final(
    cardStatus.notActivated,
    'The card was never activated at the till.',
    'Ask the shop to activate it, then sell it as a new trade.',
  ),
  202: final(
    cardStatus.used,
    'The card has no balance: it was already used.',
    'If you did not use it, ask the issuer and appeal with the answer.',
    'If you did not use it, ask the shop or the issuer what became of it.',
  ),
  203: final(
    cardStatus.used,
    'The issuer does not know this code.',
    'Compare it with the card. If it is right, ask the shop.',
  ),
  204: final(
    cardStatus.unsupported,
    'The issuer asks for more verification.',
    'Only the buyer can do this with the issuer.',
  ),
  205: final(
    cardStatus.unsupported,
    'The card is locked to a region we do not buy.',
    'See the countries we buy for this brand.',
  ),
  206: final(
    cardStatus.unsupported,
    'This is a membership, not a gift card.',
    'We buy gift cards with a value alone.',
  ),
  207: noStrike(
    final(
      cardStatus.unsupported,
      'We have just stopped buying this brand.',
      'Set an alert and sell it when we buy again.',
    ),
  ),
  // Sellers are never told of each other: the sentence is as true for whoever was cheated as for whoever cheats.
  208: final(
    cardStatus.duplicateOther,
    'We cannot buy this card: its value was already claimed.',
    'If you bought it new, ask the shop or the issuer and appeal with the answer.',
    'If you bought it new, ask the shop or the issuer what became of it.',
  ),
  209: noStrike(
    final(
      cardStatus.duplicateOwn,
      'The same card is in another of your trades.',
      'Open that trade to follow it. This is no strike.',
    ),
  ),
  301: final(
    cardStatus.unsupported,
    'The photo was changed after it was taken.',
    'Send the untouched photo as a new trade.',
  ),
  302: final(
    cardStatus.unsupported,
    'We cannot confirm that this card is yours to sell.',
    'If you bought it, appeal with the receipt of the shop.',
    'Keep the receipt of the shop, and ask us if something is unclear.',
  ),
  // Whoever was told to buy a card is the one who is cheated: it is nothing against them.
  303: noStrike(
    final(
      cardStatus.unsupported,
      'Somebody seems to have told you to buy this card: that is nearly always a fraud.',
      'Keep the card and send its code to nobody. Ask us: it counts nothing against you.',
    ),
  ),
} as const satisfies Record<number, Reason>

/** What the seller can do next: words that name an appeal only where one can be made. */
export const nextStepOf = (code: ReasonCode, mayAppeal: boolean): string => {
  const { nextStep, withoutAppeal }: Reason = reasons[code]
  return mayAppeal ? nextStep : (withoutAppeal ?? nextStep)
}

/** Number of a reason; it keeps its meaning for ever. */
export type ReasonCode = keyof typeof reasons
/** Every number of a reason. */
export const reasonCodes = Object.keys(reasons).map(Number) as ReasonCode[]
/** Reasons that count against the seller. */
export const strikeReasons: readonly ReasonCode[] = reasonCodes.filter((code) => reasons[code].strike)
/** Whether a number is one of the reasons. */
export const isReasonCode = (code: number): code is ReasonCode => code in reasons
