import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import type { SignedInUser } from '../../../http/signed-in.ts'
import { stepOf } from './app-codes.ts'
import { recoveryCodeUsedMail } from './factors.mails.ts'
import {
  appKeyOwner,
  findFactor,
  isFactorDue,
  type StoredFactor,
  takeRecoveryCode,
  takeStep,
} from './factors.repository.ts'
import { plainRecoveryCode } from './recovery-codes.ts'

/** So long after it was proved a session is not asked again. */
export const freshSeconds = 10 * 60
const tries = { scope: 'second-factor', limit: 6, windowSeconds: 15 * 60 }

export interface Holder {
  readonly id: bigint
  readonly email: string
}

/** Proves second factors. Each try is paid for before anything is looked at; a code works once, however many come at once. */
export interface SecondFactor {
  /** Refuses a wrong, used or missing code of somebody who has a factor; answers whether they have one. */
  readonly requireAtSignIn: (holder: Holder, given: string | undefined) => Promise<boolean>
  readonly require: (holder: Holder, given: string) => Promise<void>
  /** Takes a code of the app alone. Turns a factor on that was begun. */
  readonly requireAppCode: (holder: Holder, factor: StoredFactor, code: string) => Promise<void>
  /** Refuses a session that has not proved its factor lately. */
  readonly requireFresh: (user: SignedInUser) => Promise<void>
}

export function createSecondFactor(deps: Deps): SecondFactor {
  const { db } = deps.database

  const paidFor = async ({ id }: Holder, look: () => Promise<boolean>): Promise<void> => {
    const rule = { ...tries, subject: String(id) }
    const [state] = await deps.throttle.take([rule])
    if (state!.hits > rule.limit)
      throw new DomainError('accountLocked', {
        message: 'Too many wrong codes.',
        details: { secondsLeft: state!.secondsLeft },
        retryAfterSeconds: state!.secondsLeft,
      })
    if (!(await look())) throw new DomainError('wrongSecondFactor')
    await deps.throttle.clear(rule)
  }

  const takeAppCode = async ({ id }: Holder, { sealedSecret }: StoredFactor, code: string) => {
    const step = stepOf(deps.vault.open(sealedSecret, appKeyOwner(id)), code, deps.clock())
    return step !== undefined && takeStep(db, id, sealedSecret, step)
  }

  const takeRecovery = async ({ id, email }: Holder, { recoveryCodesLeft }: StoredFactor, given: string) => {
    const taken = await takeRecoveryCode(db, id, hashRecoveryCode(deps, id, given))
    if (taken) {
      await deps.mail.send(db, recoveryCodeUsedMail(email, recoveryCodesLeft - 1))
      deps.wakeJobs()
    }
    return taken
  }

  const requireFrom = (holder: Holder, factor: StoredFactor | undefined, given: string): Promise<void> =>
    paidFor(holder, async () => {
      if (!factor?.confirmedAt) return false
      const plain = given.replace(/\s/g, '')
      return /^\d{6}$/.test(plain) ? takeAppCode(holder, factor, plain) : takeRecovery(holder, factor, given)
    })

  return {
    requireAtSignIn: async (holder, given) => {
      const factor = await findFactor(db, holder.id)
      if (!factor?.confirmedAt) return false
      if (!given) throw new DomainError('secondFactorNeeded')
      await requireFrom(holder, factor, given)
      return true
    },
    require: async (holder, given) => requireFrom(holder, await findFactor(db, holder.id), given),
    requireAppCode: (holder, factor, code) => paidFor(holder, () => takeAppCode(holder, factor, code)),
    requireFresh: async ({ id: userId, sessionHash }) => {
      if (await isFactorDue(db, { userId, sessionHash, freshSeconds }))
        throw new DomainError('secondFactorNeeded')
    },
  }
}

export const hashRecoveryCode = ({ vault }: Pick<Deps, 'vault'>, userId: bigint, code: string): Buffer =>
  vault.hmac('recovery-code', `${userId}:${plainRecoveryCode(code)}`)
