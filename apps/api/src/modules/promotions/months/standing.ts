import type { RankingBoard } from '@kaadi/contract/rankings'
import { sql } from 'kysely'

/** From how many trades on a seller stands on a board. 0108-promotions.sql knows it too, in the index of `clean`. */
export const minTrades = { sold: 1, clean: 10 } as const satisfies Record<RankingBoard, number>

export const boards: readonly RankingBoard[] = ['sold', 'clean']

const rank = {
  sold: sql`m.sold desc, m.last_at, m.user_id`,
  clean: sql`(m.clean::numeric / m.trades) desc, m.clean desc, m.last_at, m.user_id`,
} as const

/** Who counts on a board. */
export const stands = {
  sold: sql<boolean>`m.sold > 0`,
  clean: sql<boolean>`m.trades >= 10`,
} as const

/** The order of a board: whoever came there first stands above their equals. */
export const orderOf = (board: RankingBoard) => rank[board]

/** Sellers of all months in their places. Who has deleted their account gave their place up. */
export const standing = (board: RankingBoard) => sql`
  select m.*, row_number() over (partition by m.month, m.currency_id order by ${orderOf(board)})::integer as place
  from seller_months m join seller_mailboxes o on o.user_id = m.user_id and not o.is_closed
  where ${stands[board]}`
