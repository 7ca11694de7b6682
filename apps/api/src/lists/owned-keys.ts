import { columns } from '../database/index.ts'

/** Rows of sellers are known by their seller and their own id. */
export interface OwnedKey {
  readonly userId: bigint
  readonly id: bigint
}

/** The rows of a list of keys. */
export const ownedKeys = columns<OwnedKey>({
  user_id: ['bigint', ({ userId }) => userId],
  id: ['bigint', ({ id }) => id],
})

/** What people call a row, and by which id it is opened. */
export interface NamedRow {
  readonly key: bigint
  readonly id: string
  readonly label: string
}
