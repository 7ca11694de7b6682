import type { OperatorRole } from '@kaadi/contract/operators'
import { type Kysely, sql } from 'kysely'
import type { Database, Tables } from '../../database/index.ts'
import type { StoredPassword } from '../sessions/index.ts'

export interface NewOperator {
  readonly publicId: string
  readonly email: string
  readonly name: string
  readonly passwordHash: string
  readonly roles: readonly OperatorRole[]
  readonly isDemo: boolean
}

export async function countDemoOperators(on: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from operators where is_demo`.execute(on)
  return rows[0]!.total
}

export function createOperatorsRepository({ db, checker }: Database) {
  return {
    findPassword: async (email: string): Promise<StoredPassword | undefined> => {
      const { rows } = await sql<StoredPassword>`
        select id as "ownerId", password_hash as "passwordHash" from operators where email = ${email}`.execute(
        db,
      )
      return rows[0]
    },

    isSuspended: async (id: bigint): Promise<boolean> => {
      const { rows } = await sql`
        select from operators where id = ${id} and suspended_at is not null`.execute(db)
      return rows.length > 0
    },

    /** Answers the id of the new or the known operator. */
    insert: async (operator: NewOperator): Promise<bigint> => {
      const { publicId, email, name, passwordHash, roles, isDemo } = operator
      const { rows } = await sql<{ id: bigint }>`
        insert into operators (public_id, email, name, password_hash, roles, is_demo)
        values (${publicId}, ${email}, ${name}, ${passwordHash}, ${[...roles]}, ${isDemo})
        on conflict on constraint operators_email_unique do update set name = operators.name
        returning id`.execute(checker)
      return rows[0]!.id
    },
  }
}
