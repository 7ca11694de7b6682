import type { OperatorRole } from '@kaadi/contract/operators'
import { sql } from 'kysely'
import type { Database } from '../../database/index.ts'

export interface NewOperator {
  readonly publicId: string
  readonly email: string
  readonly name: string
  readonly passwordHash: string
  readonly roles: readonly OperatorRole[]
  readonly isDemo: boolean
}

export function createOperatorsRepository({ db }: Database) {
  return {
    findPassword: async (
      email: string,
    ): Promise<{ operatorId: bigint; passwordHash: string } | undefined> => {
      const { rows } = await sql<{ id: bigint; password_hash: string }>`
        select id, password_hash from operators where email = ${email}`.execute(db)
      return rows[0] && { operatorId: rows[0].id, passwordHash: rows[0].password_hash }
    },

    /** Answers the id of the new or the known operator. */
    insert: async (operator: NewOperator): Promise<bigint> => {
      const { publicId, email, name, passwordHash, roles, isDemo } = operator
      const { rows } = await sql<{ id: bigint }>`
        insert into operators (public_id, email, name, password_hash, roles, is_demo)
        values (${publicId}, ${email}, ${name}, ${passwordHash}, ${[...roles]}, ${isDemo})
        on conflict on constraint operators_email_unique do update set name = operators.name
        returning id`.execute(db)
      return rows[0]!.id
    },
  }
}
