import type { AuthenticatorKey, RecoveryCodes, TwoFactorStatus } from '@kaadi/contract/two-factor'
import { transaction } from '../../../database/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../errors/domain-error.ts'
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
import type { Holder } from './holder.ts'
import { giveRecoveryCodes, type SecondFactor } from './second-factor.ts'

/** Who is signed in: a seller, or an operator. */
export interface SignedInHolder extends Holder {
  readonly sessionHash: Buffer
}

interface Parts {
  readonly deps: Deps
  readonly secondFactor: SecondFactor
  /** The name of the service, as an authenticator app shows it. */
  readonly issuer: () => Promise<string>
}

export function createTwoFactorService({ deps, secondFactor, issuer }: Parts) {
  const { db } = deps.database
  /** Keys of operators are written on the lines of the second person alone. */
  const writing = ({ realm }: SignedInHolder) => (realm === 'operator' ? deps.database.checker : db)

  return {
    status: async (user: SignedInHolder): Promise<TwoFactorStatus> => {
      const { app, recoveryCodesLeft } = await findFactors(db, user)
      const since = app?.confirmedAt ?? null
      return {
        isOn: since !== null,
        since: since?.toISOString() ?? null,
        recoveryCodesLeft,
      }
    },

    begin: async (user: SignedInHolder, password: string): Promise<AuthenticatorKey> => {
      await requirePassword(deps, user, password)
      const key = newAppKey()
      if (!(await beginFactor(writing(user), user, deps.vault.seal(key, appKeyOwner(user)))))
        throw new DomainError('twoFactorOn')
      return writeAppKey(key, { issuer: await issuer(), label: user.email })
    },

    confirm: async (user: SignedInHolder, code: string): Promise<RecoveryCodes> => {
      const { app } = await findFactors(db, user)
      if (!app) throw new DomainError('twoFactorOff')
      if (app.confirmedAt) throw new DomainError('twoFactorOn')
      await secondFactor.requireAppCode(user, app, code)
      const recoveryCodes = await transaction(writing(user), async (tx) => {
        await markProved(tx, user)
        await deps.mail.send(tx, factorOnMail(user))
        return giveRecoveryCodes(deps, tx, user)
      })
      deps.wakeJobs()
      return { recoveryCodes }
    },

    prove: async (user: SignedInHolder, given: string): Promise<null> => {
      await secondFactor.require(user, given)
      await markProved(db, user)
      return null
    },

    renewRecoveryCodes: async (user: SignedInHolder): Promise<RecoveryCodes> => {
      const recoveryCodes = await transaction(writing(user), async (tx) => {
        if (!(await findFactors(tx, user)).isOn) throw new DomainError('twoFactorOff')
        await deps.mail.send(tx, recoveryCodesRenewedMail(user))
        return giveRecoveryCodes(deps, tx, user)
      })
      deps.wakeJobs()
      return { recoveryCodes }
    },

    turnOff: async (user: SignedInHolder, password: string): Promise<null> => {
      await requirePassword(deps, user, password)
      await transaction(db, async (tx) => {
        await lockFactors(tx, user)
        const wasOn = await removeApp(tx, user)
        await dropCodesWithoutFactor(tx, user.id)
        if (wasOn) await deps.mail.send(tx, factorOffMail(user))
      })
      deps.wakeJobs()
      return null
    },
  }
}
