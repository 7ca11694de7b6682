import type { Switch, SwitchChange } from '@kaadi/contract/switches'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables, Tx } from '../../database/index.ts'
import type { Closed } from '../../http/require-open.ts'

export interface StoredSwitch {
  readonly name: Switch['name']
  readonly subject: string
  readonly isOpen: boolean
  readonly reason: string | null
  readonly reopensAt: Date | null
  readonly changedBy: string | null
  readonly changedAt: Date | null
}

const selected = sql`
  select s.name, s.subject, s.is_open as "isOpen", s.reason, s.reopens_at as "reopensAt", o.name as "changedBy",
         s.changed_at as "changedAt"
  from switches s left join console_operators o on o.id = s.changed_by`

export async function listStoredSwitches(on: Kysely<Tables>): Promise<StoredSwitch[]> {
  return rowsOf(on, sql`${selected} order by s.name desc, s.subject desc`)
}

type Which = Pick<Switch, 'name' | 'subject'>

/** One switch until the transaction ends; undefined where there is none. A brand's begins with its first change. */
export async function lockSwitch(tx: Tx, { name, subject }: Which): Promise<StoredSwitch | undefined> {
  if (name === 'brand')
    await sql`insert into switches (name, subject) values (${name}, ${subject}) on conflict do nothing`.execute(
      tx,
    )
  const which = sql`${selected} where s.name = ${name} and s.subject = ${subject} for no key update of s`
  return (await rowsOf(tx, which))[0]
}

/** One that is locked. Each change has a time of its own, to the millisecond: by it a later one is told from an earlier one. */
export async function setSwitch(
  tx: Tx,
  operatorId: bigint,
  { name, subject, ...change }: Omit<SwitchChange, 'before'>,
): Promise<void> {
  const reason = change.isOpen ? null : (change.reason ?? null)
  const reopensAt = change.isOpen ? null : (change.reopensTime ?? null)
  await sql`
    update switches set is_open = ${change.isOpen}, reason = ${reason}, reopens_at = ${reopensAt},
      changed_at = greatest(date_trunc('milliseconds', clock_timestamp()), changed_at + interval '1 millisecond'),
      changed_by = ${operatorId}
    where name = ${name} and subject = ${subject}`.execute(tx)
}

/** What is known of the closing of the whole service; undefined while it is open. */
export async function findClosing(on: Kysely<Tables>): Promise<Closed | undefined> {
  const { rows } = await sql<Closed>`
    select reopens_at as "reopensAt" from switches where name = 'service' and not is_open`.execute(on)
  return rows[0]
}

const rowsOf = async (on: Kysely<Tables>, query: RawBuilder<unknown>): Promise<StoredSwitch[]> =>
  (await (query as RawBuilder<StoredSwitch>).execute(on)).rows
