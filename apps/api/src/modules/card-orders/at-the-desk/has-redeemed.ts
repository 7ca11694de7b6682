import { type RawBuilder, sql } from 'kysely'

/** Part of a statement: whether a card of the order that `alias` calls was redeemed (decision 188). */
export const hasRedeemed = (alias: string): RawBuilder<boolean> => sql<boolean>`
  exists (select from redeemed_cards r where r.user_id = ${sql.ref(alias)}.user_id and r.order_id = ${sql.ref(alias)}.id)`
