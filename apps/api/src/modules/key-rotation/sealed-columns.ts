import { sealedNumberOwner } from '../bank-accounts/index.ts'
import { cardPinOwner, codeOwner } from '../card-orders/index.ts'

/** A column whose values are sealed under the vault's key. */
export interface SealedColumn {
  readonly table: string
  readonly column: string
  /** Columns of the primary key, each a number. */
  readonly key: readonly string[]
  /** The column that names the owner, and what the owner is called from it. */
  readonly ownerColumn: string
  readonly ownerOf: (name: string) => string
}

const card = { table: 'order_cards', key: ['user_id', 'order_id', 'position'], ownerColumn: 'public_id' }

/** Every one there is but for those that are let go of (`passing`). A test compares them with the schema. */
export const sealedColumns: readonly SealedColumn[] = [
  { ...card, column: 'sealed_code', ownerOf: codeOwner },
  { ...card, column: 'sealed_pin', ownerOf: cardPinOwner },
  {
    table: 'bank_accounts',
    column: 'sealed_number',
    key: ['user_id', 'id'],
    ownerColumn: 'public_id',
    ownerOf: sealedNumberOwner,
  },
]

/** Sealed for minutes or for a repeated request: a change of the key lets go of them rather than carry them over. */
export const passing = [
  { table: 'sign_in_codes', letGo: 'delete from sign_in_codes' },
  {
    table: 'idempotency_keys',
    letGo: 'update idempotency_keys set sealed_reply = null where sealed_reply is not null',
  },
] as const
