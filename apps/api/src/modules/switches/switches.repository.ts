import type { Switch, SwitchChange } from '@kaadi/contract/switches'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/index.ts'
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

export async function listStoredSwitches(on: Kysely<Tables>): Promise<StoredSwitch[]> {
  const { rows } = await sql<StoredSwitch>`
    select s.name, s.subject, s.is_open as "isOpen", s.reason, s.reopens_at as "reopensAt", o.name as "changedBy",
           s.changed_at as "changedAt"
    from switches s left join console_operators o on o.id = s.changed_by order by s.name desc, s.subject desc`.execute(
    on,
  )
  return rows
}

/** False where there is no such switch; a brand's begins with its first change. */
export async function setSwitch(
  on: Kysely<Tables>,
  operatorId: bigint,
  { name, subject, ...change }: SwitchChange,
): Promise<boolean> {
  const reason = change.isOpen ? null : (change.reason ?? null)
  const reopensAt = change.isOpen ? null : (change.reopensTime ?? null)
  if (name === 'brand')
    await sql`insert into switches (name, subject) values (${name}, ${subject}) on conflict do nothing`.execute(
      on,
    )
  const { numAffectedRows } = await sql`
    update switches set is_open = ${change.isOpen}, reason = ${reason}, reopens_at = ${reopensAt}, changed_at = now(),
                        changed_by = ${operatorId}
    where name = ${name} and subject = ${subject}`.execute(on)
  return numAffectedRows === 1n
}

/** What is known of the closing of the whole service; undefined while it is open. */
export async function findClosing(on: Kysely<Tables>): Promise<Closed | undefined> {
  const { rows } = await sql<Closed>`
    select reopens_at as "reopensAt" from switches where name = 'service' and not is_open`.execute(on)
  return rows[0]
}
