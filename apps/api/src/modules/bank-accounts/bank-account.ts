import type { BankAccount } from '@kaadi/contract/bank-accounts'
import type { SealedColumn } from '../../vault/index.ts'

/** A saved account as the repository reads it, with its bank beside it. */
export interface StoredBankAccount {
  readonly id: bigint
  readonly publicId: string
  readonly bankCode: string
  readonly bankName: string
  readonly initials: string
  readonly color: string
  readonly currencyId: BankAccount['currencyId']
  readonly accountEnding: string
  readonly accountName: string
  readonly isDefault: boolean
  readonly status: BankAccount['status']
  readonly createdAt: Date
}

export const toBankAccount = ({
  publicId,
  createdAt,
  id: _,
  ...account
}: StoredBankAccount): BankAccount => ({
  ...account,
  id: publicId as BankAccount['id'],
  createTime: createdAt.toISOString(),
})

/** Binds a sealed number to its row: copied into another row it stays shut. */
export const sealedNumberOwner = (publicId: string): string => `bank-account:${publicId}:number`

export const endingOf = (accountNumber: string): string => accountNumber.slice(-4)

export const sealedAccountColumns: readonly SealedColumn[] = [
  {
    table: 'bank_accounts',
    column: 'sealed_number',
    key: ['user_id', 'id'],
    ownerColumn: 'public_id',
    ownerOf: sealedNumberOwner,
  },
]
