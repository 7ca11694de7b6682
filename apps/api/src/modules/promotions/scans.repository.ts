import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/index.ts'

type On = Kysely<Tables>

/** What is looked through, by one at a time. */
export type Scan = 'friends' | 'months' | 'tasks'

/** One pass at a time: the next waits here until this one has committed. */
export async function lockScan(on: On, name: Scan): Promise<void> {
  await sql`insert into promotion_scans (name) values (${name}) on conflict do nothing`.execute(on)
  await sql`select from promotion_scans where name = ${name} for no key update`.execute(on)
}

/** From where a pass looks on: sales that were committed a little after the time that they carry are seen too. */
export const scannedTo = (name: Scan) =>
  sql`(select scanned_to - interval '10 minutes' from promotion_scans where name = ${name})`

/** Up to where this pass has looked. */
export async function markScanned(on: On, name: Scan): Promise<void> {
  await sql`update promotion_scans set scanned_to = now() where name = ${name}`.execute(on)
}
