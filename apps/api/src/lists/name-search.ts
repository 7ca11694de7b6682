import { type RawBuilder, sql } from 'kysely'

/**
 * Texts that begin so, by an index with `text_pattern_ops`. As a range rather than `like`: the service's plans are made
 * without the values, and a pattern that is not known yet serves no index.
 */
export const begins = (column: RawBuilder<string>, text: string): RawBuilder<boolean> =>
  sql<boolean>`(${column} ~>=~ ${text} and ${column} ~<~ ${`${text}\u{10ffff}`})`

/** Rows of a seller's own tables that any of these finds, each by an index of its own. */
export const foundBy = (
  key: RawBuilder<unknown>,
  finds: readonly RawBuilder<unknown>[],
): RawBuilder<boolean> => sql<boolean>`${key} in (${sql.join(finds, sql` union all `)})`
