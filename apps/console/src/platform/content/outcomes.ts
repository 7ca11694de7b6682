import {
  type CardOrder,
  cardOrderStatus,
  cardStatus,
  isReasonCode,
  type OrderCard,
  type Reason,
  reasonCodes,
  reasons,
} from '@kaadi/contract/card-orders'
import { type Message, msg, t } from '@kaadi/words'
import { reasonNames } from './reason-names.ts'

/** Paid at its value, sent back for correction, refused for good, or offered another price. */
export type Outcome = 'valid' | 'return' | 'refuse' | 'offer'

/** What a card can turn out to be, in the order of their keys: 1 to 4. */
export const outcomes: readonly {
  readonly value: Outcome
  readonly label: Message
  readonly tone: 'ok' | 'todo' | 'bad'
}[] = [
  { value: 'valid', label: msg('Valid'), tone: 'ok' },
  { value: 'return', label: msg('Send back'), tone: 'todo' },
  { value: 'refuse', label: msg('Refuse'), tone: 'bad' },
  { value: 'offer', label: msg('Other price'), tone: 'todo' },
]
/** The same as `CardVerdict` takes them, by their place in the list. */
export const outcomeOptions = () =>
  outcomes.map(({ label, tone }, value) => ({ value, label: t(label), tone }))

const outcomeOf = ({ correctable, verdict }: Reason): Outcome => {
  if (verdict === cardStatus.otherValue || verdict === cardStatus.otherClass) return 'offer'
  return correctable ? 'return' : 'refuse'
}

/** States in which no verdict stands: none was given yet, it is to be given anew, or it came to nothing. */
const withoutVerdict: ReadonlySet<CardOrder['orderStatus']> = new Set([
  cardOrderStatus.submitted,
  cardOrderStatus.claimed,
  cardOrderStatus.atPartner,
  cardOrderStatus.cancelledBySeller,
  cardOrderStatus.cancelledByDesk,
])

/**
 * What was decided of a card; undefined while it waits. A card whose seller answered a question still carries the verdict
 * of before: the next reviewer judges it anew. One that waits for a second look carries the first verdict, shown to who gave it.
 */
export const decidedOutcome = (
  { orderStatus }: Pick<CardOrder, 'orderStatus'>,
  { cardStatus: status, reason, offer }: OrderCard,
): Outcome | undefined => {
  if (withoutVerdict.has(orderStatus)) return undefined
  if (status === cardStatus.valid) return 'valid'
  if (offer) return 'offer'
  return reason && isReasonCode(reason.code) ? outcomeOf(reasons[reason.code]) : undefined
}

/** Reasons that lead to an outcome. */
export const reasonsFor = (outcome: Outcome) =>
  reasonCodes.map((code) => ({ code, ...reasons[code] })).filter((reason) => outcomeOf(reason) === outcome)

/** Keys of reasons from the first on. Letters that mean something else where cards are judged are left out. */
const reasonKeys = [...'qweasfzxvbyu']

/** Reasons as `ReasonPicker` takes them, each with its key. */
export const keyedReasons = (outcome: Outcome) =>
  reasonsFor(outcome).map(({ code, text, nextStep, correctable }, at) => ({
    code,
    label: t(reasonNames[code]),
    correctable,
    sellerText: `${text} ${nextStep}`,
    shortcut: reasonKeys[at],
  }))
