import { timingSafeEqual } from 'node:crypto'
import { verificationCodeLength, verificationResendMs } from '@kaadi/contract/primitives'
import type { VerificationPurpose } from '@kaadi/contract/users'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { networkOf } from '../../../http/network-of.ts'
import type { RandomIds } from '../../../http/random-ids.ts'
import type { Vault } from '../../../vault/index.ts'
import type { Throttle } from '../throttle.repository.ts'

/** What a code is for: what visitors are mailed one for, and what calls of their own mail one for. */
export type CodePurpose = VerificationPurpose | 'deleteAccount' | 'resetPin'

export const codeLifeSeconds = 15 * 60
export const resendSeconds = verificationResendMs / 1000
/** Of whoever guesses, for one code: who is out of tries has stopped themselves, and not the owner elsewhere. */
const triesHere = { scope: 'code-guesses-here', limit: 5, windowSeconds: codeLifeSeconds }
/** Of everybody, for one code. */
const attempts = 60
/** Of everybody, for all codes of one purpose and address: a new one a minute gives nobody sixty more guesses a minute. */
const triesOfAddress = { scope: 'code-guesses', limit: 600, windowSeconds: 24 * 60 * 60 }

export type IssuedCode =
  | { readonly issued: true; readonly code: string }
  | { readonly issued: false; readonly secondsLeft: number }

export interface GivenCode {
  readonly purpose: CodePurpose
  readonly email: string
  readonly code: string
  /** Who pays for the try: the address of a visitor, or the seller that is signed in. */
  readonly by: { readonly ip: string } | { readonly sellerId: bigint }
}

/** Codes that prove an address. One lives per purpose and address, for a quarter of an hour and five tries of a caller. */
export interface VerificationCodes {
  /** A new code, or how long until another may be asked for: once a minute. */
  readonly issue: (on: Kysely<Tables>, purpose: CodePurpose, email: string) => Promise<IssuedCode>
  /**
   * Uses up one try, and refuses a code that is not right; says so where no try is left. Call it outside the transaction that
   * depends on it.
   */
  readonly require: (on: Kysely<Tables>, given: GivenCode) => Promise<void>
  /** Takes the code away; refuses where someone else already did. */
  readonly consume: (on: Kysely<Tables>, purpose: CodePurpose, email: string) => Promise<void>
  readonly removeDead: (on: Kysely<Tables>) => Promise<void>
}

/** Refuses a mailed code. One that was used up, has run out or was never mailed looks the same: a new one has to be asked for. */
export const codeRefused = (newCodeNeeded: boolean): DomainError =>
  new DomainError('badVerificationCode', {
    details: { newCodeNeeded },
  })

export function createVerificationCodes(
  { vault, throttle }: { readonly vault: Vault; readonly throttle: Throttle },
  ids: RandomIds,
): VerificationCodes {
  const subjectOf = (email: string) => vault.hmac('verification-subject', email)
  const hashOf = (purpose: CodePurpose, email: string, code: string) =>
    vault.hmac('verification-code', `${purpose}\0${email}\0${code}`)

  const findLive = async (on: Kysely<Tables>, purpose: CodePurpose, email: string) => {
    const { rows } = await sql<{ code_hash: Buffer }>`
      select code_hash from verification_codes
      where purpose = ${purpose} and subject_hash = ${subjectOf(email)} and attempts_left > 0 and expires_at > now()`.execute(
      on,
    )
    return rows[0]?.code_hash
  }

  /** How many tries are left; undefined where it had none, or another code took its place. */
  const payOne = async (on: Kysely<Tables>, purpose: CodePurpose, email: string, live: Buffer) => {
    const { rows } = await sql<{ attempts_left: number }>`
      update verification_codes set attempts_left = attempts_left - 1
      where purpose = ${purpose} and subject_hash = ${subjectOf(email)} and code_hash = ${live} and attempts_left > 0
        and expires_at > now()
      returning attempts_left`.execute(on)
    return rows[0]?.attempts_left
  }

  return {
    issue: async (on, purpose, email) => {
      const code = ids.digits(verificationCodeLength)
      const { rows } = await sql<{ issued: boolean; seconds_left: number }>`
        with issued as (
          insert into verification_codes as v (purpose, subject_hash, code_hash, attempts_left, expires_at)
          values (${purpose}, ${subjectOf(email)}, ${hashOf(purpose, email, code)}, ${attempts},
                  now() + make_interval(secs => ${codeLifeSeconds}))
          on conflict on constraint verification_codes_pkey do update
            set code_hash = excluded.code_hash, attempts_left = excluded.attempts_left,
                expires_at = excluded.expires_at, sent_at = now()
            where v.sent_at <= now() - make_interval(secs => ${resendSeconds})
          returning 1
        )
        select exists (select from issued) as issued, coalesce((
          select ceil(extract(epoch from sent_at - now()) + ${resendSeconds})::integer from verification_codes
          where purpose = ${purpose} and subject_hash = ${subjectOf(email)}), ${resendSeconds}) as seconds_left`.execute(
        on,
      )
      const row = rows[0]!
      return row.issued
        ? { issued: true, code }
        : { issued: false, secondsLeft: Math.max(1, row.seconds_left) }
    },

    require: async (on, { purpose, email, code, by }) => {
      const live = await findLive(on, purpose, email)
      if (!live) throw codeRefused(true)
      const guesser = 'ip' in by ? networkOf(by.ip) : `seller ${by.sellerId}`
      const here = { ...triesHere, subject: `${purpose} ${email} ${live.toString('hex')} ${guesser}` }
      const address = { ...triesOfAddress, subject: `${purpose} ${email}` }
      const rules = [here, address]
      const states = await throttle.take(rules)
      if (states.at(-1)!.hits > rules[states.length - 1]!.limit) throw codeRefused(true)
      const left = await payOne(on, purpose, email, live)
      if (left === undefined) throw codeRefused(true)
      if (!timingSafeEqual(live, hashOf(purpose, email, code)))
        throw codeRefused(left === 0 || states[0]!.hits >= here.limit)
      await throttle.give(address)
    },

    consume: async (on, purpose, email) => {
      const { numAffectedRows } = await sql`
        delete from verification_codes where purpose = ${purpose} and subject_hash = ${subjectOf(email)}`.execute(
        on,
      )
      if (numAffectedRows !== 1n) throw codeRefused(true)
    },

    removeDead: async (on) => {
      await sql`delete from verification_codes where expires_at < now() - interval '1 day'`.execute(on)
      await sql`delete from throttles where ends_at < now()`.execute(on)
    },
  }
}
