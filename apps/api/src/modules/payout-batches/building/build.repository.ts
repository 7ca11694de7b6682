import { sql } from 'kysely'
import { columns, type Tx } from '../../../database/index.ts'
import type { PayoutRoute } from '../../payout-worker/index.ts'
import { payoutTables } from '../../payouts/index.ts'
import { type Rail, railOf, type WhyNot, whyNot } from './candidates.repository.ts'

interface Wanted {
  readonly publicId: string
}

const wanted = columns<Wanted>({ public_id: ['text', ({ publicId }) => publicId] })

export interface NewBatch extends Rail {
  readonly publicId: string
  readonly operatorId: bigint
  readonly ids: readonly string[]
}

export interface Chosen {
  readonly place: number
  readonly userId: bigint
  readonly withdrawalId: bigint
  readonly reference: string
  readonly amount: bigint
  readonly accountDigest: Buffer
  readonly why: WhyNot | null
  readonly fits: boolean
}

const chosen = columns<Chosen>({
  place: ['integer', ({ place }) => place],
  user_id: ['bigint', ({ userId }) => userId],
  withdrawal_id: ['bigint', ({ withdrawalId }) => withdrawalId],
  reference: ['text', ({ reference }) => reference],
  amount: ['bigint', ({ amount }) => amount],
  account_digest: ['bytea', ({ accountDigest }) => accountDigest],
  why: ['text', ({ why }) => why],
})

/** What was chosen, as it stands; its rows stay so until the commit. */
export async function lockChosen(
  tx: Tx,
  routes: readonly PayoutRoute[],
  { ids, provider, currencyId }: NewBatch,
): Promise<Chosen[]> {
  const given = ids.map((publicId) => ({ publicId }))
  const { rows } = await sql<Chosen>`
    select g.ord::integer as place, w.user_id as "userId", w.id as "withdrawalId", w.provider_reference as reference,
      w.net as amount, w.account_digest as "accountDigest", ${whyNot} as why,
      coalesce(w.currency_id = ${currencyId} and ${railOf(routes)} = ${provider}, false) as fits
    from ${wanted.rows(given, 'g')} join ${payoutTables} on w.public_id = g.public_id
    order by g.ord for no key update of w`.execute(tx)
  return rows
}

/** Writes the batch of them; those with a reason stand beside its list. */
export async function insertBatch(tx: Tx, batch: NewBatch, items: readonly Chosen[]): Promise<void> {
  await sql`
    with item as materialized (
      select * from ${chosen.rows(items, 'c')}
    ), batch as (
      insert into payout_batches (public_id, provider, by_hand, currency_id, count, amount, list_digest, made_by)
      select ${batch.publicId}, r.provider, r.by_hand, ${batch.currencyId}::smallint, l.count, l.amount, l.digest,
             ${batch.operatorId}::bigint
      from payout_promises r, (
        select count(*)::integer as count, sum(i.amount)::bigint as amount,
               sha256(convert_to(string_agg(i.reference || ':' || i.amount || ':' || encode(i.account_digest, 'hex'), ','
                                            order by i.place), 'UTF8')) as digest
        from item i where i.why is null) l
      where r.provider = ${batch.provider}
      returning id
    )
    insert into payout_batch_items (batch_id, place, user_id, withdrawal_id, reference, amount, account_digest, is_listed,
                                    left_why, left_at)
    select b.id, i.place, i.user_id, i.withdrawal_id, i.reference, i.amount, i.account_digest, i.why is null, i.why,
           case when i.why is not null then now() end
    from batch b, item i`.execute(tx)
}
