import { type RawBuilder, sql } from 'kysely'

/**
 * Texts that begin so, by an index with `text_pattern_ops`. As a range rather than `like`: the service's plans are made
 * without the values, and a pattern that is not known yet serves no index.
 */
export const begins = (column: RawBuilder<string>, text: string): RawBuilder<boolean> =>
  sql<boolean>`(${column} ~>=~ ${text} and ${column} ~<~ ${`${text}\u{10ffff}`})`

/** Sellers (`seller_names n`) whose name begins so, either name first: two conditions, each with its index. */
export const namesBegin = (lower: string): readonly RawBuilder<boolean>[] => [
  begins(sql`n.by_first`, lower),
  begins(sql`n.by_last`, lower),
]

/**
 * Rows of a seller's own tables that any of these finds, each by an index of its own and with the columns user_id and id.
 * Found first and handed over as a list: the planner takes what it does not know for a share of the table, and would
 * look through all that waits instead.
 */
export const foundBy = (
  key: RawBuilder<unknown>,
  finds: readonly RawBuilder<unknown>[],
): RawBuilder<boolean> =>
  sql<boolean>`${key} in (select found.* from
    (select array_agg(user_id) as users, array_agg(id) as ids from (${sql.join(finds, sql` union all `)}) finds) finds,
    unnest(finds.users, finds.ids) found)`
