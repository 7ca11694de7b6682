import { sql } from 'kysely'
import type { Tx } from '../../../database/index.ts'
import { orderState } from '../../../states-in-sql.ts'
import { shredCodes } from '../destroying/shred-codes.ts'
import { hasRedeemed } from './has-redeemed.ts'
import { isHeld, type LeaseHolder, released } from './leases.repository.ts'

const { cancelledByDesk } = orderState

/** Ends an order that this operator holds, and destroys its codes. Undefined where the claim is not live. */
export async function cancelHeld(
  tx: Tx,
  holder: LeaseHolder,
): Promise<{ readonly userId: bigint; readonly tradeNumber: string } | undefined> {
  const { rows } = await sql<{ userId: bigint; tradeNumber: string }>`
    with moved as (
      update card_orders o set status = ${cancelledByDesk}, version = version + 1, actor = 'desk',
                               operator_id = ${holder.operatorId}, ${released}
      where o.public_id = ${holder.publicId} and ${isHeld(holder)} and not ${hasRedeemed('o')}
      returning o.user_id, o.id, o.public_id, o.trade_number
    ), shredded as (${sql.raw(shredCodes('moved'))}
    ), notification as (
      select publish_user_events(array_agg(card_order_event(user_id, public_id, ${cancelledByDesk}))) from moved having count(*) > 0
    )
    select user_id as "userId", trade_number as "tradeNumber" from moved, notification`.execute(tx)
  return rows[0]
}
