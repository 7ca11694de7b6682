import type { OperatorChange, OperatorChangeKind } from '@kaadi/contract/operator-accounts'
import type { OperatorRole } from '@kaadi/contract/operators'
import { type Kysely, sql } from 'kysely'
import type { Tables, Tx } from '../../database/index.ts'

/** Any number will do that no other lock of a transaction has. */
const operatorsLock = 7_202_613

/** Links and changes of operators are used one after the other: each sees what the one before has done. */
export async function lockOperators(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${operatorsLock})`.execute(tx)
}

export interface NewOperatorChange {
  readonly operatorId: bigint
  /** Null for the command of the installation. */
  readonly byId: bigint | null
  readonly kind: OperatorChangeKind
  readonly before?: readonly OperatorRole[]
  readonly after?: readonly OperatorRole[]
  readonly reason?: string
}

/** In the transaction of the change: its trigger looks for the line. */
export async function noteOperatorChange(tx: Tx, change: NewOperatorChange): Promise<void> {
  const { operatorId, byId, kind, before, after, reason = null } = change
  await sql`
    insert into operator_changes (operator_id, by_id, kind, roles_before, roles_after, reason)
    values (${operatorId}, ${byId}, ${kind}, ${before ? [...before] : null}, ${after ? [...after] : null},
            ${reason})`.execute(tx)
}

interface StoredChange extends Omit<OperatorChange, 'time'> {
  readonly at: Date
}

/** The newest first. */
export async function historyOfOperator(on: Kysely<Tables>, operatorId: bigint): Promise<OperatorChange[]> {
  const { rows } = await sql<StoredChange>`
    select c.kind, o.name as by, c.at, c.roles_before as before, c.roles_after as after, c.reason
    from operator_changes c left join operators o on o.id = c.by_id
    where c.operator_id = ${operatorId} order by c.id desc limit 50`.execute(on)
  return rows.map(({ at, ...change }) => ({ ...change, time: at.toISOString() }))
}
