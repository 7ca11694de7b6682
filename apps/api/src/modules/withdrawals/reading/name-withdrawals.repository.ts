import { sql } from 'kysely'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import { type NamedRow, type OwnedKey, ownedKeys } from '../../../lists/owned-keys.ts'

/** Withdrawals of several sellers by the reference that their provider knows. */
export const nameWithdrawals = (on: Reader, keys: readonly OwnedKey[]): Promise<NamedRow[]> =>
  rowsOf(
    on,
    sql<NamedRow>`
    select w.id as key, w.public_id as id, w.provider_reference as label
    from ${ownedKeys.rows(keys, 'k')} join withdrawals w on w.user_id = k.user_id and w.id = k.id`,
  )
