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
  dropCodesWithoutFactor,
  findFactors,
  lockFactors,
  markProved,
  removeApp,
} from './factors.repository.ts'
import { giveRecoveryCodes, type SecondFactor } from './second-factor.ts'

interface Parts {
  readonly deps: Deps
  readonly secondFactor: SecondFactor
  /** The name of the service, as an authenticator app shows it. */
  readonly issuer: () => Promise<string>
}

export function createTwoFactorService({ deps, secondFactor, issuer }: Parts) {
  const { db } = deps.database

  return {
    status: async ({ id }: SignedInUser): Promise<TwoFactorStatus> => {
      const { app, recoveryCodesLeft } = await findFactors(db, id)
      const since = app?.confirmedAt ?? null
      return {
        isOn: since !== null,
        since: since?.toISOString() ?? null,
        recoveryCodesLeft,
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
      const { app } = await findFactors(db, id)
      if (!app) throw new DomainError('twoFactorOff')
      if (app.confirmedAt) throw new DomainError('twoFactorOn')
      await secondFactor.requireAppCode(user, app, code)
      const recoveryCodes = await transaction(db, async (tx) => {
        await markProved(tx, sessionHash)
        await deps.mail.send(tx, factorOnMail(email))
        return giveRecoveryCodes(deps, tx, id)
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
      const recoveryCodes = await transaction(db, async (tx) => {
        if (!(await findFactors(tx, id)).isOn) throw new DomainError('twoFactorOff')
        await deps.mail.send(tx, recoveryCodesRenewedMail(email))
        return giveRecoveryCodes(deps, tx, id)
      })
      deps.wakeJobs()
      return { recoveryCodes }
    },

    turnOff: async (user: SignedInUser, password: string): Promise<null> => {
      await requirePassword(deps, user.id, password)
      await transaction(db, async (tx) => {
        await lockFactors(tx, user.id)
        const wasOn = await removeApp(tx, user.id)
        await dropCodesWithoutFactor(tx, user.id)
        if (wasOn) await deps.mail.send(tx, factorOffMail(user.email))
      })
      deps.wakeJobs()
      return null
    },
  }
}
