import { canSign, signsMore } from '@kaadi/contract/operators'
import type { Kysely } from 'kysely'
import type { Tables, Tx } from '../../../database/index.ts'
import { DomainError, invalidField } from '../../../errors/domain-error.ts'
import { randomIds } from '../../../http/random-ids.ts'
import { enqueueJob } from '../../../outbox/index.ts'
import type { Changeable } from '../../../settings/changeable.ts'
import { hashToken } from '../../sessions/index.ts'
import { findAccount, requireAnother, requireStillAdmin } from '../accounts/accounts.repository.ts'
import { dropFactor, giveRoles } from '../accounts/acts.ts'
import { findWaiting, insertInvitation } from '../links/invitations.repository.ts'
import { lockOperators } from '../operator-changes.repository.ts'
import { factorMailTopic, invitationMailTopic } from './mail.jobs.ts'

/** No amount of it is decided alone. */
const byTwo = { weight: null, adds: '0', limit: '0', currencyId: null }
const checkers = ['treasurer', 'admin'] as const

const accountOf = async (on: Kysely<Tables>, subject: string, lock: 'locked' | undefined) => {
  if (lock) await lockOperators(on as Tx)
  return (await findAccount(on, subject))?.account
}

/** Who asked is looked at again when it is done: an admin then as well. */
async function requireAsker(tx: Tx, makerId: bigint): Promise<void> {
  try {
    await requireStillAdmin(tx, makerId)
  } catch (error) {
    throw new DomainError('askerNoAdmin', { cause: error })
  }
}

/** Roles that sign for others are given by two; to take them away one is enough. */
export const roleSettings: Changeable<'operatorRoles'> = {
  titleOf: ({ email, roles }) => `${email} becomes ${roles.join(', ')}`,
  find: async (on, subject, lock) => {
    const account = await accountOf(on, subject, lock)
    return account && { operatorId: account.operatorId, email: account.email, roles: account.roles }
  },
  write: async (tx, before, after, makerId) => {
    if (!before || !after || before.email !== after.email)
      throw invalidField('after', 'An operator stays, under the same address: change the roles.')
    await requireAsker(tx, makerId)
    await giveRoles(
      tx,
      { adminId: makerId, target: await requireAnother(tx, makerId, after.operatorId) },
      after.roles,
    )
  },
  weigh: (before, after) => (signsMore(before?.roles ?? [], after?.roles ?? []) ? byTwo : null),
  checkers,
  refusals: {},
}

/** Into a role that signs for others somebody is invited by two. The link is made, and mailed, when the second person has signed. */
export const invitationSettings: Changeable<'operatorInvitations'> = {
  titleOf: ({ email, roles }) => `${email} is invited as ${roles.join(', ')}`,
  find: async (on, subject, lock) => {
    if (lock) await lockOperators(on as Tx)
    const waiting = await findWaiting(on, subject)
    return waiting && { email: waiting.email, roles: waiting.roles }
  },
  write: async (tx, before, after, makerId) => {
    if (before || !after)
      throw invalidField('after', 'An invitation waits for this address: withdraw it where it stands.')
    await requireAsker(tx, makerId)
    const publicId = randomIds.publicId()
    const unknown = hashToken(randomIds.token())
    await insertInvitation(tx, { publicId, tokenHash: unknown, ...after, invitedBy: makerId })
    await enqueueJob(tx, { topic: invitationMailTopic, payload: { invitationId: publicId } })
  },
  weigh: (_, after) => (after && canSign(after.roles) ? byTwo : null),
  checkers,
  refusals: {},
}

/** Who signs for others loses app, recovery codes and passkeys by two: whoever sets up the next ones signs with them. */
export const factorSettings: Changeable<'operatorFactors'> = {
  titleOf: ({ email }) => `The second factor of ${email} is reset`,
  find: async (on, subject, lock) => {
    const account = await accountOf(on, subject, lock)
    if (!account) return undefined
    const { operatorId, email, roles, hasFactor } = account
    return { operatorId, email, roles, hasFactor }
  },
  write: async (tx, before, after, makerId) => {
    if (!before?.hasFactor || after?.hasFactor !== false || before.email !== after.email)
      throw invalidField('after', 'An app is set up by its owner: here it is reset.')
    await requireAsker(tx, makerId)
    const target = await requireAnother(tx, makerId, after.operatorId)
    await dropFactor(tx, { adminId: makerId, target })
    await enqueueJob(tx, { topic: factorMailTopic, payload: { email: target.email } })
  },
  weigh: (before) => (canSign(before?.roles ?? []) ? byTwo : null),
  checkers,
  refusals: {},
}
