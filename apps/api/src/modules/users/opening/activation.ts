import type { Activation, SignUpByLinkRequest, User } from '@kaadi/contract/users'
import type { Tx } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { publicAddress } from '../../../http/public-address.ts'
import { storedReply, withIdempotency } from '../../../idempotency/idempotency.ts'
import { visitorKey } from '../../../idempotency/visitor-key.ts'
import { requireOpenCountry } from '../../currencies/index.ts'
import { hashToken, normaliseEmail, passwordPurpose, resendSeconds } from '../../sessions/index.ts'
import { isCommonPassword } from '../passwords/common-passwords.ts'
import { alreadyMemberMail } from '../users.mails.ts'
import { findInviter, invitesThemselves, isEmailTaken } from '../users.repository.ts'
import { activationMail, uninvitedMail } from './activation.mails.ts'
import { type OpeningCall, openAccount } from './open-account.ts'
import {
  findSignUp,
  keepSignUp,
  type MailedSignUp,
  type PendingSignUp,
  takeSignUp,
} from './pending-sign-ups.repository.ts'

const lifeSeconds = 86_400
/** Many people share one address of a phone network: these stop floods, not neighbours. */
const asksPerPlace = { scope: 'sign-up:links', limit: 120, windowSeconds: 3600 }
const looksPerPlace = { scope: 'sign-up:link-looks', limit: 240, windowSeconds: 3600 }
const passwordTries = { scope: 'sign-up:link-password', limit: 5, windowSeconds: 15 * 60 }
const mailsPerAddress = { scope: 'sign-up:link-mail', limit: 1, windowSeconds: resendSeconds }

const sent = { resendSeconds, expiresSeconds: lifeSeconds }

/** Accounts that are opened by a mailed link in place of a code. */
export function createActivation(deps: Deps) {
  const { db } = deps.database

  /** The same answer for every address; only its owner's mailbox tells more. */
  const ask = async (form: SignUpByLinkRequest, key: string, ip: string): Promise<typeof sent> => {
    const email = normaliseEmail(form.email)
    const { countryCode, language } = form
    const request = visitorKey(deps.vault, 'users.signUpByLink', email, key, form)
    const kept = await storedReply<typeof sent>(db, request)
    if (kept) return kept
    await deps.throttle.require({ ...asksPerPlace, subject: ip })
    if (await isCommonPassword(email, form.password)) throw new DomainError('weakPassword')
    await requireOpenCountry(db, countryCode)
    const inviter = form.invitationCode ? await findInviter(db, form.invitationCode) : null
    if (inviter === undefined) throw new DomainError('badInvitationCode')
    // Not refused here, where the address is not proved: that would tell a stranger whose code it is. It invites nobody.
    // Its owner alone reads so: in the mail, where the link leads, and once the account is open.
    const isSelfInvited = inviter !== null && (await invitesThemselves(db, inviter, email))
    const invitedBy = isSelfInvited ? null : inviter
    const passwordHash = await deps.secrets.hash(passwordPurpose, form.password)
    const { reply } = await withIdempotency(db, request, async (tx) => {
      await requireMinute(tx, email)
      await mailLink(tx, { email, passwordHash, countryCode, language, invitedBy, isSelfInvited })
      return sent
    })
    deps.wakeJobs()
    return reply
  }

  const mailLink = async (tx: Tx, signUp: MailedSignUp): Promise<void> => {
    const { email, isSelfInvited, language } = signUp
    if (await isEmailTaken(tx, email)) return deps.mail.send(tx, alreadyMemberMail(email))
    const token = deps.ids.token()
    await keepSignUp(tx, { ...signUp, tokenHash: hashToken(token), lifeSeconds })
    return deps.mail.send(tx, {
      ...activationMail(email, { token, address: publicAddress(deps.config), isSelfInvited }),
      language,
    })
  }

  /** Under the key: of the same wish that comes twice at once, the second one is told that the first is at work. */
  const requireMinute = async (tx: Tx, email: string): Promise<void> => {
    const [state] = await deps.throttle.take([{ ...mailsPerAddress, subject: email }], tx)
    const { hits, secondsLeft } = state!
    if (hits > mailsPerAddress.limit)
      throw new DomainError('tooFrequentOperation', {
        details: { resendSeconds: secondsLeft },
        retryAfterSeconds: secondsLeft,
      })
  }

  const find = async (token: string, ip: string): Promise<PendingSignUp> => {
    await deps.throttle.require({ ...looksPerPlace, subject: ip })
    const signUp = await findSignUp(db, hashToken(token))
    if (!signUp) throw new DomainError('activationUnknown')
    if (signUp.state === 'used') throw new DomainError('activationUsed')
    return signUp
  }

  const findWaiting = async (token: string, ip: string): Promise<PendingSignUp> => {
    const signUp = await find(token, ip)
    if (signUp.state === 'expired') throw new DomainError('activationExpired')
    return signUp
  }

  const read = async (token: string, ip: string): Promise<Activation> => {
    const { email, expiresAt, isSelfInvited, countryCode } = await findWaiting(token, ip)
    return { email, expiresTime: expiresAt.toISOString(), isSelfInvited, countryCode }
  }

  const activate = async (
    { token, password }: { readonly token: string; readonly password: string },
    key: string,
    { ip, device }: OpeningCall,
  ): Promise<User> => {
    const request = visitorKey(deps.vault, 'users.activate', token, key, { token, password })
    const kept = await storedReply<User>(db, request)
    if (kept) return kept
    const { passwordHash } = await findWaiting(token, ip)
    await deps.throttle.require({ ...passwordTries, subject: token })
    if (!(await deps.secrets.verify(passwordPurpose, passwordHash, password)))
      throw new DomainError('badCredentials', {
        message: 'This is not the password that you signed up with.',
      })
    const { reply } = await withIdempotency(db, request, async (tx) => {
      const signUp = await takeSignUp(tx, hashToken(token))
      if (!signUp) {
        // Another click was first, or a newer link took its place.
        const isUsed = (await findSignUp(tx, hashToken(token))) !== undefined
        throw new DomainError(isUsed ? 'activationUsed' : 'activationUnknown')
      }
      if (signUp.isSelfInvited)
        await deps.mail.send(tx, { ...uninvitedMail(signUp.email), language: signUp.language })
      return openAccount(tx, deps.ids, { ...signUp, device })
    })
    deps.wakeJobs()
    return reply
  }

  /** Whoever holds a link of an address may have it mailed there again: it goes nowhere else. */
  const resend = async (token: string, key: string, ip: string): Promise<typeof sent> => {
    const request = visitorKey(deps.vault, 'users.resendActivation', token, key, { token })
    const kept = await storedReply<typeof sent>(db, request)
    if (kept) return kept
    const signUp = await find(token, ip)
    const { reply } = await withIdempotency(db, request, async (tx) => {
      await requireMinute(tx, signUp.email)
      await mailLink(tx, signUp)
      return sent
    })
    deps.wakeJobs()
    return reply
  }

  return { ask, read, activate, resend }
}
