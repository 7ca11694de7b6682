import type { Posting, PostingStatus } from './posting.ts'
import { referenceOf } from './posting.ts'

/** Named once per connection; the arrays run in parallel, one place per leg. */
export const postEachName = 'ledger.post-each'
export const postEachText = `
  select kind, event_id, status from ledger_post_each(array(
    select row(l.kind, l.event_id, l.leg, l.debit, l.credit, l.amount)::ledger_leg
    from unnest($1::text[], $2::bigint[], $3::int[], $4::text[], $5::text[], $6::bigint[])
      with ordinality as l (kind, event_id, leg, debit, credit, amount, ord)
    order by l.ord))`

export interface StatusRow {
  readonly kind: string
  readonly event_id: bigint
  readonly status: PostingStatus
}

/** The statement's six arrays. */
export function legColumns(postings: readonly Posting[]) {
  const kinds: string[] = []
  const eventIds: bigint[] = []
  const numbers: number[] = []
  const debits: string[] = []
  const credits: string[] = []
  const amounts: bigint[] = []
  for (const { kind, eventId, legs } of postings) {
    for (const [number, { debit, credit, amount }] of legs.entries()) {
      kinds.push(kind)
      eventIds.push(eventId)
      numbers.push(number)
      debits.push(debit)
      credits.push(credit)
      amounts.push(amount)
    }
  }
  return [kinds, eventIds, numbers, debits, credits, amounts]
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
