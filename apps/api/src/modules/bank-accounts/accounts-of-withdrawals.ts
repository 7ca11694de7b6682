import { bankAccountStatus } from '@kaadi/contract/bank-accounts'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/index.ts'

/**
 * Part of the statement that asks for withdrawals: those of `rows (user_id, account_id, currency_id, …)` whose account is
 * there and of their currency, with the account locked against its removal until commit; and whether it `is_new`.
 */
export const lockPayoutAccounts = (rows: string): string => `
    select f.*, a.created_at > now() - r.new_for as is_new, r.new_for, a.number_fingerprint as fingerprint from ${rows} f
    join new_account_rules r on r.currency_id = f.currency_id
    join bank_accounts a on a.user_id = f.user_id and a.id = f.account_id
                        and a.status <> ${bankAccountStatus.removed} and a.currency_id = f.currency_id
    order by a.user_id, a.id for share of a`

export interface SealedAccount {
  readonly publicId: string
  readonly sealedNumber: Buffer
}

/** A removed account too: a withdrawal to it is paid all the same. */
export async function findSealedAccount(
  on: Kysely<Tables>,
  userId: bigint,
  accountId: bigint,
): Promise<SealedAccount | undefined> {
  const { rows } = await sql<SealedAccount>`
    select public_id as "publicId", sealed_number as "sealedNumber" from bank_accounts
    where user_id = ${userId} and id = ${accountId}`.execute(on)
  return rows[0]
}
