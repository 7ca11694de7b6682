import type { CurrencyId } from '@kaadi/contract/primitives'
import type {
  LanguageCode,
  PersonName,
  SignUpRequest,
  User,
  VerificationPurpose,
} from '@kaadi/contract/users'
import type { Deps } from '../../deps.ts'
import { DomainError, invalidField } from '../../errors/domain-error.ts'
import { publicAddress } from '../../http/public-address.ts'
import type { SignedInUser } from '../../http/signed-in.ts'
import { type KeyedRequest, storedReply, withIdempotency } from '../../idempotency/idempotency.ts'
import { keyedRequest } from '../../idempotency/keyed-request.ts'
import { visitorKey } from '../../idempotency/visitor-key.ts'
import { createFindSettleCurrency, requireOpenCountry } from '../currencies/index.ts'
import type { Mail } from '../mail/index.ts'
import { mailCode, normaliseEmail, passwordPurpose } from '../sessions/index.ts'
import { changeCodeMail, noAccountMail, resetCodeMail } from './new-passwords/passwords.mails.ts'
import { type OpeningCall, openAccount, type ProvedSignUp } from './opening/open-account.ts'
import { isCommonPassword } from './passwords/common-passwords.ts'
import { alreadyMemberMail, signUpCodeMail } from './users.mails.ts'
import {
  findInviter,
  findUser,
  hasEverSavedAccount,
  invitesThemselves,
  isEmailTaken,
  isNameVerified,
  lockHolder,
  setDefaultCurrency,
  setLanguage,
  setName,
} from './users.repository.ts'

/** Many people share one address of a phone network: these stop floods, not neighbours. */
const codesPerPlace = { scope: 'sign-up:codes', limit: 120, windowSeconds: 3600 }
const signUpsPerPlace = { scope: 'sign-up', limit: 120, windowSeconds: 3600 }

export function createUsersService(deps: Deps) {
  const { db } = deps.database
  const findCurrency = createFindSettleCurrency(deps.database)

  /** The same answer for every address; only its owner's mailbox tells more. */
  const sendVerificationCode = async (
    {
      email: given,
      purpose,
      language,
    }: {
      readonly email: string
      readonly purpose: VerificationPurpose
      readonly language?: LanguageCode | undefined
    },
    key: string,
    { ip, user }: { readonly ip: string; readonly user: SignedInUser | undefined },
  ) => {
    const email = normaliseEmail(given)
    if (purpose === 'changePassword') requireOwner(user, email)
    await deps.throttle.require({ ...codesPerPlace, subject: ip })
    const request = visitorKey(deps.vault, 'users.sendVerificationCode', email, key, { email, purpose })
    const { reply } = await withIdempotency(db, request, async (tx) => {
      const known = await isEmailTaken(tx, email)
      return mailCode(deps, tx, {
        purpose,
        email,
        mailOf: (code) => mailOf(purpose, email, known, code, language),
      })
    })
    deps.wakeJobs()
    return reply
  }

  /** Its mail says that someone is signed in: nobody else has it sent. Whether the address has an account is not told. */
  const requireOwner = (user: SignedInUser | undefined, email: string): void => {
    if (!user) throw new DomainError('unauthenticated')
    if (user.email !== email) throw new DomainError('forbidden')
  }

  /** Who has an account reads the language of it; a visitor that of the page. */
  const mailOf = (
    purpose: VerificationPurpose,
    email: string,
    known: boolean,
    code: string,
    language: LanguageCode | undefined,
  ): Mail => {
    if (!known)
      return { ...(purpose === 'signUp' ? signUpCodeMail(email, code) : noAccountMail(email)), language }
    if (purpose === 'signUp') return alreadyMemberMail(email)
    return purpose === 'resetPassword'
      ? resetCodeMail(email, code, publicAddress(deps.config))
      : changeCodeMail(email, code)
  }

  const signUp = async (form: SignUpRequest, key: string, { ip, device }: OpeningCall): Promise<User> => {
    const email = normaliseEmail(form.email)
    const request = visitorKey(deps.vault, 'users.signUp', email, key, form)
    const kept = await storedReply<User>(db, request)
    if (kept) return kept
    await deps.throttle.require({ ...signUpsPerPlace, subject: ip })
    if (await isCommonPassword(email, form.password)) throw new DomainError('weakPassword')
    const invitedBy = form.invitationCode ? await requireInviter(form.invitationCode) : null
    await requireOpenCountry(db, form.countryCode)
    // The address is proved before it is told that it is taken: otherwise anyone could ask who is a member.
    await deps.codes.require(db, { purpose: 'signUp', email, code: form.code, by: { ip } })
    // Neither before that: it would tell a stranger whose code it is.
    if (invitedBy !== null && (await invitesThemselves(db, invitedBy, email)))
      throw new DomainError('selfInvitation')
    return open({ ...form, email }, { invitedBy, device }, request)
  }

  const requireInviter = async (code: string): Promise<bigint> => {
    const inviter = await findInviter(db, code)
    if (inviter === undefined) throw new DomainError('badInvitationCode')
    return inviter
  }

  const open = async (
    form: SignUpRequest,
    from: Pick<ProvedSignUp, 'invitedBy'> & Pick<OpeningCall, 'device'>,
    request: KeyedRequest,
  ): Promise<User> => {
    const { email, countryCode, language } = form
    const passwordHash = await deps.secrets.hash(passwordPurpose, form.password)
    const { reply } = await withIdempotency(db, request, async (tx) => {
      await deps.codes.consume(tx, 'signUp', email)
      return openAccount(tx, deps.ids, { email, passwordHash, countryCode, language, ...from })
    })
    return reply
  }

  const me = async (userId: bigint): Promise<User> => {
    const user = await findUser(db, userId)
    if (!user) throw new DomainError('unauthenticated')
    return user
  }

  /**
   * Until an account was saved under it, or a reviewer looks at it: afterwards another name would open the way to another
   * person's account.
   */
  const rename = async (userId: bigint, name: PersonName, key: string): Promise<User> => {
    const request = keyedRequest(deps.vault, { userId, key, operation: 'users.setName', body: name })
    await withIdempotency(db, request, async (tx) => {
      await lockHolder(tx, userId)
      if ((await hasEverSavedAccount(tx, userId)) || (await isNameVerified(tx, userId)))
        throw new DomainError('nameFixed')
      await setName(tx, userId, name)
      return {}
    })
    return me(userId)
  }

  const chooseCurrency = async (userId: bigint, currencyId: CurrencyId): Promise<User> => {
    if (!(await findCurrency(currencyId))?.enabled)
      throw invalidField('currencyId', 'This currency cannot be chosen at the moment.')
    await setDefaultCurrency(db, userId, currencyId)
    return me(userId)
  }

  const chooseLanguage = async (userId: bigint, language: LanguageCode) => {
    await setLanguage(db, userId, language)
    return { language }
  }

  return { sendVerificationCode, signUp, me, rename, chooseCurrency, chooseLanguage }
}
