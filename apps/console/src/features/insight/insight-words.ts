import { cardOrderStatus, type ReasonCode } from '@kaadi/contract/card-orders'
import type { CardForm, ReceiptType } from '@kaadi/contract/card-types'
import type { DeskAnswers } from '@kaadi/contract/insight'
import { type Message, msg, t } from '@kaadi/words'
import { reasonNames } from '../../platform/content/reason-names.ts'

const stateNames: Readonly<Record<number, Message>> = {
  [cardOrderStatus.submitted]: msg('Waits for a reviewer'),
  [cardOrderStatus.claimed]: msg('With a reviewer'),
  [cardOrderStatus.infoNeeded]: msg('Asked, waits for its seller'),
  [cardOrderStatus.atPartner]: msg('At a partner'),
  [cardOrderStatus.secondReview]: msg('Waits for a second reviewer'),
  [cardOrderStatus.counterOffer]: msg('Offered, waits for its seller'),
  [cardOrderStatus.appeal]: msg('In appeal'),
}
export const stateName = (status: number): string => {
  const name = stateNames[status]
  return name ? t(name) : String(status)
}

/** By `insightAges`. */
export const ageNames: readonly Message[] = [
  msg('Under 15 min'),
  msg('Under 1 h'),
  msg('Under 4 h'),
  msg('Under a day'),
  msg('Older'),
]

const receiptNames: Readonly<Record<ReceiptType, Message>> = {
  none: msg('no receipt'),
  cash: msg('cash receipt'),
  debit: msg('debit receipt'),
  credit: msg('credit receipt'),
}
export const className = ({ form, receiptType }: { form: CardForm; receiptType: ReceiptType }): string =>
  form === 'ecode' ? t('E-code') : t('Card, {receipt}', { receipt: t(receiptNames[receiptType]) })

export const reasonName = (code: number): string => {
  const name = reasonNames[code as ReasonCode]
  return name ? `${code} ${t(name)}` : String(code)
}

/** A length of time in its two largest units. */
export function inTime(seconds: number | null): string {
  if (seconds === null) return '–'
  if (seconds < 60) return t('{seconds} s', { seconds })
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return t('{minutes} min {seconds} s', { minutes, seconds: seconds % 60 })
  return t('{hours} h {minutes} min', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}

/** Of a hundred, or a dash where there is nothing to be a part of. */
export const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((100 * part) / whole)}%`

/** Orders whose promise is kept or not: those that were answered, and those that should have been. */
export const promisedOf = ({ orders, overdue }: Pick<DeskAnswers, 'orders' | 'overdue'>): number =>
  orders + overdue

/** How many promises were kept, of how many, and how many orders are overdue, where any are. */
export function keptOf({ kept, ...answers }: DeskAnswers): string {
  const promised = promisedOf(answers)
  if (promised === 0) return '–'
  const share = { kept, promised, share: percent(kept, promised) }
  return answers.overdue === 0
    ? t('{kept} of {promised} ({share})', share)
    : t('{kept} of {promised} ({share}), {overdue} overdue', { ...share, overdue: answers.overdue })
}

/** What was decided, without questions: those come back. */
export const decidedOf = ({ paid, paidPart, offered, returned, refused, cancelled }: DeskAnswers): number =>
  paid + paidPart + offered + returned + refused + cancelled

export const acceptance = (answers: DeskAnswers): string =>
  percent(answers.paid + answers.paidPart, decidedOf(answers))
