import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { signInCodeMail } from './sessions.mails.ts'

/** The account behind an address, and the code that is asked for after failures. */
export function createSignInRepository({ database: { db }, codes, mail }: Deps) {
  return {
    findPassword: async (email: string): Promise<{ userId: bigint; passwordHash: string } | undefined> => {
      const { rows } = await sql<{ id: bigint; password_hash: string }>`
        select id, password_hash from users where email = ${email}`.execute(db)
      return rows[0] && { userId: rows[0].id, passwordHash: rows[0].password_hash }
    },

    /** Mails a code at most once a minute. An address without an account gets none, after the same work. */
    mailCode: async (email: string): Promise<void> => {
      await db.transaction().execute(async (tx) => {
        const issued = await codes.issue(tx, 'signIn', email)
        const { rows } = await sql`select from users where email = ${email}`.execute(tx)
        if (issued.issued && rows.length > 0) await mail.send(tx, signInCodeMail(email, issued.code))
      })
    },

    checkCode: (email: string, code: string): Promise<boolean> => codes.check(db, 'signIn', email, code),

    consumeCode: async (email: string): Promise<void> => {
      await codes.consume(db, 'signIn', email)
    },
  }
}
