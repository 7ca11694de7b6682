import {
  type FactorChallenge,
  type NewPasskey,
  type Passkey,
  type PasskeyAdded,
  type PasskeyCreation,
  type PasskeyProof,
  passkeysMost,
} from '@kaadi/contract/passkeys'
import type { PasskeyId } from '@kaadi/contract/primitives'
import type { Tx } from '../../../database/index.ts'
import { transaction } from '../../../database/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import type { SignedInUser } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { requirePassword } from '../proofs/require-password.ts'
import {
  dropCodesWithoutFactor,
  findFactors,
  lockFactors,
  markProved,
} from '../two-factor/factors.repository.ts'
import { giveRecoveryCodes, type SecondFactor } from '../two-factor/second-factor.ts'
import { newCreation, readNewPasskey } from './new-passkey.ts'
import { passkeyAddedMail, passkeyRemovedMail } from './passkeys.mails.ts'
import { insertPasskey, listPasskeys, removePasskey, renamePasskey } from './passkeys.repository.ts'
import type { RelyingParty } from './relying-party.ts'

interface Parts {
  readonly deps: Deps
  readonly secondFactor: SecondFactor
  /** The name of the service, as devices show it. */
  readonly issuer: () => Promise<string>
}

type At = RelyingParty | undefined

export function createPasskeysService({ deps, secondFactor, issuer }: Parts) {
  const { db } = deps.database

  const list = async (on: typeof db | Tx, userId: bigint): Promise<Passkey[]> =>
    (await listPasskeys(on, userId)).map((stored) => ({
      id: stored.publicId as PasskeyId,
      name: stored.name,
      createTime: stored.createdAt.toISOString(),
      lastUsedTime: stored.lastUsedAt?.toISOString() ?? null,
      isSynced: stored.isSynced,
      isStopped: stored.stoppedAt !== null,
    }))

  return {
    list: ({ id }: SignedInUser) => list(db, id),

    begin: async (user: SignedInUser, password: string, at: At): Promise<PasskeyCreation> => {
      if (!at) throw new DomainError('passkeysNotHere')
      await requirePassword(deps, user, password)
      const has = await listPasskeys(db, user.id)
      if (has.length >= passkeysMost) throw new DomainError('passkeysFull')
      return newCreation({ on: db, user, at, rpName: await issuer(), has })
    },

    add: async (user: SignedInUser, given: NewPasskey, at: At, key: string): Promise<PasskeyAdded> => {
      if (!at) throw new DomainError('passkeysNotHere')
      const { id: userId, email, sessionHash } = user
      const request = keyedRequest(deps.vault, { userId, key, operation: 'passkeys.add', body: given })
      const { reply } = await withIdempotency(db, request, async (tx): Promise<PasskeyAdded> => {
        await lockFactors(tx, userId)
        const made = await readNewPasskey(tx, userId, given, at)
        if (!made) throw new DomainError('passkeyRefused')
        if ((await listPasskeys(tx, userId)).length >= passkeysMost) throw new DomainError('passkeysFull')
        const { isOn } = await findFactors(tx, { id: userId })
        const publicId = deps.ids.publicId()
        if (!(await insertPasskey(tx, userId, { ...made, publicId, name: given.name })))
          throw new DomainError('passkeyKnown')
        await markProved(tx, { id: userId, sessionHash })
        await deps.mail.send(tx, passkeyAddedMail(email, given.name))
        return {
          recoveryCodes: isOn ? null : await giveRecoveryCodes(deps, tx, { id: userId }),
          passkeys: await list(tx, userId),
        }
      })
      deps.wakeJobs()
      return reply
    },

    rename: async ({ id }: SignedInUser, passkeyId: string, name: string): Promise<Passkey[]> => {
      await renamePasskey(db, id, passkeyId, name)
      return list(db, id)
    },

    remove: async (
      user: SignedInUser,
      { id, password }: { readonly id: string; readonly password: string },
    ): Promise<Passkey[]> => {
      await requirePassword(deps, user, password)
      await transaction(db, async (tx) => {
        await lockFactors(tx, user.id)
        const name = await removePasskey(tx, user.id, id)
        await dropCodesWithoutFactor(tx, user.id)
        if (name !== undefined) await deps.mail.send(tx, passkeyRemovedMail(user.email, name))
      })
      deps.wakeJobs()
      return list(db, user.id)
    },

    challenge: (user: SignedInUser, at: At): Promise<FactorChallenge> => secondFactor.challenge(user, at),

    prove: async (user: SignedInUser, proof: PasskeyProof, at: At): Promise<null> => {
      await secondFactor.requirePasskey(user, proof, at)
      await markProved(db, user)
      return null
    },
  }
}
