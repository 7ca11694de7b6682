import type { OperatorInvitation } from '@kaadi/contract/operator-accounts'
import type { OperatorRole } from '@kaadi/contract/operators'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { constraintOf, type Tables, type Tx } from '../../../database/index.ts'
import { DomainError } from '../../../errors/domain-error.ts'

type On = Kysely<Tables>

export const invitationLifeHours = 72

interface StoredInvitation extends Omit<OperatorInvitation, 'sentTime' | 'expiresTime'> {
  readonly sentAt: Date
  readonly expiresAt: Date
}

const waits = sql<boolean>`i.invited_by is not null and i.used_at is null and i.withdrawn_at is null`

/** The newest first. */
export async function listInvitations(
  on: On,
  which: RawBuilder<boolean> = sql<boolean>`true`,
): Promise<OperatorInvitation[]> {
  const { rows } = await sql<StoredInvitation>`
    select i.public_id as "invitationId", i.email, i.roles, o.name as "invitedBy", i.sent_at as "sentAt",
           i.expires_at as "expiresAt", i.expires_at <= now() as "isExpired"
    from operator_invitations i join operators o on o.id = i.invited_by
    where ${waits} and ${which} order by i.id desc limit 200`.execute(on)
  return rows.map(({ sentAt, expiresAt, ...row }) => ({
    ...row,
    sentTime: sentAt.toISOString(),
    expiresTime: expiresAt.toISOString(),
  }))
}

export const readInvitation = async (on: On, publicId: string): Promise<OperatorInvitation | undefined> =>
  (await listInvitations(on, sql<boolean>`i.public_id = ${publicId}`))[0]

/** What waits for an address: one at most. */
export const findWaiting = async (on: On, email: string): Promise<OperatorInvitation | undefined> =>
  (await listInvitations(on, sql<boolean>`i.email = ${email}`))[0]

export interface NewInvitation {
  readonly publicId: string
  readonly tokenHash: Buffer
  readonly email: string
  readonly roles: readonly OperatorRole[]
  readonly invitedBy: bigint
}

export async function insertInvitation(tx: Tx, invitation: NewInvitation): Promise<void> {
  const { publicId, tokenHash, email, roles, invitedBy } = invitation
  const { rows } = await sql`select from operators where email = ${email}`.execute(tx)
  if (rows.length > 0) throw new DomainError('operatorExists')
  try {
    await sql`
      insert into operator_invitations (public_id, token_hash, email, roles, invited_by, expires_at)
      values (${publicId}, ${tokenHash}, ${email}, ${[...roles]}, ${invitedBy},
              now() + make_interval(hours => ${invitationLifeHours}))`.execute(tx)
  } catch (error) {
    if (constraintOf(error) !== 'operator_invitations_wait_once') throw error
    throw new DomainError('operatorInvited')
  }
}

/** Gives the invitation another link. Answers how long it must wait for that: 0 where it was done; undefined where none waits. */
export async function renewInvitation(
  tx: Tx,
  publicId: string,
  { tokenHash, waitSeconds }: { tokenHash: Buffer; waitSeconds: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: bigint; secondsLeft: number }>`
    select i.id, greatest(0, ceil(extract(epoch from i.sent_at - now()) + ${waitSeconds}))::integer as "secondsLeft"
    from operator_invitations i where i.public_id = ${publicId} and ${waits} for update`.execute(tx)
  const found = rows[0]
  if (!found || found.secondsLeft > 0) return found?.secondsLeft
  await sql`
    update operator_invitations set token_hash = ${tokenHash}, sent_at = now(),
           expires_at = now() + make_interval(hours => ${invitationLifeHours}) where id = ${found.id}`.execute(
    tx,
  )
  return 0
}

/** Answers whether there was one that waited. */
export async function withdrawInvitation(tx: Tx, publicId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update operator_invitations i set withdrawn_at = now() where i.public_id = ${publicId} and ${waits}`.execute(
    tx,
  )
  return numAffectedRows === 1n
}

/** Who is an admin no more has invited nobody. */
export async function withdrawInvitationsOf(tx: Tx, operatorId: bigint): Promise<void> {
  await sql`
    update operator_invitations i set withdrawn_at = now()
    where i.invited_by = ${operatorId} and ${waits}`.execute(tx)
}
