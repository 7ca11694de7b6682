import type { OperatorRole } from '@kaadi/contract/operators'
import { type Kysely, sql } from 'kysely'
import type { Tables, Tx } from '../../../database/index.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { endSessionsOfOperator, removeOperatorFactor } from '../../sessions/index.ts'
import { lockOperators, noteOperatorChange } from '../operator-changes.repository.ts'

type On = Kysely<Tables>

export interface StoredLink {
  readonly id: bigint
  readonly email: string
  readonly roles: OperatorRole[]
  readonly expiresAt: Date
  readonly invitedBy: bigint | null
  readonly state: 'usable' | 'used' | 'expired' | 'over'
}

export interface NewLink {
  readonly publicId: string
  readonly tokenHash: Buffer
  readonly email: string
  readonly roles: readonly OperatorRole[]
  readonly lifeMinutes: number
  /** Made although there is an admin. */
  readonly isForced: boolean
}

/** Demo accounts are no admins of anybody's. */
const adminExists = sql<boolean>`exists (
  select from operators where 'admin' = any (roles) and not is_demo and suspended_at is null)`

export async function insertLink(on: On, link: NewLink): Promise<void> {
  const { publicId, tokenHash, email, roles, lifeMinutes, isForced } = link
  await sql`
    insert into operator_invitations (public_id, token_hash, email, roles, is_forced, expires_at)
    values (${publicId}, ${tokenHash}, ${email}, ${[...roles]}, ${isForced},
            now() + make_interval(mins => ${lifeMinutes}))`.execute(on)
}

/** The link of a token, also one that works no more: whoever has the token may know why. */
export async function findLink(on: On, tokenHash: Buffer): Promise<StoredLink | undefined> {
  const { rows } = await sql<StoredLink>`
    select id, email, roles, expires_at as "expiresAt", invited_by as "invitedBy",
           case when used_at is not null then 'used'
                when withdrawn_at is not null then 'over'
                when invited_by is null and not is_forced and ${adminExists} then 'over'
                when expires_at <= now() then 'expired'
                else 'usable' end as state
    from operator_invitations where token_hash = ${tokenHash}`.execute(on)
  return rows[0]
}

const refusals = {
  used: 'operatorLinkUsed',
  expired: 'operatorLinkExpired',
  over: 'operatorLinkUnusable',
} as const

/** Refuses a link that does not work, and says why. */
export function requireUsable(link: StoredLink | undefined): StoredLink {
  if (!link) throw new DomainError('operatorLinkUnusable')
  if (link.state !== 'usable') throw new DomainError(refusals[link.state])
  return link
}

export interface AcceptedOperator {
  readonly id: bigint
  readonly publicId: string
  readonly name: string
  readonly email: string
  readonly roles: OperatorRole[]
}

interface NewAccount {
  readonly publicId: string
  readonly name: string
  readonly passwordHash: string
}

/**
 * Uses the link up and makes its operator; a link of the command gives an operator who exists the password and a new
 * beginning. The other links of the command, and those to the same address, end.
 */
export async function useLink(tx: Tx, tokenHash: Buffer, account: NewAccount): Promise<AcceptedOperator> {
  // Of two links that are used at once the second is looked at when the first has ended it.
  await lockOperators(tx)
  const { id, email, roles, invitedBy } = requireUsable(await findLink(tx, tokenHash))
  const operator = await writeOperator(tx, { ...account, email, roles, mayExist: invitedBy === null })
  if (!operator) throw new DomainError('operatorExists')
  await endSessionsOfOperator(tx, operator.id)
  await removeOperatorFactor(tx, operator.id)
  await sql`
    update operator_invitations set used_at = now(), operator_id = ${operator.id} where id = ${id}`.execute(
    tx,
  )
  await sql`
    update operator_invitations set withdrawn_at = now()
    where id <> ${id} and used_at is null and withdrawn_at is null
      and (email = ${email} or (invited_by is null and ${invitedBy === null}))`.execute(tx)
  await noteOperatorChange(tx, {
    operatorId: operator.id,
    byId: invitedBy === operator.id ? null : invitedBy,
    kind: 'joined',
    after: operator.roles,
  })
  return operator
}

interface WrittenOperator extends NewAccount {
  readonly email: string
  readonly roles: readonly OperatorRole[]
  readonly mayExist: boolean
}

async function writeOperator(
  tx: Tx,
  { publicId, email, name, passwordHash, roles, mayExist }: WrittenOperator,
): Promise<AcceptedOperator | undefined> {
  const { rows } = await sql<AcceptedOperator>`
    insert into operators as o (public_id, email, name, password_hash, roles)
    values (${publicId}, ${email}, ${name}, ${passwordHash}, ${[...roles]})
    on conflict on constraint operators_email_unique do update set
      name = excluded.name, password_hash = excluded.password_hash, suspended_at = null,
      roles = (select array_agg(distinct role order by role) from unnest(o.roles || excluded.roles) role)
      where ${mayExist}
    returning id, public_id as "publicId", name, email, roles`.execute(tx)
  return rows[0]
}

export async function hasAdmin(on: On): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select ${adminExists} as found`.execute(on)
  return rows[0]!.found
}
