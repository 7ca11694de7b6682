import {
  type FactorChallenge,
  maxPasskeys,
  type NewPasskey,
  type Passkey,
  type PasskeyAdded,
  type PasskeyCreation,
  type PasskeyProof,
} from '@kaadi/contract/passkeys'
import type { PasskeyId } from '@kaadi/contract/primitives'
import type { Tx } from '../../../database/index.ts'
import { transaction } from '../../../database/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { requirePassword } from '../proofs/require-password.ts'
import {
  dropCodesWithoutFactor,
  findFactors,
  lockFactors,
  markProved,
} from '../two-factor/factors.repository.ts'
import type { FactorOwner } from '../two-factor/holder.ts'
import { giveRecoveryCodes, type SecondFactor } from '../two-factor/second-factor.ts'
import type { SignedInHolder } from '../two-factor/two-factor.service.ts'
import { type Maker, newCreation, readNewPasskey } from './new-passkey.ts'
import { passkeyAddedMail, passkeyRemovedMail } from './passkeys.mails.ts'
import {
  insertOperatorPasskey,
  insertPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from './passkeys.repository.ts'
import type { RelyingParty } from './relying-party.ts'

interface Parts {
  readonly deps: Deps
  readonly secondFactor: SecondFactor
  /** The name of the service, as devices show it. */
  readonly issuer: () => Promise<string>
}

type At = RelyingParty | undefined
type SignedInMaker = Maker & SignedInHolder

/** Passkeys of sellers, who prove a second factor with them, and of operators, who confirm money. */
export function createPasskeysService({ deps, secondFactor, issuer }: Parts) {
  const { db } = deps.database

  const list = async (on: typeof db | Tx, of: FactorOwner): Promise<Passkey[]> =>
    (await listPasskeys(on, of)).map((stored) => ({
      id: stored.publicId as PasskeyId,
      name: stored.name,
      createTime: stored.createdAt.toISOString(),
      lastUsedTime: stored.lastUsedAt?.toISOString() ?? null,
      isSynced: stored.isSynced,
      isStopped: stored.stoppedAt !== null,
    }))

  return {
    list: (of: FactorOwner) => list(db, of),

    begin: async (maker: Maker, password: string, at: At): Promise<PasskeyCreation> => {
      if (!at) throw new DomainError('passkeysNotHere')
      await requirePassword(deps, maker, password)
      const has = await listPasskeys(db, maker)
      if (has.length >= maxPasskeys) throw new DomainError('passkeysFull')
      const keeping = { on: db, vault: deps.vault }
      return newCreation({ keeping, maker, at, rpName: await issuer(), has })
    },

    add: async (maker: SignedInMaker, given: NewPasskey, at: At, key: string): Promise<PasskeyAdded> => {
      if (!at) throw new DomainError('passkeysNotHere')
      const { realm = 'user', id } = maker
      const operation = realm === 'user' ? 'passkeys.add' : 'operatorFactor.addPasskey'
      const asked = { userId: id, key, operation, body: given }
      const request = keyedRequest(deps.vault, { ...asked, realm: realm === 'user' ? 'seller' : realm })
      // Beside the key stands no recovery code in plain words: the whole reply is kept sealed (`createRepliesKept`).
      let recoveryCodes: PasskeyAdded['recoveryCodes'] = null
      const { reply } = await withIdempotency(
        realm === 'operator' ? deps.database.checker : db,
        request,
        async (tx) => {
          await lockFactors(tx, maker)
          const made = await readNewPasskey({ on: tx, vault: deps.vault }, maker, given, at)
          if (!made) throw new DomainError('passkeyRefused')
          if ((await listPasskeys(tx, maker)).length >= maxPasskeys) throw new DomainError('passkeysFull')
          const { isOn } = await findFactors(tx, maker)
          const insert = realm === 'user' ? insertPasskey : insertOperatorPasskey
          const passkey = { ...made, publicId: deps.ids.publicId(), name: given.name }
          if (!(await insert(tx, id, passkey))) throw new DomainError('passkeyKnown')
          await deps.mail.send(tx, passkeyAddedMail(maker, given.name))
          if (realm === 'user') await markProved(tx, maker)
          if (realm !== 'operator' && !isOn) recoveryCodes = await giveRecoveryCodes(deps, tx, maker)
          return { passkeys: await list(tx, maker) }
        },
      )
      deps.wakeJobs()
      return { recoveryCodes, ...reply }
    },

    rename: async (user: FactorOwner, passkeyId: string, name: string): Promise<Passkey[]> => {
      await renamePasskey(db, user.id, passkeyId, name)
      return list(db, user)
    },

    remove: async (
      maker: Maker,
      { id, password }: { readonly id: string; readonly password: string },
    ): Promise<Passkey[]> => {
      await requirePassword(deps, maker, password)
      await transaction(maker.realm === 'operator' ? deps.database.checker : db, async (tx) => {
        await lockFactors(tx, maker)
        const name = await removePasskey(tx, maker, id)
        if (maker.realm !== 'operator') await dropCodesWithoutFactor(tx, maker.id)
        if (name !== undefined) await deps.mail.send(tx, passkeyRemovedMail(maker, name))
      })
      deps.wakeJobs()
      return list(db, maker)
    },

    challenge: (user: FactorOwner, at: At): Promise<FactorChallenge> => secondFactor.challenge(user, at),

    prove: async (user: SignedInHolder, proof: PasskeyProof, at: At): Promise<null> => {
      await secondFactor.requirePasskey(user, proof, at)
      await markProved(db, user)
      return null
    },
  }
}
