import type { Session, SignInForm } from '@kaadi/contract/sessions'
import type { Deps } from '../../deps.ts'
import { DomainError } from '../../plugins/domain-error.ts'
import { normaliseEmail } from './normalise-email.ts'
import { passwordPurpose } from './password.ts'
import type { Place } from './place.ts'
import { hashToken } from './session-reader.ts'
import { createSessionsRepository } from './sessions.repository.ts'
import { createSignInRepository } from './sign-in.repository.ts'
import { createSignInGuard, failuresBeforeCode, type SignInAttempt } from './sign-in-guard.ts'

const day = 86_400
/** Of the cookie: the browser forgets it when the server does. "Keep me signed in" ends after two idle weeks. */
export const lives = {
  short: { lifeSeconds: day, idleSeconds: day },
  long: { lifeSeconds: 30 * day, idleSeconds: 14 * day },
} as const

export function createSessionsService(deps: Deps) {
  const sessions = createSessionsRepository(deps.database)
  const repository = createSignInRepository(deps)
  const guard = createSignInGuard(deps.throttle)

  const signIn = async (form: SignInForm, place: Place): Promise<Session> => {
    const email = normaliseEmail(form.username)
    const attempt: SignInAttempt = { realm: 'user', email, ip: place.ip }
    const failures = await guard.enter(attempt)
    if (failures >= failuresBeforeCode) await requireCode(attempt, form.code)
    const account = await repository.findPassword(email)
    // Without an account the same work is done: the answer and its time must not tell.
    if (!(await deps.secrets.verify(passwordPurpose, account?.passwordHash, form.password)) || !account)
      throw await refuse(attempt)
    await guard.succeed(attempt)
    await repository.consumeCode(email)
    return open(account.userId, form.keep === '1' ? lives.long : lives.short, place)
  }

  const requireCode = async (attempt: SignInAttempt, code: string | undefined): Promise<void> => {
    if (code === undefined) {
      await repository.mailCode(attempt.email)
      deps.wakeJobs()
      throw codeNeeded('We have mailed you a code. Enter it to sign in.')
    }
    if (await repository.checkCode(attempt.email, code)) return
    await guard.fail(attempt)
    throw codeNeeded()
  }

  const refuse = async (attempt: SignInAttempt): Promise<DomainError> => {
    const failures = await guard.fail(attempt)
    return new DomainError('badCredentials', {
      details: { verificationRequired: failures >= failuresBeforeCode },
    })
  }

  const open = async (
    userId: bigint,
    life: (typeof lives)['short' | 'long'],
    place: Place,
  ): Promise<Session> => {
    const token = deps.ids.token()
    await sessions.insert('user', { tokenHash: hashToken(token), ownerId: userId, ...life, ...place })
    return { access_token: token, token_type: 'Bearer', expires_in: life.lifeSeconds }
  }

  return {
    signIn,
    signOut: (sessionHash: Buffer): Promise<void> => sessions.remove('user', sessionHash),
  }
}

const codeNeeded = (message?: string): DomainError =>
  new DomainError('badVerificationCode', {
    ...(message && { message }),
    details: { verificationRequired: true },
  })
