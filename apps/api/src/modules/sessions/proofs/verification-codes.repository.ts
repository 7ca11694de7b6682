import { timingSafeEqual } from 'node:crypto'
import { verificationCodeLength, verificationResendMs } from '@kaadi/contract/primitives'
import type { VerificationPurpose } from '@kaadi/contract/users'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import type { RandomIds } from '../../../http/random-ids.ts'
import type { Vault } from '../../../vault/index.ts'

/** What a code is for: what visitors are mailed one for, and what calls of their own mail one for. */
export type CodePurpose = VerificationPurpose | 'deleteAccount' | 'resetPin'

export const codeLifeSeconds = 15 * 60
export const resendSeconds = verificationResendMs / 1000
const attempts = 5

export type IssuedCode =
  | { readonly issued: true; readonly code: string }
  | { readonly issued: false; readonly secondsLeft: number }

/** Codes that prove an address. One lives per purpose and address, for a quarter of an hour and five tries. */
export interface VerificationCodes {
  /** A new code, or how long until another may be asked for: once a minute. */
  readonly issue: (on: Kysely<Tables>, purpose: CodePurpose, email: string) => Promise<IssuedCode>
  /**
   * Uses up one try, and refuses a code that is not right; says so where no try is left. Call it outside the transaction that
   * depends on it.
   */
  readonly require: (on: Kysely<Tables>, purpose: CodePurpose, email: string, code: string) => Promise<void>
  /** Takes the code away; refuses where someone else already did. */
  readonly consume: (on: Kysely<Tables>, purpose: CodePurpose, email: string) => Promise<void>
  readonly removeDead: (on: Kysely<Tables>) => Promise<void>
}

/** Refuses a mailed code. One that was used up, has run out or was never mailed looks the same: a new one has to be asked for. */
export const codeRefused = (newCodeNeeded: boolean): DomainError =>
  new DomainError('badVerificationCode', {
    details: { newCodeNeeded },
  })

export function createVerificationCodes(vault: Vault, ids: RandomIds): VerificationCodes {
  const subjectOf = (email: string) => vault.hmac('verification-subject', email)
  const hashOf = (purpose: CodePurpose, email: string, code: string) =>
    vault.hmac('verification-code', `${purpose}\0${email}\0${code}`)

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

    require: async (on, purpose, email, code) => {
      const { rows } = await sql<{ code_hash: Buffer; attempts_left: number }>`
        update verification_codes set attempts_left = attempts_left - 1
        where purpose = ${purpose} and subject_hash = ${subjectOf(email)} and attempts_left > 0 and expires_at > now()
        returning code_hash, attempts_left`.execute(on)
      const kept = rows[0]
      if (!kept) throw codeRefused(true)
      if (!timingSafeEqual(kept.code_hash, hashOf(purpose, email, code)))
        throw codeRefused(kept.attempts_left === 0)
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
