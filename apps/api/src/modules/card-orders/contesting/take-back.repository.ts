import { sql } from 'kysely'
import type { Tx } from '../../../database/index.ts'
import { orderState, orderStatesOf } from '../../../states-in-sql.ts'

export interface TakenBack {
  /** Minor units. */
  readonly amount: bigint
  /** What the wallet did not have of it. */
  readonly owed: bigint
}

/**
 * Takes a paid order back: its credit is mirrored in the books leg by leg, what the wallet does not have is owed first. Points
 * follow (0122). Undefined where the order is not paid.
 */
export async function takeBackOrder(
  tx: Tx,
  given: { readonly userId: bigint; readonly orderId: bigint; readonly operatorId: bigint },
): Promise<TakenBack | undefined> {
  const { rows } = await sql<TakenBack>`
    with moved as (
      update card_orders set status = ${orderState.reversed}, version = version + 1, actor = 'desk',
                             operator_id = ${given.operatorId}, updated_at = now()
      where user_id = ${given.userId} and id = ${given.orderId} and status in ${orderStatesOf('paid')}
      returning user_id, id, public_id, currency_id, settled_amount
    ), posted as materialized (
      select id, ledger_reverse('card-order.paid', 'card-order.reversed', 'card-order.shortfall', id) as owed from moved
    )
    select m.settled_amount as amount, p.owed, publish_user_events(array[
      card_order_event(m.user_id, m.public_id, ${orderState.reversed}), balance_event(m.user_id, m.currency_id)])
    from moved m join posted p on p.id = m.id`.execute(tx)
  return rows[0] && { amount: rows[0].amount, owed: rows[0].owed }
}
