import { sql } from 'kysely'
import { type Reader, rowsOf } from '../../../database/named-read.ts'

export interface StoredDevice {
  /** In hex. */
  readonly fingerprint: string
  readonly isNamed: boolean
  readonly firstSeenAt: Date
  readonly lastSeenAt: Date
  /** How many other sellers have signed in on it; none of one that does not name itself. */
  readonly otherSellers: number
}

/** Devices that a seller has signed in on, last used first. */
export const listDevices = (on: Reader, userId: bigint): Promise<StoredDevice[]> =>
  rowsOf(
    on,
    sql<StoredDevice>`
      select encode(d.device_hash, 'hex') as fingerprint, d.is_named as "isNamed", d.first_seen_at as "firstSeenAt",
        d.last_seen_at as "lastSeenAt",
        case when d.is_named then (select count(distinct o.user_id)::integer from user_devices o
          where o.device_hash = d.device_hash and o.is_named and o.user_id <> d.user_id) else 0 end as "otherSellers"
      from user_devices d where d.user_id = ${userId} order by d.last_seen_at desc limit 50`,
  )
