import type { Switch, SwitchChange, SwitchName } from '@kaadi/contract/switches'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/index.ts'
import type { Closed } from '../../http/require-open.ts'

interface StoredSwitch {
  readonly name: SwitchName
  readonly isOpen: boolean
  readonly reason: string | null
  readonly reopensAt: Date | null
  readonly changedBy: string | null
  readonly changedAt: Date | null
}

export async function listSwitches(on: Kysely<Tables>): Promise<Switch[]> {
  const { rows } = await sql<StoredSwitch>`
    select s.name, s.is_open as "isOpen", s.reason, s.reopens_at as "reopensAt", o.name as "changedBy",
           s.changed_at as "changedAt"
    from switches s left join console_operators o on o.id = s.changed_by order by s.name`.execute(on)
  return rows.map(({ reopensAt, changedAt, ...row }) => ({
    ...row,
    reopensTime: reopensAt?.toISOString() ?? null,
    changeTime: changedAt?.toISOString() ?? null,
  }))
}

export async function setSwitch(on: Kysely<Tables>, operatorId: bigint, change: SwitchChange): Promise<void> {
  const reason = change.isOpen ? null : (change.reason ?? null)
  const reopensAt = change.isOpen ? null : (change.reopensTime ?? null)
  await sql`
    update switches set is_open = ${change.isOpen}, reason = ${reason}, reopens_at = ${reopensAt}, changed_at = now(),
                        changed_by = ${operatorId}
    where name = ${change.name}`.execute(on)
}

export async function findClosed(on: Kysely<Tables>): Promise<ReadonlyMap<SwitchName, Closed>> {
  const { rows } = await sql<Closed & { name: SwitchName }>`
    select name, reopens_at as "reopensAt" from switches where not is_open`.execute(on)
  return new Map(rows.map(({ name, ...closed }) => [name, closed]))
}
