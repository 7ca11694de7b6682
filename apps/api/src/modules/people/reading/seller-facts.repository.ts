import { sql } from 'kysely'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import { type StoredSeller, sellerColumns } from './page-sellers.repository.ts'

export interface StoredSellerFacts extends StoredSeller {
  readonly exp: number
  readonly twoFactor: boolean
  readonly deletionAt: Date | null
  readonly heldUntil: Date | null
  readonly isBlocked: boolean
}

export async function findSellerFacts(on: Reader, userId: bigint): Promise<StoredSellerFacts> {
  const rows = await rowsOf(
    on,
    sql<StoredSellerFacts>`
      select ${sellerColumns}, s.exp,
        exists (select from two_factor_holders t where t.user_id = s.id) as "twoFactor",
        (select d.due_at from waiting_deletions d where d.user_id = s.id) as "deletionAt",
        (select h.withdrawals_held_until from held_sellers h where h.id = s.id) as "heldUntil",
        exists (select from seller_mailboxes m join running_blocks b on b.kind = 'email' and b.fingerprint = m.mailbox
                where m.user_id = s.id) as "isBlocked"
      from sellers s where s.id = ${userId}`,
  )
  return rows[0]!
}

export interface StoredSellerAccount {
  readonly id: string
  readonly bankName: string
  readonly accountEnding: string
  readonly accountName: string
  readonly isRemoved: boolean
  readonly isBlocked: boolean
  readonly otherSellers: number
}

/** Saved accounts, removed ones last. */
export const listSellerAccounts = (on: Reader, userId: bigint): Promise<StoredSellerAccount[]> =>
  rowsOf(
    on,
    sql<StoredSellerAccount>`
      select a.public_id as id, b.name as "bankName", a.account_ending as "accountEnding",
        a.account_name as "accountName", a.is_removed as "isRemoved",
        exists (select from running_blocks k where k.kind = 'bankAccount' and k.fingerprint = f.fingerprint) as "isBlocked",
        (select count(distinct o.user_id)::integer from bank_account_fingerprints o
         where o.fingerprint = f.fingerprint and o.user_id <> a.user_id) as "otherSellers"
      from payout_accounts a join bank_names b on b.code = a.bank_code
      join bank_account_fingerprints f on f.user_id = a.user_id and f.account_id = a.id
      where a.user_id = ${userId} order by a.is_removed, a.id limit 50`,
  )

/** Of these devices, in hex, those on the block list. */
export async function blockedDevices(on: Reader, fingerprints: readonly string[]): Promise<Set<string>> {
  const rows = await rowsOf(
    on,
    sql<{ device: string }>`
      select encode(b.fingerprint, 'hex') as device from running_blocks b
      where b.kind = 'device' and encode(b.fingerprint, 'hex') = any (${[...fingerprints]}::text[])`,
  )
  return new Set(rows.map(({ device }) => device))
}
