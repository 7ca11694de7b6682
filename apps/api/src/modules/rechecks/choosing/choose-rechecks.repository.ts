import { recheckLivesMs, recheckStatus } from '@kaadi/contract/rechecks'
import { type Kysely, sql } from 'kysely'
import { columns, type Tables, type Tx } from '../../../database/index.ts'
import { orderState } from '../../../states-in-sql.ts'

const { paidAsQuoted, paidPart, rejectedCorrectable, rejectedFinal } = orderState
const { open, taken, lapsed } = recheckStatus

/** By then whatever was decided is written. */
const settled = sql`interval '1 minute'`
/** At the first start, and after a long sleep. */
const most = sql`interval '6 hours'`

/** From when until when answers are chosen from. As text: a microsecond is lost in a date. */
export interface Span {
  readonly from: string
  readonly until: string
}

/** Locked until commit. Undefined where another process chooses. */
export async function lockProgress(tx: Tx): Promise<Span | undefined> {
  await sql`insert into recheck_progress (reached_at) values (now() - ${settled}) on conflict do nothing`.execute(
    tx,
  )
  const { rows } = await sql<Span>`
    select reached_at::text as "from", least(now() - ${settled}, reached_at + ${most})::text as until
    from recheck_progress for update skip locked`.execute(tx)
  return rows[0]
}

export async function moveProgress(tx: Tx, { until }: Span): Promise<void> {
  await sql`update recheck_progress set reached_at = greatest(reached_at, ${until}::timestamptz)`.execute(tx)
}

export interface Answered {
  readonly userId: bigint
  readonly orderId: bigint
  readonly publicId: string
}

/** What one reviewer accepted or refused. What two have judged is known to agree or not (decision 117). */
export async function listAnswered(tx: Tx, { from, until }: Span): Promise<Answered[]> {
  const { rows } = await sql<Answered>`
    select a.user_id as "userId", a.order_id as "orderId", o.public_id as "publicId"
    from desk_answers a join order_names o on o.user_id = a.user_id and o.id = a.order_id
    where a.answered_at > ${from}::timestamptz and a.answered_at <= ${until}::timestamptz
      and a.is_last and a.first_judge is null
      and a.status in (${paidAsQuoted}, ${paidPart}, ${rejectedFinal}, ${rejectedCorrectable})`.execute(tx)
  return rows
}

const item = columns<Answered>({
  user_id: ['bigint', ({ userId }) => userId],
  order_id: ['bigint', ({ orderId }) => orderId],
  public_id: ['text', ({ publicId }) => publicId],
})

/** `publicId` is the one that the look is to have. */
export async function insertRechecks(tx: Tx, chosen: readonly Answered[]): Promise<void> {
  if (chosen.length === 0) return
  await sql`
    with made as (
      insert into rechecks (user_id, order_id, public_id, judged_by, judged_at, result, card_type_id, form, receipt_type, ends_at)
      select c.user_id, c.order_id, c.public_id, a.operator_id, a.answered_at, a.status, a.card_type_id, a.form, a.receipt_type,
             now() + ${sql.lit(recheckLivesMs)} * interval '1 ms'
      from ${item.rows(chosen, 'c')}
      join desk_answers a on a.user_id = c.user_id and a.order_id = c.order_id and a.is_last
      on conflict on constraint rechecks_of_order_once do nothing
      returning user_id, id, order_id
    )
    insert into recheck_cards (user_id, recheck_id, position, first_verdict, first_reason)
    select m.user_id, m.id, k.position, k.status, k.reason_code
    from made m join judged_cards k on k.user_id = m.user_id and k.order_id = m.order_id`.execute(tx)
}

/** Chooses one order, whatever the key says of it. */
export async function chooseOrder(tx: Tx, giftOrderId: string, recheckId: string): Promise<void> {
  const { rows } = await sql<Pick<Answered, 'userId' | 'orderId'>>`
    select user_id as "userId", id as "orderId" from order_names where public_id = ${giftOrderId}`.execute(tx)
  await insertRechecks(
    tx,
    rows.map((order) => ({ ...order, publicId: recheckId })),
  )
}

/** Nobody looked in time: orders that wait come first. */
export async function lapseRechecks(db: Kysely<Tables>): Promise<void> {
  await sql`
    update rechecks set status = ${sql.lit(lapsed)}, taken_by = null, taken_at = null, taken_until = null
    where status in (${sql.lit(open)}, ${sql.lit(taken)}) and ends_at <= now()
      and (taken_until is null or taken_until <= now())`.execute(db)
}
