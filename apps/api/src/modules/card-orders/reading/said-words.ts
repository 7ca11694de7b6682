import {
  type CardOrderStatus,
  cardOrderStatus,
  cardOrderStatuses,
  type ReasonCode,
  reasonCodes,
} from '@kaadi/contract/card-orders'

/** What the desk says of each state, beside the order's name and in what happened to it. */
const stateWords: Readonly<Record<CardOrderStatus, string>> = {
  [cardOrderStatus.submitted]: 'Received, waiting in the queue',
  [cardOrderStatus.claimed]: 'Taken, checking, being checked',
  [cardOrderStatus.infoNeeded]: 'Asked the seller, waits for its seller',
  [cardOrderStatus.atPartner]: 'At partner',
  [cardOrderStatus.secondReview]: 'Second review, waits for a second reviewer',
  [cardOrderStatus.counterOffer]: 'Offer sent, offered, waits for its seller',
  [cardOrderStatus.paidAsQuoted]: 'Paid',
  [cardOrderStatus.paidAdjusted]: 'Paid at the other price',
  [cardOrderStatus.paidPart]: 'Part paid, paid in part',
  [cardOrderStatus.rejectedFinal]: 'Refused',
  [cardOrderStatus.rejectedCorrectable]: 'Returned for correction',
  [cardOrderStatus.cancelledBySeller]: 'Cancelled by its seller',
  [cardOrderStatus.replaced]: 'Replaced, sent again',
  [cardOrderStatus.expired]: 'Expired, ended without an answer',
  [cardOrderStatus.cancelledByDesk]: 'Cancelled by the desk',
  [cardOrderStatus.appeal]: 'In appeal',
  [cardOrderStatus.reversed]: 'Reversed, taken back',
}

/** Reasons in the few words that operators use among themselves. */
export const reasonWords: Readonly<Record<ReasonCode, string>> = {
  101: 'Photo cannot be read',
  102: 'Characters missing or covered',
  103: 'Code differs from the photo',
  104: 'Receipt missing',
  105: 'Receipt cut off or unreadable',
  106: 'Receipt of another class',
  107: 'Other kind or country',
  108: 'Other value',
  201: 'Not activated',
  202: 'Already used, no balance',
  203: 'Code not known to the issuer',
  204: 'Issuer asks for verification',
  205: 'Locked to a region',
  206: 'Membership, not a gift card',
  207: 'Brand just closed',
  208: 'Sent before by another seller',
  209: 'In another order of this seller',
  301: 'Photo was edited',
  302: 'Card may be stolen',
  303: 'Seller was told to buy it (fraud)',
}

/** Whether a word of the sentence begins with it. */
const hasWord = (sentence: string, word: string): boolean =>
  ` ${sentence.toLowerCase().replace(/[,()]/g, ' ')}`.includes(` ${word}`)

/** The states that a word of the desk can mean. */
export const statesSaid = (word: string): CardOrderStatus[] =>
  cardOrderStatuses.filter((status) => hasWord(stateWords[status], word))

/** The reasons that a word of the desk can mean, or their number. */
export const reasonsSaid = (word: string): ReasonCode[] =>
  reasonCodes.filter((code) => hasWord(`${code} ${reasonWords[code]}`, word))

export interface Day {
  readonly from: Date
  readonly to: Date
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const printedDay = new RegExp(
  `(?:^|\\s)(\\d{1,2})\\s+(${months.join('|')})[a-z]*(?:,?\\s+(20\\d{2}))?(?:,?\\s+\\d{1,2}:\\d{2})?(?=\\s|,|$)`,
)
const isoDay = /(?:^|\s)(20\d{2})-(\d{2})-(\d{2})(?=\s|,|$)/
const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Days that are said by how long ago they were. */
const daysAgo = { today: 0, yesterday: 1 } as const
const saidDay = /(?:^|\s)(today|yesterday)(?=\s|,|$)/

/** From midnight in Lagos to midnight in Accra. */
const dayFrom = (start: number): Day => ({ from: new Date(start - hourMs), to: new Date(start + dayMs) })

/**
 * The day that a text names as the desk prints it, `27 Nov, 11:20` or `1 Dec 2026`, as `2026-11-27`, or as `today` and
 * `yesterday` in Lagos, and what is left of the text. Without a year it is the last such day.
 */
export function dayOf(lower: string, now = Date.now()): { readonly day: Day | null; readonly rest: string } {
  const said = saidDay.exec(lower)
  if (said) {
    const midnight = Math.floor((now + hourMs) / dayMs) * dayMs
    const start = midnight - daysAgo[said[1] as keyof typeof daysAgo] * dayMs
    return { day: dayFrom(start), rest: lower.replace(said[0], ' ') }
  }
  const iso = isoDay.exec(lower)
  const printed = iso ? null : printedDay.exec(lower)
  const found = iso ?? printed
  if (!found) return { day: null, rest: lower }
  const [date, month] = iso
    ? [Number(iso[3]), Number(iso[2]) - 1]
    : [Number(found[1]), months.indexOf(found[2]!)]
  const given = iso ? iso[1] : found[3]
  const thisYear = new Date(now).getUTCFullYear()
  const isAhead = Date.UTC(thisYear, month, date) > now + dayMs
  const start = Date.UTC(given === undefined ? thisYear - Number(isAhead) : Number(given), month, date)
  // The thirty-first of February is no day.
  if (new Date(start).getUTCMonth() !== month) return { day: null, rest: lower }
  return { day: dayFrom(start), rest: lower.replace(found[0], ' ') }
}
