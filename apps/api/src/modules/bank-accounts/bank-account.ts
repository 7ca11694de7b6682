import { type Bank, type BankAccount, gradeAccountName } from '@kaadi/contract/bank-accounts'
import type { PersonName } from '@kaadi/contract/users'
import { comparableAddress } from '@kaadi/core/addresses'
import type { SealedColumn } from '../../vault/index.ts'
import type { AccountAtBank } from './names-at-banks/resolve-account-name.ts'

/** A saved account as the repository reads it, with its bank beside it. */
export interface StoredBankAccount {
  readonly id: bigint
  readonly publicId: string
  readonly bankCode: string
  readonly bankName: string
  readonly kind: BankAccount['kind']
  readonly initials: string
  readonly color: string
  readonly currencyId: BankAccount['currencyId']
  readonly accountEnding: string
  readonly accountName: string
  readonly isDefault: boolean
  readonly status: BankAccount['status']
  readonly createdAt: Date
  readonly newUntil: Date | null
  readonly networkClosed: boolean
}

/** As its owner sees it, who is called `own` now. */
export const toBankAccount = (
  { publicId, createdAt, newUntil, id: _, ...account }: StoredBankAccount,
  own: PersonName | null | undefined,
): BankAccount => ({
  ...account,
  id: publicId as BankAccount['id'],
  match: account.kind === 'network' || !own ? null : gradeAccountName(own, account.accountName),
  createTime: createdAt.toISOString(),
  newUntil: newUntil?.toISOString() ?? null,
})

/** Binds a sealed number to its row: copied into another row it stays shut. */
export const sealedNumberOwner = (publicId: string): string => `bank-account:${publicId}:number`

/**
 * By what an account is known again, whoever saves it. A number is of its bank; an address is of whoever has its key, over
 * whatever network and however it is written: what is blocked over one is blocked over all.
 */
export const accountIdentity = (account: Pick<Bank, 'kind'> & AccountAtBank): string =>
  account.kind === 'network'
    ? `network\0${comparableAddress(account.accountNumber)}`
    : `${account.bankCode}\0${account.accountNumber}`

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
