import type { OperatorAccount, OperatorAccountsQuery } from '@kaadi/contract/operator-accounts'
import type { OperatorRole } from '@kaadi/contract/operators'
import type { KeyedPage } from '@kaadi/contract/primitives'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables, Tx } from '../../../database/index.ts'
import type { Reader } from '../../../database/named-read.ts'
import { DomainError, notFound } from '../../../errors/domain-error.ts'
import { begins } from '../../../lists/name-search.ts'
import { pageByKey } from '../../../lists/paging.ts'
import { wholeNumber } from '../../../lists/sort-key.ts'

type On = Kysely<Tables>

interface StoredAccount extends Omit<OperatorAccount, 'createTime' | 'lastSeenTime'> {
  readonly id: bigint
  readonly createdAt: Date
  readonly lastSeenAt: Date | null
}

const columns = sql`o.id, o.public_id as "operatorId", o.name, o.email, o.roles,
  o.suspended_at is not null as "isSuspended", o.is_demo as "isDemo", o.created_at as "createdAt",
  exists (select from two_factor_operators f where f.operator_id = o.id) as "hasFactor",
  (select count(*)::integer from open_operator_sessions s where s.operator_id = o.id) as sessions,
  (select max(s.last_seen_at) from open_operator_sessions s where s.operator_id = o.id) as "lastSeenAt"`

const toAccount = ({ id: _, createdAt, lastSeenAt, ...row }: StoredAccount): OperatorAccount => ({
  ...row,
  createTime: createdAt.toISOString(),
  lastSeenTime: lastSeenAt?.toISOString() ?? null,
})

export async function pageAccounts(
  on: Reader,
  query: OperatorAccountsQuery,
): Promise<KeyedPage<OperatorAccount>> {
  const page = await pageByKey<StoredAccount>(on, query, {
    columns,
    tables: sql`operators o`,
    where: sql<boolean>`${sql.join(filtersOf(query), sql` and `)}`,
    counted: sql`operators o`,
    identity: [sql`o.id`],
    keys: [wholeNumber(sql`o.id`)],
  })
  return { ...page, records: page.records.map(toAccount) }
}

function filtersOf({ state, role, search }: OperatorAccountsQuery): RawBuilder<boolean>[] {
  const text = search?.trim().toLowerCase()
  return [
    sql<boolean>`true`,
    ...(state ? [sql<boolean>`(o.suspended_at is not null) = ${state === 'suspended'}`] : []),
    ...(role ? [sql<boolean>`${role} = any (o.roles)`] : []),
    ...(text ? [begins(sql`o.email`, text)] : []),
  ]
}

export async function findAccount(
  on: On,
  publicId: string,
): Promise<{ readonly id: bigint; readonly account: OperatorAccount } | undefined> {
  const { rows } = await sql<StoredAccount>`
    select ${columns} from operators o where o.public_id = ${publicId}`.execute(on)
  return rows[0] && { id: rows[0].id, account: toAccount(rows[0]) }
}

export interface Target {
  readonly id: bigint
  readonly email: string
  readonly roles: OperatorRole[]
  readonly isSuspended: boolean
  readonly isDemo: boolean
}

/** Whoever was an admin when the call came may be none when its turn comes. */
export async function requireStillAdmin(tx: Tx, id: bigint): Promise<void> {
  const { rows } = await sql`
    select from operators where id = ${id} and 'admin' = any (roles) and suspended_at is null`.execute(tx)
  if (rows.length === 0) throw new DomainError('forbidden')
}

/** The operator whom an admin wants to change: not oneself. */
export async function requireAnother(tx: Tx, adminId: bigint, publicId: string): Promise<Target> {
  const { rows } = await sql<Target>`
    select id, email, roles, suspended_at is not null as "isSuspended", is_demo as "isDemo"
    from operators where public_id = ${publicId}`.execute(tx)
  const target = rows[0]
  if (!target) throw notFound()
  if (target.id === adminId) throw new DomainError('ownOperator')
  return target
}

/** Refuses where nobody else is left who can sign in as an admin. Demo admins count among themselves. */
export async function requireOtherAdmin(tx: Tx, { id, isDemo, roles, isSuspended }: Target): Promise<void> {
  if (!roles.includes('admin') || isSuspended) return
  const { rows } = await sql`
    select from operators where id <> ${id} and 'admin' = any (roles) and suspended_at is null
      and (${isDemo} or not is_demo) limit 1`.execute(tx)
  if (rows.length === 0) throw new DomainError('lastAdmin')
}

export async function writeRoles(tx: Tx, id: bigint, roles: readonly OperatorRole[]): Promise<void> {
  await sql`update operators set roles = ${[...roles]} where id = ${id}`.execute(tx)
}

export async function writeSuspended(tx: Tx, id: bigint, isSuspended: boolean): Promise<void> {
  await sql`
    update operators set suspended_at = case when ${isSuspended} then now() end where id = ${id}`.execute(tx)
}
