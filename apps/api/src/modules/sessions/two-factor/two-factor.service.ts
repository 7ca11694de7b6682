import type { AuthenticatorKey, RecoveryCodes, TwoFactorStatus } from '@kaadi/contract/two-factor'
import { transaction } from '../../../database/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import type { SignedInUser } from '../../../http/signed-in.ts'
import { requirePassword } from '../proofs/require-password.ts'
import { newAppKey, writeAppKey } from './app-codes.ts'
import { factorOffMail, factorOnMail, recoveryCodesRenewedMail } from './factors.mails.ts'
import {
  appKeyOwner,
  beginFactor,
  findFactor,
  markProved,
  removeFactor,
  replaceRecoveryCodes,
} from './factors.repository.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { hashRecoveryCode, type SecondFactor } from './second-factor.ts'

interface Parts {
  readonly deps: Deps
  readonly secondFactor: SecondFactor
  /** The name of the service, as an authenticator app shows it. */
  readonly issuer: () => Promise<string>
}

export function createTwoFactorService({ deps, secondFactor, issuer }: Parts) {
  const { db } = deps.database

  const newCodes = (userId: bigint) => {
    const recoveryCodes = newRecoveryCodes()
    return { recoveryCodes, hashes: recoveryCodes.map((code) => hashRecoveryCode(deps, userId, code)) }
  }

  return {
    status: async ({ id }: SignedInUser): Promise<TwoFactorStatus> => {
      const factor = await findFactor(db, id)
      const since = factor?.confirmedAt ?? null
      return {
        isOn: since !== null,
        since: since?.toISOString() ?? null,
        recoveryCodesLeft: factor?.recoveryCodesLeft ?? 0,
      }
    },

    begin: async (user: SignedInUser, password: string): Promise<AuthenticatorKey> => {
      await requirePassword(deps, user.id, password)
      const key = newAppKey()
      if (!(await beginFactor(db, user.id, deps.vault.seal(key, appKeyOwner(user.id)))))
        throw new DomainError('twoFactorOn')
      return writeAppKey(key, { issuer: await issuer(), label: user.email })
    },

    confirm: async (user: SignedInUser, code: string): Promise<RecoveryCodes> => {
      const { id, email, sessionHash } = user
      const factor = await findFactor(db, id)
      if (!factor) throw new DomainError('twoFactorOff')
      if (factor.confirmedAt) throw new DomainError('twoFactorOn')
      await secondFactor.requireAppCode(user, factor, code)
      const { recoveryCodes, hashes } = newCodes(id)
      await transaction(db, async (tx) => {
        await replaceRecoveryCodes(tx, id, hashes)
        await markProved(tx, sessionHash)
        await deps.mail.send(tx, factorOnMail(email))
      })
      deps.wakeJobs()
      return { recoveryCodes }
    },

    prove: async (user: SignedInUser, given: string): Promise<null> => {
      await secondFactor.require(user, given)
      await markProved(db, user.sessionHash)
      return null
    },

    renewRecoveryCodes: async ({ id, email }: SignedInUser): Promise<RecoveryCodes> => {
      const { recoveryCodes, hashes } = newCodes(id)
      await transaction(db, async (tx) => {
        if (!(await findFactor(tx, id))?.confirmedAt) throw new DomainError('twoFactorOff')
        await replaceRecoveryCodes(tx, id, hashes)
        await deps.mail.send(tx, recoveryCodesRenewedMail(email))
      })
      deps.wakeJobs()
      return { recoveryCodes }
    },

    turnOff: async (user: SignedInUser, password: string): Promise<null> => {
      await requirePassword(deps, user.id, password)
      await transaction(db, async (tx) => {
        if (await removeFactor(tx, user.id)) await deps.mail.send(tx, factorOffMail(user.email))
      })
      deps.wakeJobs()
      return null
    },
  }
}
