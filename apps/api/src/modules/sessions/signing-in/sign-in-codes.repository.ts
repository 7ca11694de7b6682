import { verificationCodeLength, verificationResendMs } from '@kaadi/contract/primitives'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'
import type { RandomIds } from '../../../http/random-ids.ts'
import type { PassingSeal, Vault } from '../../../vault/index.ts'
import type { Realm } from '../sessions.repository.ts'

/** Minutes after its last mail for which a code works; each mail of it starts them anew. */
export const codeLifeMinutes = 15
/** So long one code is mailed again and again, before there is another. */
const sameCodeMinutes = 45
const maxMails = 10
const maxTries = 5

/** Codes that let the owner through while others guess at the password. One lives per account. */
export interface SignInCodes {
  /** The code to mail now: the same as before while that is fresh. Undefined where one was mailed this minute. */
  readonly issue: (on: Kysely<Tables>, realm: Realm, email: string) => Promise<string | undefined>
  /** Whether the code is right; a right one pays for a look at one password. */
  readonly pay: (on: Kysely<Tables>, realm: Realm, email: string, code: string) => Promise<boolean>
  /** Whether a code of this account still works, whoever has one. */
  readonly isLive: (on: Kysely<Tables>, realm: Realm, email: string) => Promise<boolean>
  readonly consume: (on: Kysely<Tables>, realm: Realm, email: string) => Promise<void>
  readonly removeDead: (on: Kysely<Tables>) => Promise<void>
}

export function createSignInCodes(vault: Vault, ids: RandomIds): SignInCodes {
  const subjectOf = (email: string) => vault.hmac('verification-subject', email)
  const hashOf = (realm: Realm, email: string, code: string) =>
    vault.hmac('verification-code', `signIn:${realm}\0${email}\0${code}`)
  const ownerOf = (realm: Realm, email: string) => `sign-in-code:${realm}:${subjectOf(email).toString('hex')}`

  return {
    issue: async (on, realm, email) => {
      const code = ids.digits(verificationCodeLength)
      const sealed = vault.seal(Buffer.from(code), ownerOf(realm, email))
      const { rows } = await sql<{ sealed: Buffer }>`
        with fresh as (
          select ${realm} as realm, ${subjectOf(email)}::bytea as subject_hash, ${sealed}::bytea as sealed_code,
                 ${hashOf(realm, email, code)}::bytea as code_hash, ${maxTries}::integer as tries_left,
                 ${maxMails}::integer as mails_left
        )
        insert into sign_in_codes as c (realm, subject_hash, sealed_code, code_hash, tries_left, mails_left, expires_at)
        select realm, subject_hash, sealed_code, code_hash, tries_left, mails_left - 1, ${codeEnd} from fresh
        on conflict on constraint sign_in_codes_pkey do update set
          sealed_code = case when ${isStale} then excluded.sealed_code else c.sealed_code end,
          code_hash = case when ${isStale} then excluded.code_hash else c.code_hash end,
          tries_left = case when ${isStale} then excluded.tries_left else c.tries_left end,
          mails_left = case when ${isStale} then excluded.mails_left else c.mails_left - 1 end,
          issued_at = case when ${isStale} then now() else c.issued_at end,
          mailed_at = now(), expires_at = excluded.expires_at
        where c.mailed_at <= now() - ${verificationResendMs} * interval '1 ms' and (c.mails_left > 0 or ${isStale})
        returning sealed_code as sealed`.execute(on)
      return rows[0] && vault.open(rows[0].sealed, ownerOf(realm, email)).toString()
    },

    pay: async (on, realm, email, code) => {
      const { numAffectedRows } = await sql`
        update sign_in_codes set tries_left = tries_left - 1
        where realm = ${realm} and subject_hash = ${subjectOf(email)} and code_hash = ${hashOf(realm, email, code)}
          and tries_left > 0 and expires_at > now()`.execute(on)
      return numAffectedRows === 1n
    },

    isLive: async (on, realm, email) => {
      const { rows } = await sql`
        select from sign_in_codes where realm = ${realm} and subject_hash = ${subjectOf(email)}
          and tries_left > 0 and expires_at > now()`.execute(on)
      return rows.length === 1
    },

    consume: async (on, realm, email) => {
      await sql`delete from sign_in_codes where realm = ${realm} and subject_hash = ${subjectOf(email)}`.execute(
        on,
      )
    },

    removeDead: async (on) => {
      await sql`delete from sign_in_codes where expires_at < now() - interval '1 day'`.execute(on)
    },
  }
}

const codeEnd = sql<Date>`now() + make_interval(mins => ${codeLifeMinutes})`

/** Run out, used up, or so old that the next mail brings another. */
const isStale = sql<boolean>`(c.expires_at <= now() or c.tries_left = 0
  or c.issued_at <= now() - make_interval(mins => ${sameCodeMinutes}))`

/** All of them, sealed as they are: who waits for one asks again. */
export const passingSignInCodes: PassingSeal = {
  table: 'sign_in_codes',
  letGo: async (on) => {
    await sql`delete from sign_in_codes`.execute(on)
  },
}
