import type { Invariant } from './invariant.ts'

/** A table whose rows change by events, and what its rules call one of its rows. */
export interface Eventful {
  readonly table: string
  readonly events: string
  readonly transitions: string
  /** The column by which an event names its row. */
  readonly id: string
  /** `an order`, as its titles say. */
  readonly name: string
}

/** I28 and I29 of a table with events: they have no gap, and the row stands where the last one left it. */
export const followsItsEvents = ({
  table,
  events,
  transitions,
  id,
  name,
}: Eventful): readonly Invariant[] => [
  {
    id: 'I28',
    title: `The events of ${name} have contiguous versions, each beginning where the last one ended`,
    sql: `
      select ${id}, version, from_status, ended_before
      from (
        select ${id}, version, from_status, to_status,
               lag(to_status) over line as ended_before, row_number() over line as place
        from ${events} window line as (partition by user_id, ${id} order by version)
      ) events
      where version <> place or from_status is distinct from ended_before
         or (from_status is not null and not exists (
               select from ${transitions} t
               where t.from_status = events.from_status and t.to_status = events.to_status))`,
  },
  {
    id: 'I29',
    title: `The state and version of ${name} are those of its last event`,
    sameBy: [id, 'versions_more', 'is_other_status'],
    sql: `
      select r.id as ${id}, r.status, r.version, e.to_status, e.version as last_version,
             r.version - coalesce(e.version, 0) as versions_more,
             r.status is distinct from e.to_status::smallint as is_other_status
      from ${table} r
      left join lateral (
        select to_status, version from ${events} e
        where e.user_id = r.user_id and e.${id} = r.id order by version desc limit 1
      ) e on true
      where (r.status, r.version) is distinct from (e.to_status::smallint, e.version)`,
  },
]
