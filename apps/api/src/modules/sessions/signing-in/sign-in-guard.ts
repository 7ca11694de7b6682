import { DomainError } from '../../../errors/domain-error.ts'
import { networkOf } from '../../../http/network-of.ts'
import type { Place } from '../place.ts'
import type { Realm } from '../sessions.repository.ts'
import type { LimitedRule, Throttle, ThrottleState } from '../throttle.repository.ts'

export const failuresBeforeCode = 3
export const failuresBeforeLock = 10
/** Codes, right or wrong, that are looked at from a place that is locked. */
const codesWhileLocked = 5
/** More tries than these without a success: whoever comes from there waits behind the others. */
const triesOfAGuesser = 10

export interface SignInAttempt {
  readonly realm: Realm
  /** In its normal form. */
  readonly email: string
  readonly place: Place
}

/** A try that was paid for. */
export interface PaidTry {
  /** How many tries this account has had without a success, this one included. */
  readonly tries: number
  readonly needsCode: boolean
  /** Too many wrong ones of this account from here: what this try is refused with. */
  readonly locked?: DomainError
  /** Its address has guessed often: where there is too much work, it waits and is shed first. */
  readonly yields: boolean
}

/**
 * Slows guessing down. Each try is paid for before anything is looked at, in one statement: many at once gain nothing,
 * nor do many processes. It counts by the address given, whether or not it has an account, so that the answers do not
 * tell. An account that many guess at asks for a mailed code; it is locked for the place alone that guesses, so that
 * nobody can lock the owner out from elsewhere, and even there the mailed code lets them in.
 */
export interface SignInGuard {
  /** Refuses a network or a device that tried too often. */
  readonly pay: (attempt: SignInAttempt) => Promise<PaidTry>
  /** From a place that is locked, a mailed code is looked at a few times: charged before, refused as the lock is. */
  readonly payForCode: (attempt: SignInAttempt, locked: DomainError) => Promise<void>
  /** Where it came from is not charged: it is tried once more. */
  readonly giveBack: (attempt: SignInAttempt) => Promise<void>
  /** The password was not looked at, for want of time: nothing is charged. */
  readonly undo: (attempt: SignInAttempt) => Promise<void>
  /** The right password was given: its tries are given back. */
  readonly succeed: (attempt: SignInAttempt) => Promise<void>
}

/** From the widest to the narrowest: who is stopped by one does not use up the next. */
function bucketsOf({ realm, email, place }: SignInAttempt) {
  const network = networkOf(place.ip)
  return {
    network: { scope: `${realm}:sign-in`, subject: network, limit: 100, windowSeconds: 600 },
    device: {
      scope: `${realm}:sign-in-device`,
      subject: place.device ?? '',
      limit: 30,
      windowSeconds: 600,
    },
    here: {
      scope: `${realm}:failed-here`,
      subject: `${email} ${network}`,
      limit: failuresBeforeLock,
      windowSeconds: 15 * 60,
    },
    codeHere: {
      scope: `${realm}:code-here`,
      subject: `${email} ${network}`,
      limit: codesWhileLocked,
      windowSeconds: 15 * 60,
    },
    account: {
      scope: `${realm}:failed`,
      subject: email,
      limit: failuresBeforeCode,
      windowSeconds: 60 * 60,
    },
  } satisfies Record<string, LimitedRule>
}

/** Who has just proved the mailbox of a seller's account need not wait for what others guessed at it. */
export const forgetTries = (throttle: Throttle, email: string, place: Place): Promise<void> =>
  createSignInGuard(throttle).succeed({ realm: 'user', email, place })

export function createSignInGuard(throttle: Throttle): SignInGuard {
  const giveBack: SignInGuard['giveBack'] = async (attempt) => {
    const { network, device } = bucketsOf(attempt)
    await throttle.give(network)
    if (attempt.place.device !== undefined) await throttle.give(device)
  }

  return {
    giveBack,
    undo: async (attempt) => {
      const { here, account } = bucketsOf(attempt)
      await giveBack(attempt)
      await throttle.give(here)
      await throttle.give(account)
    },
    pay: async (attempt) => {
      const { network, device, here, account } = bucketsOf(attempt)
      const rules = [network, ...(attempt.place.device === undefined ? [] : [device]), here, account]
      const states = await throttle.take(rules)
      const last = states.at(-1)!
      const rule = rules[states.length - 1]!
      const isFull = last.hits > rule.limit
      if (isFull && (rule === network || rule === device)) throw tooMany(last)
      return {
        tries: last.hits,
        needsCode: last.hits > failuresBeforeCode,
        ...(isFull && rule === here && { locked: locked(last) }),
        yields: states[0]!.hits > triesOfAGuesser,
      }
    },
    payForCode: async (attempt, locked) => {
      const { codeHere } = bucketsOf(attempt)
      const [state] = await throttle.take([codeHere])
      if (state!.hits > codeHere.limit) throw locked
    },
    succeed: async (attempt) => {
      const { here, account, codeHere } = bucketsOf(attempt)
      await giveBack(attempt)
      await throttle.clear(here)
      await throttle.clear(codeHere)
      await throttle.clear(account)
    },
  }
}

/** What was wrong, and for how long: at a sign-in, and wherever somebody proves their own password. */
export const tooManyWrongPasswords = (secondsLeft: number): string => {
  const minutes = Math.ceil(secondsLeft / 60)
  return `Too many wrong passwords. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
}

const tooMany = ({ secondsLeft }: ThrottleState): DomainError =>
  new DomainError('tooManyRequests', { retryAfterSeconds: secondsLeft })

const locked = ({ secondsLeft }: ThrottleState): DomainError =>
  new DomainError('accountLocked', {
    message: tooManyWrongPasswords(secondsLeft),
    details: { secondsLeft },
    retryAfterSeconds: secondsLeft,
  })
