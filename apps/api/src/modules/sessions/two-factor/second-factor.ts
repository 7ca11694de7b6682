import type { FactorChallenge, PasskeyProof, PasskeyRequest } from '@kaadi/contract/passkeys'
import type { Tx } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import type { SignedInUser } from '../../../http/signed-in.ts'
import { createPasskeyProofs, type KeptChallenge } from '../passkeys/passkey-proofs.ts'
import type { RelyingParty } from '../passkeys/relying-party.ts'
import { stepOf } from './app-codes.ts'
import { recoveryCodeUsedMail } from './factors.mails.ts'
import {
  appKeyOwner,
  findFactors,
  isFactorDue,
  replaceRecoveryCodes,
  type StoredApp,
  type StoredFactors,
  takeRecoveryCode,
  takeStep,
} from './factors.repository.ts'
import type { FactorOwner, Holder } from './holder.ts'
import { newRecoveryCodes, plainRecoveryCode } from './recovery-codes.ts'

/** So long after it was proved a session is not asked again. */
export const freshSeconds = 10 * 60
const windowSeconds = 15 * 60
/** Of one session, or of all sign-ins: whoever guesses there locks out themselves, and not the owner elsewhere. */
const triesHere = { scope: 'second-factor-here', limit: 6, windowSeconds }
/** From everywhere together. */
const triesInAll = { scope: 'second-factor', limit: 30, windowSeconds }

/** What came with a sign-in. */
export interface GivenFactor {
  readonly code?: string | undefined
  /** Undefined where none was sent, null where it cannot be read. */
  readonly passkey?: PasskeyProof | null | undefined
}

type At = RelyingParty | undefined

/** Proves second factors. Each try is paid for before anything is looked at; a code works once, however many come at once. */
export interface SecondFactor {
  /** Refuses a wrong, used or missing factor of somebody who has one; answers whether they have. */
  readonly requireAtSignIn: (holder: Holder, given: GivenFactor, at: At) => Promise<boolean>
  readonly require: (holder: Holder, given: string) => Promise<void>
  readonly requirePasskey: (holder: Holder, proof: PasskeyProof | null, at: At) => Promise<void>
  /** What a device signs for a challenge that its caller keeps; null where no passkey of theirs works at this address. */
  readonly signatureRequest: (
    holder: FactorOwner,
    at: At,
    challenge: Uint8Array<ArrayBuffer>,
  ) => Promise<PasskeyRequest | null>
  /** Refuses what no device of theirs signed for that challenge, in base64url. */
  readonly requireSignature: (
    holder: Holder,
    proof: PasskeyProof,
    at: At,
    kept: KeptChallenge,
  ) => Promise<void>
  /** Takes a code of the app alone. Turns an app on that was begun. */
  readonly requireAppCode: (holder: Holder, app: StoredApp, code: string) => Promise<void>
  /** The ways that somebody has at an address. */
  readonly challenge: (holder: FactorOwner, at: At) => Promise<FactorChallenge>
  /** Refuses a session that has not proved its factor lately. */
  readonly requireFresh: (user: SignedInUser) => Promise<void>
}

export function createSecondFactor(deps: Deps): SecondFactor {
  const { db } = deps.database
  const passkeys = createPasskeyProofs(deps)

  const paidFor = async (
    { realm = 'user', id, sessionHash }: Holder,
    refusal: 'wrongSecondFactor' | 'passkeyRefused',
    look: () => Promise<boolean>,
  ): Promise<void> => {
    const subject = realm === 'user' ? String(id) : `${realm}:${id}`
    const here = { ...triesHere, subject: `${subject} ${sessionHash?.toString('hex') ?? 'sign-in'}` }
    const rules = [here, { ...triesInAll, subject }]
    const states = await deps.throttle.take(rules)
    const { hits, secondsLeft } = states.at(-1)!
    if (hits > rules[states.length - 1]!.limit)
      throw new DomainError('accountLocked', {
        message: 'Too many wrong codes.',
        details: { secondsLeft },
        retryAfterSeconds: secondsLeft,
      })
    if (!(await look())) throw new DomainError(refusal)
    await deps.throttle.clear(here)
    await deps.throttle.give({ ...triesInAll, subject })
  }

  const takeAppCode = async (holder: Holder, app: StoredApp, code: string) => {
    const step = stepOf(deps.vault.open(app.sealedSecret, appKeyOwner(holder)), code, deps.clock())
    return step !== undefined && takeStep(db, holder, app, step)
  }

  const takeRecovery = async (holder: Holder, { recoveryCodesLeft }: StoredFactors, given: string) => {
    const taken = await takeRecoveryCode(db, holder, hashRecoveryCode(deps, holder, given))
    if (taken) {
      await deps.mail.send(db, recoveryCodeUsedMail(holder, recoveryCodesLeft - 1))
      deps.wakeJobs()
    }
    return taken
  }

  const requireFrom = (holder: Holder, factors: StoredFactors, given: string): Promise<void> =>
    paidFor(holder, 'wrongSecondFactor', async () => {
      const { app, isOn } = factors
      const plain = given.replace(/\s/g, '')
      if (!/^\d{6}$/.test(plain)) return isOn && takeRecovery(holder, factors, given)
      return app?.confirmedAt ? takeAppCode(holder, app, plain) : false
    })

  const requirePasskey: SecondFactor['requirePasskey'] = (holder, proof, at) =>
    paidFor(holder, 'passkeyRefused', async () => proof !== null && passkeys.isProved(holder, proof, at))

  const challenge: SecondFactor['challenge'] = async (of, at) => {
    const { app, hasPasskeys } = await findFactors(db, of)
    const passkey = hasPasskeys ? await passkeys.request(of, at) : null
    return { app: Boolean(app?.confirmedAt), passkey }
  }

  return {
    requireAtSignIn: async (holder, { code, passkey }, at) => {
      const factors = await findFactors(db, holder)
      if (!factors.isOn) return false
      try {
        if (passkey !== undefined) await requirePasskey(holder, passkey, at)
        else if (code) await requireFrom(holder, factors, code)
        else throw new DomainError('secondFactorNeeded')
      } catch (refused) {
        if (!isAskedAgain(refused)) throw refused
        const details = { ...(await challenge(holder, at)) }
        throw new DomainError(refused.errorName, { details })
      }
      return true
    },
    require: async (holder, given) => requireFrom(holder, await findFactors(db, holder), given),
    requirePasskey,
    signatureRequest: passkeys.request,
    requireSignature: (holder, proof, at, kept) =>
      paidFor(holder, 'passkeyRefused', () => passkeys.isSigned(holder, proof, at, kept)),
    requireAppCode: (holder, app, code) =>
      paidFor(holder, 'wrongSecondFactor', () => takeAppCode(holder, app, code)),
    challenge,
    requireFresh: async ({ id: userId, sessionHash }) => {
      if (await isFactorDue(db, { userId, sessionHash, freshSeconds }))
        throw new DomainError('secondFactorNeeded')
    },
  }
}

const asking = ['secondFactorNeeded', 'wrongSecondFactor', 'passkeyRefused', 'passkeyCopied']
const isAskedAgain = (error: unknown): error is DomainError =>
  error instanceof DomainError && asking.includes(error.errorName)

export const hashRecoveryCode = (
  { vault }: Pick<Deps, 'vault'>,
  { realm = 'user', id }: FactorOwner,
  code: string,
): Buffer =>
  vault.hmac('recovery-code', `${realm === 'user' ? '' : `${realm}:`}${id}:${plainRecoveryCode(code)}`)

/** New recovery codes, in place of those that there were. */
export async function giveRecoveryCodes(
  deps: Pick<Deps, 'vault'>,
  tx: Tx,
  of: FactorOwner,
): Promise<string[]> {
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => hashRecoveryCode(deps, of, code))
  await replaceRecoveryCodes(tx, of, hashes)
  return codes
}
