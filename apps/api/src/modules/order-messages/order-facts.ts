import { isPaid } from '@kaadi/contract/card-orders'
import { sql } from 'kysely'
import { type Reader, rowsOf } from '../../database/named-read.ts'
import type { SubjectOrder } from './order-messages.repository.ts'
import { amountOfOrder, type TitledOrder, titledColumns, titledOrders, titleOfOrder } from './titled-order.ts'

/** What an answer may say of the order. */
export interface OrderFacts {
  readonly title: string
  readonly tradeNumber: string
  readonly sellerName: string
  /** What was paid, or is promised. */
  readonly amount: string
  /** Undefined where nothing is paid, or no longer. */
  readonly paid: string | undefined
}

export async function findOrderFacts(
  on: Reader,
  { userId, id, sellerEmail }: SubjectOrder,
): Promise<OrderFacts> {
  const rows = await rowsOf(
    on,
    sql<TitledOrder & { firstName: string | null }>`
      select ${titledColumns}, n.first_name as "firstName"
      from ${titledOrders} left join seller_names n on n.id = o.user_id
      where o.user_id = ${userId} and o.id = ${id}`,
  )
  const stored = rows[0]!
  const amount = amountOfOrder(stored)
  return {
    title: titleOfOrder(stored),
    tradeNumber: stored.tradeNumber,
    sellerName: stored.firstName ?? sellerEmail.split('@')[0]!,
    amount,
    paid: isPaid(stored.status) ? amount : undefined,
  }
}

/** The fields that the service fills in itself, `macroKnownFields`: those that are true of this order. */
export const valuesOf = ({
  sellerName,
  tradeNumber,
  title,
  amount,
  paid,
}: OrderFacts): Record<string, string> => ({
  seller: sellerName,
  number: tradeNumber,
  card: title,
  amount,
  ...(paid !== undefined && { paid }),
})
