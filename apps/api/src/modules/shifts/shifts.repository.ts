import { type Kysely, sql } from 'kysely'
import type { Tables, Tx } from '../../database/index.ts'
import type { SignedInOperator } from '../../http/signed-in.ts'

type Worker = Pick<SignedInOperator, 'id' | 'sessionHash'>

const reviews = sql`p.roles && array['reviewer', 'senior', 'admin'] and not p.is_suspended`

/**
 * From now on the operator works, in this session; who works already goes on in it. The shift's row stays locked until commit:
 * of a claim and the end of the shift one is first.
 */
export async function beginShift(tx: Tx, { id, sessionHash }: Worker): Promise<void> {
  await sql`
    insert into desk_shifts (operator_id, session_hash) values (${id}, ${sessionHash})
    on conflict (operator_id) where ended_at is null do update set session_hash = excluded.session_hash
      where desk_shifts.session_hash <> excluded.session_hash`.execute(tx)
}

/** Whether the operator works; the shift cannot end before commit. */
export async function isAtWork(tx: Tx, operatorId: bigint): Promise<boolean> {
  const { rows } = await sql`
    select from desk_shifts where operator_id = ${operatorId} and ended_at is null for share`.execute(tx)
  return rows.length > 0
}

export interface WorkingReviewer extends Worker {
  readonly email: string
  readonly name: string
  readonly roles: SignedInOperator['roles']
}

/** A reviewer who is at work in a session that is open; the shift cannot end before commit. */
export async function findWorking(tx: Tx, operatorId: string): Promise<WorkingReviewer | undefined> {
  const { rows } = await sql<WorkingReviewer>`
    select p.id, p.email, p.name, p.roles, s.session_hash as "sessionHash"
    from desk_shifts s join console_operators p on p.id = s.operator_id
    where p.public_id = ${operatorId} and s.ended_at is null and ${reviews}
      and exists (select from live_operator_sessions l where l.token_hash = s.session_hash)
    for share of s`.execute(tx)
  return rows[0]
}

/** False where the operator did not work. */
export async function endShift(tx: Tx, operatorId: bigint): Promise<boolean> {
  const { rows } = await sql`
    update desk_shifts set ended_at = now() where operator_id = ${operatorId} and ended_at is null
    returning id`.execute(tx)
  return rows.length > 0
}

/** Operators whose session is over while they work, one after the other locked until commit. */
export async function lockLeft(tx: Tx): Promise<readonly bigint[]> {
  const { rows } = await sql<{ operatorId: bigint }>`
    select operator_id as "operatorId" from desk_shifts s
    where ended_at is null
      and not exists (select from live_operator_sessions l where l.token_hash = s.session_hash)
    order by operator_id limit 50 for no key update skip locked`.execute(tx)
  return rows.map(({ operatorId }) => operatorId)
}

/** Everybody else who is at work, by name. */
export async function listWorking(
  on: Kysely<Tables>,
  besides: bigint,
): Promise<readonly { readonly operatorId: string; readonly name: string }[]> {
  const { rows } = await sql<{ operatorId: string; name: string }>`
    select p.public_id as "operatorId", p.name
    from desk_shifts s join console_operators p on p.id = s.operator_id
    where s.ended_at is null and s.operator_id <> ${besides} and ${reviews}
      and exists (select from live_operator_sessions l where l.token_hash = s.session_hash)
    order by p.name, p.id limit 200`.execute(on)
  return rows
}
