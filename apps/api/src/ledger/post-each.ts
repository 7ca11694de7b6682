import { columns, statement } from '../database/index.ts'
import type { Leg, Posting, PostingStatus } from './posting.ts'
import { referenceOf } from './posting.ts'

interface NumberedLeg extends Leg {
  readonly kind: Posting['kind']
  readonly eventId: bigint
  readonly number: number
}

const leg = columns<NumberedLeg>({
  kind: ['text', ({ kind }) => kind],
  event_id: ['bigint', ({ eventId }) => eventId],
  leg: ['integer', ({ number }) => number],
  debit: ['text', ({ debit }) => debit],
  credit: ['text', ({ credit }) => credit],
  amount: ['bigint', ({ amount }) => amount],
})

/** What the columns declare, of all postings; legs are numbered from 0 in each. Loops: it runs for every posting. */
export function numberedLegs(postings: readonly Posting[]): NumberedLeg[] {
  const numbered: NumberedLeg[] = []
  for (const { kind, eventId, legs } of postings) {
    let number = 0
    for (const { debit, credit, amount } of legs)
      numbered.push({ kind, eventId, number: number++, debit, credit, amount })
  }
  return numbered
}

export const postEach = statement<NumberedLeg, StatusRow>(
  'ledger.post-each',
  leg,
  `
  select kind, event_id, status from ledger_post_each(array(
    select row(l.kind, l.event_id, l.leg, l.debit, l.credit, l.amount)::ledger_leg
    from ${leg.as('l')}
    order by l.ord))`,
)

export interface StatusRow {
  readonly kind: string
  readonly event_id: bigint
  readonly status: PostingStatus
}

/** Answers in the order of the postings. */
export function statusesOf(postings: readonly Posting[], rows: readonly StatusRow[]): PostingStatus[] {
  const statuses = new Map(rows.map(({ kind, event_id, status }) => [`${kind}:${event_id}`, status]))
  return postings.map((posting) => {
    const status = statuses.get(referenceOf(posting))
    if (!status) throw new Error(`The ledger gave no answer for ${referenceOf(posting)}`)
    return status
  })
}
