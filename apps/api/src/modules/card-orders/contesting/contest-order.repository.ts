import { appealWindowMs } from '@kaadi/contract/appeals'
import { resubmitWindowMs } from '@kaadi/contract/primitives'
import { sql } from 'kysely'
import { constraintOf, type Tx } from '../../../database/index.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { orderState } from '../../../states-in-sql.ts'
import { reserveAgain } from '../../coupons/index.ts'

const { appeal, rejectedCorrectable, rejectedFinal } = orderState
const resubmitWindow = sql`${sql.lit(resubmitWindowMs)} * interval '1 ms'`
const appealWindow = sql`${sql.lit(appealWindowMs)} * interval '1 ms'`

/** An order whose refusal is contested, and who gave its verdicts. */
export interface ContestedOrder {
  readonly id: bigint
  readonly refusedBy: bigint
  readonly judgedBefore: readonly bigint[]
}

/**
 * A refusal that its seller may appeal against is contested, by the database's clock; its coupon is reserved again where it
 * is still free. Undefined where it may not be.
 */
export async function contestOrder(
  tx: Tx,
  { userId, publicId }: { readonly userId: bigint; readonly publicId: string },
): Promise<ContestedOrder | undefined> {
  const { rows } = await asRepeated(() =>
    sql<ContestedOrder>`
    with moved as (
      update card_orders o set status = ${appeal}, version = o.version + 1, actor = 'seller', updated_at = now()
      where o.public_id = ${publicId} and o.user_id = ${userId} and now() < o.operator_time + ${appealWindow}
        and (o.status = ${rejectedFinal} or o.status = ${rejectedCorrectable}
             and (o.parent_id is not null or now() >= o.operator_time + ${resubmitWindow}))
      returning o.user_id, o.id, o.public_id, o.coupon_id, o.decided_by, o.first_judge, o.second_judge
    ), coupon as (${sql.raw(reserveAgain('moved'))}
    ), notified as (
      select publish_user_events(array_agg(card_order_event(user_id, public_id, ${appeal}))) from moved having count(*) > 0
    )
    select id, decided_by as "refusedBy", array_remove(array[first_judge, second_judge], null) as "judgedBefore" from moved, notified`.execute(
      tx,
    ),
  )
  return rows[0]
}

/** The same card was sent again in another order. */
async function asRepeated<R>(work: () => Promise<R>): Promise<R> {
  try {
    return await work()
  } catch (error) {
    if (constraintOf(error) === 'order_cards_live_once') throw new DomainError('cardAlreadySubmitted')
    throw error
  }
}
