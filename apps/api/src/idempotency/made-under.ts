import { type RawBuilder, sql } from 'kysely'
import type { KeyedRequest } from './idempotency.ts'

/** SQL for the public id of what a seller's request made under its key; null where the key has no reply. */
export const madeUnder = ({
  userId,
  key,
  operation,
}: Pick<KeyedRequest, 'userId' | 'key' | 'operation'>): RawBuilder<string | null> => sql`(
  select k.reply->>'id' from idempotency_keys k
  where k.user_id = ${userId} and k.realm = 'seller' and k.key = ${key} and k.operation = ${operation})`
