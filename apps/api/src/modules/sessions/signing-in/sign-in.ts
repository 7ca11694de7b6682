import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import type { Place } from '../place.ts'
import type { Realm, StoredPassword } from '../sessions.repository.ts'
import { createLooks } from './looks.ts'
import { normaliseEmail } from './normalise-email.ts'
import { passwordPurpose } from './password.ts'
import { signInCodeMail } from './sessions.mails.ts'
import { createSignInCodes } from './sign-in-codes.repository.ts'
import { createSignInGuard, failuresBeforeCode, type PaidTry, type SignInAttempt } from './sign-in-guard.ts'

export interface SignInRealm {
  readonly realm: Realm
  readonly findPassword: (email: string) => Promise<StoredPassword | undefined>
}

export interface Credentials {
  readonly username: string
  /** The pre-hash. */
  readonly password: string
  /** From the mail, where one was asked for. */
  readonly code?: string | undefined
}

export interface Checked extends StoredPassword {
  /** In its normal form. */
  readonly email: string
}

/** Who the credentials belong to; the same way, and the same answers, for sellers and operators. */
export type CheckCredentials = (given: Credentials, place: Place) => Promise<Checked>

export function createSignIn(deps: Deps, { realm, findPassword }: SignInRealm): CheckCredentials {
  const { db } = deps.database
  const guard = createSignInGuard(deps.throttle)
  const codes = createSignInCodes(deps.vault, deps.ids)
  const looks = createLooks()

  const requireCode = async (email: string, code: string | undefined): Promise<void> => {
    if (code === undefined) {
      await mailCode(email)
      deps.wakeJobs()
      throw codeNeeded({ message: 'We have mailed you a code. Enter it to sign in.' })
    }
    if (await codes.pay(db, realm, email, code)) return
    if (await codes.isLive(db, realm, email)) throw codeNeeded({})
    const message = 'This code no longer counts. Sign in once more, and we mail you a new one.'
    throw codeNeeded({ message, newCodeNeeded: true })
  }

  /** An address without an account gets no mail, after the same work. */
  const mailCode = async (email: string): Promise<void> => {
    const account = await findPassword(email)
    await db.transaction().execute(async (tx) => {
      const code = await codes.issue(tx, realm, email)
      if (code !== undefined && account) await deps.mail.send(tx, signInCodeMail(email, code))
    })
  }

  const look = async (attempt: SignInAttempt, password: string, paid: PaidTry): Promise<Checked> => {
    const { email } = attempt
    const account = await findPassword(email)
    // A right code is nobody's guess. Without an account the same work is done: the answer and its time must not tell.
    const yields = paid.yields && !paid.needsCode
    const fits = await deps.secrets
      .verify(passwordPurpose, account?.passwordHash, password, { yields })
      .catch(async (cause) => {
        await guard.undo(attempt)
        throw cause
      })
    if (!fits || !account)
      throw new DomainError('badCredentials', {
        details: { verificationRequired: paid.tries >= failuresBeforeCode },
      })
    await guard.succeed(attempt)
    await codes.consume(db, realm, email)
    return { ...account, email }
  }

  /** Who comes while right passwords of the account are looked at pays when those have given back what they paid. */
  const tryOnce = async (attempt: SignInAttempt, { password, code }: Credentials): Promise<Checked> => {
    const { email } = attempt
    const end = looks.begin(email)
    let isIn = false
    try {
      const paid = await guard.pay(attempt)
      if (paid.needsCode || paid.locked) {
        end(false)
        if (code === undefined && (await looks.letIn(email))) {
          await guard.giveBack(attempt)
          return await tryOnce(attempt, { username: email, password })
        }
        if (paid.locked) {
          if (code === undefined) throw paid.locked
          await guard.payForCode(attempt, paid.locked)
        }
        await requireCode(email, code)
      }
      const checked = await look(attempt, password, paid)
      isIn = true
      return checked
    } finally {
      end(isIn)
    }
  }

  return ({ username, ...given }, place) => {
    const email = normaliseEmail(username)
    return tryOnce({ realm, email, place }, { username: email, ...given })
  }
}

const codeNeeded = (of: { readonly message?: string; readonly newCodeNeeded?: true }): DomainError =>
  new DomainError('badVerificationCode', {
    ...(of.message && { message: of.message }),
    details: { verificationRequired: true, ...(of.newCodeNeeded && { newCodeNeeded: true }) },
  })
