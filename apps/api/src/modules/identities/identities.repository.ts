import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables, Tx } from '../../database/index.ts'

type On = Kysely<Tables>

/** In which a person signs in at the provider and comes back. */
export const signInSeconds = 10 * 60

export async function beginSignIn(on: On, ticketHash: Buffer): Promise<void> {
  await sql`
    insert into identity_sign_ins (ticket_hash, expires_at)
    values (${ticketHash}, now() + make_interval(secs => ${signInSeconds}))`.execute(on)
}

/** Lets the page come back, once and in time. */
export async function markReturned(on: On, ticketHash: Buffer): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update identity_sign_ins set returned_at = now()
    where ticket_hash = ${ticketHash} and returned_at is null and expires_at > now()`.execute(on)
  return numAffectedRows === 1n
}

export async function keepSubject(on: On, ticketHash: Buffer, subject: string): Promise<void> {
  await sql`update identity_sign_ins set subject = ${subject} where ticket_hash = ${ticketHash}`.execute(on)
}

/** Whom the provider let in; undefined for a sign-in that is not as far, is over, or is unknown. */
export async function findSubject(on: On, ticketHash: Buffer): Promise<string | undefined> {
  const { rows } = await sql<{ subject: string | null }>`
    select subject from identity_sign_ins where ticket_hash = ${ticketHash} and expires_at > now()`.execute(
    on,
  )
  return rows[0]?.subject ?? undefined
}

export async function endSignIn(on: On, ticketHash: Buffer): Promise<void> {
  await sql`delete from identity_sign_ins where ticket_hash = ${ticketHash}`.execute(on)
}

export async function sweepSignIns(on: On): Promise<void> {
  await sql`delete from identity_sign_ins where expires_at < now()`.execute(on)
}

export interface Bound {
  readonly identityId: string
  readonly userId: bigint
  readonly email: string
}

export async function findBound(on: On, issuer: string, subject: string): Promise<Bound | undefined> {
  const { rows } = await sql<Bound>`
    select i.public_id as "identityId", i.user_id as "userId", s.email
    from user_identities i join sellers s on s.id = i.user_id
    where i.issuer = ${issuer} and i.subject = ${subject}`.execute(on)
  return rows[0]
}

interface NewBinding {
  readonly identityId: string
  readonly userId: bigint
  readonly issuer: string
  readonly subject: string
  /** The password that it is bound by: one that was changed meanwhile binds nothing. */
  readonly passwordHash: string
}

/** Answers whether it is bound now; not where the account, or the login, is bound already. */
export async function bindIdentity(on: On, binding: NewBinding): Promise<boolean> {
  const { identityId, userId, issuer, subject, passwordHash } = binding
  const { numAffectedRows } = await sql`
    insert into user_identities (public_id, user_id, issuer, subject)
    select ${identityId}, ${userId}, ${issuer}, ${subject} where password_still_is(${userId}, ${passwordHash})
    on conflict do nothing`.execute(on)
  return numAffectedRows === 1n
}

export async function markUsed(on: On, identityId: string): Promise<void> {
  await sql`update user_identities set last_used_at = now() where public_id = ${identityId}`.execute(on)
}

/** A condition of a statement that opens a session: the binding is there still. */
export const identityStillIs = (identityId: string): RawBuilder<boolean> =>
  sql<boolean>`identity_still_is(${identityId})`

export interface StoredIdentity {
  readonly publicId: string
  readonly issuer: string
  readonly createdAt: Date
  readonly lastUsedAt: Date
}

export async function listIdentities(on: On, userId: bigint): Promise<readonly StoredIdentity[]> {
  const { rows } = await sql<StoredIdentity>`
    select public_id as "publicId", issuer, created_at as "createdAt", last_used_at as "lastUsedAt"
    from user_identities where user_id = ${userId} order by created_at desc`.execute(on)
  return rows
}

export async function unbindIdentity(tx: Tx, userId: bigint, identityId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from user_identities where user_id = ${userId} and public_id = ${identityId}`.execute(tx)
  return numAffectedRows === 1n
}

/** Takes every provider off an account: its password was changed, or it ends. */
export async function removeIdentities(tx: Tx, userId: bigint): Promise<void> {
  await sql`delete from user_identities where user_id = ${userId}`.execute(tx)
}
