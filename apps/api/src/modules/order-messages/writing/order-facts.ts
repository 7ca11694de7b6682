import { sql } from 'kysely'
import type { Tx } from '../../../database/index.ts'
import type { SubjectOrder } from '../order-messages.repository.ts'
import {
  amountOfOrder,
  type TitledOrder,
  titledColumns,
  titledOrders,
  titleOfOrder,
} from '../titled-order.ts'

/** What an answer may say of the order. */
export interface OrderFacts {
  readonly title: string
  readonly tradeNumber: string
  readonly sellerName: string
  readonly amount: string
}

export async function findOrderFacts(tx: Tx, { userId, id, sellerEmail }: SubjectOrder): Promise<OrderFacts> {
  const { rows } = await sql<TitledOrder & { firstName: string | null }>`
    select ${titledColumns}, n.first_name as "firstName"
    from ${titledOrders} left join seller_names n on n.id = o.user_id
    where o.user_id = ${userId} and o.id = ${id}`.execute(tx)
  const stored = rows[0]!
  return {
    title: titleOfOrder(stored),
    tradeNumber: stored.tradeNumber,
    sellerName: stored.firstName ?? sellerEmail.split('@')[0]!,
    amount: amountOfOrder(stored),
  }
}

/** The fields that the service fills in itself: `macroKnownFields`. */
export const valuesOf = ({ sellerName, tradeNumber, title, amount }: OrderFacts) => ({
  seller: sellerName,
  number: tradeNumber,
  card: title,
  amount,
})
