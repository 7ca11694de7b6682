import { sql } from 'kysely'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import { type NamedRow, type OwnedKey, ownedKeys } from '../../../lists/owned-keys.ts'

/** Orders of several sellers by their trade numbers. */
export const nameOrders = (on: Reader, keys: readonly OwnedKey[]): Promise<NamedRow[]> =>
  rowsOf(
    on,
    sql<NamedRow>`
    select o.id as key, o.public_id as id, o.trade_number as label
    from ${ownedKeys.rows(keys, 'k')} join card_orders o on o.user_id = k.user_id and o.id = k.id`,
  )

/** By which other modules know the order that an operator names. */
export async function findOrderKey(on: Reader, publicId: string): Promise<OwnedKey | undefined> {
  const rows = await rowsOf(
    on,
    sql<OwnedKey>`select user_id as "userId", id from card_orders where public_id = ${publicId}`,
  )
  return rows[0]
}
