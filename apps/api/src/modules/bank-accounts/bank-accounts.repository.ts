import type { Bank } from '@kaadi/contract/bank-accounts'
import type { CurrencyId } from '@kaadi/contract/primitives'
import { type Kysely, sql } from 'kysely'
import { constraintOf, type Tables, type Tx } from '../../database/index.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { accountState } from '../../states-in-sql.ts'
import type { StoredBankAccount } from './bank-account.ts'

type On = Kysely<Tables>

export interface NewBankAccount {
  readonly userId: bigint
  readonly publicId: string
  readonly bankCode: string
  readonly currencyId: CurrencyId
  readonly sealedNumber: Buffer
  readonly numberFingerprint: Buffer
  readonly accountEnding: string
  readonly accountName: string
}

const bankColumns = sql`b.code, b.name, b.kind, b.currency_id as "currencyId", b.initials, b.color,
  coalesce(n.address_pattern, b.number_pattern) as "numberPattern", b.number_hint as "numberHint",
  b.number_prefix as "numberPrefix",
  case when n.id is not null then json_build_object('fee', trim_scale(n.fee)::text, 'min', trim_scale(n.min_amount)::text)
  end as network`

/** Networks as they are configured now: one that is closed is not there. */
const bankTables = sql`banks b left join payout_networks n on n.id = b.code`
const isOpen = sql<boolean>`(b.kind <> 'network' or n.id is not null)`

/** For how long the account `a` is new. */
const newFor = sql`(select r.new_for from new_account_rules r where r.currency_id = a.currency_id)`

export async function listBanks(on: On, currencyId: CurrencyId): Promise<Bank[]> {
  const { rows } = await sql<Bank>`
    select ${bankColumns} from ${bankTables}
    where b.currency_id = ${currencyId} and ${isOpen} order by b.name`.execute(on)
  return rows
}

export async function findBank(on: On, code: string): Promise<Bank | undefined> {
  const { rows } = await sql<Bank>`
    select ${bankColumns} from ${bankTables} where b.code = ${code} and ${isOpen}`.execute(on)
  return rows[0]
}

/** A new account counts as verified once it is not new any more. */
const accountColumns = sql`a.id, a.public_id as "publicId", a.bank_code as "bankCode", b.name as "bankName",
  b.kind, b.initials, b.color, a.currency_id as "currencyId", a.account_ending as "accountEnding",
  a.account_name as "accountName", a.is_default as "isDefault", a.created_at as "createdAt",
  case when a.created_at > now() - ${newFor} then a.created_at + ${newFor} end as "newUntil",
  case when a.status = ${accountState.new} and a.created_at <= now() - ${newFor}
       then ${accountState.verified} else a.status end as status, not ${isOpen} as "networkClosed"`

/** The aliases `a`, `b` and `n`, which `accountColumns` reads. */
const accountTables = sql`bank_accounts a join (${bankTables}) on b.code = a.bank_code`

export async function listBankAccounts(on: On, userId: bigint): Promise<StoredBankAccount[]> {
  const { rows } = await sql<StoredBankAccount>`
    select ${accountColumns} from ${accountTables}
    where a.user_id = ${userId} and a.status <> ${accountState.removed} order by a.is_default desc, a.id`.execute(
    on,
  )
  return rows
}

export async function findBankAccount(
  on: On,
  userId: bigint,
  publicId: string,
): Promise<StoredBankAccount | undefined> {
  const { rows } = await sql<StoredBankAccount>`
    select ${accountColumns} from ${accountTables}
    where a.public_id = ${publicId} and a.user_id = ${userId} and a.status <> ${accountState.removed}`.execute(
    on,
  )
  return rows[0]
}

/** The first account of a currency becomes its main one. */
export async function insertBankAccount(tx: Tx, account: NewBankAccount): Promise<void> {
  try {
    await sql`
      insert into bank_accounts (user_id, public_id, bank_code, currency_id, sealed_number, number_fingerprint,
                                 account_ending, account_name, is_default)
      select ${account.userId}, ${account.publicId}, ${account.bankCode}, ${account.currencyId},
             ${account.sealedNumber}, ${account.numberFingerprint}, ${account.accountEnding}, ${account.accountName},
             not exists (select from bank_accounts
                         where user_id = ${account.userId} and currency_id = ${account.currencyId} and is_default)`.execute(
      tx,
    )
  } catch (error) {
    if (constraintOf(error) === 'bank_accounts_saved_once') throw new DomainError('bankAccountTaken')
    throw error
  }
}

/** A lock that a request for a withdrawal to this account waits for, and the other way round. */
export async function lockBankAccount(tx: Tx, userId: bigint, publicId: string): Promise<bigint | undefined> {
  const { rows } = await sql<{ id: bigint }>`
    select id from bank_accounts where public_id = ${publicId} and user_id = ${userId} and status <> ${accountState.removed}
    for no key update`.execute(tx)
  return rows[0]?.id
}

export async function hasOpenWithdrawal(tx: Tx, userId: bigint, accountId: bigint): Promise<boolean> {
  const { rows } = await sql`
    select from open_withdrawals where user_id = ${userId} and bank_account_id = ${accountId} limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

export async function removeBankAccount(tx: Tx, userId: bigint, accountId: bigint): Promise<void> {
  const { rows } = await sql<{ currencyId: number; wasDefault: boolean }>`
    with before as (select is_default from bank_accounts where user_id = ${userId} and id = ${accountId})
    update bank_accounts set status = ${accountState.removed}, removed_at = now(), is_default = false
    where user_id = ${userId} and id = ${accountId}
    returning currency_id as "currencyId", (select is_default from before) as "wasDefault"`.execute(tx)
  if (rows[0]?.wasDefault) await makeOldestDefault(tx, userId, rows[0].currencyId)
}

/** All that are saved, of an account that is deleted. They stay for the withdrawals that were paid to them. */
export async function removeBankAccountsOf(tx: Tx, userId: bigint): Promise<void> {
  await sql`
    update bank_accounts set status = ${accountState.removed}, removed_at = now(), is_default = false
    where user_id = ${userId} and status <> ${accountState.removed}`.execute(tx)
}

async function makeOldestDefault(tx: Tx, userId: bigint, currencyId: number): Promise<void> {
  await sql`
    update bank_accounts set is_default = true
    where user_id = ${userId} and id = (
      select min(id) from bank_accounts where user_id = ${userId} and currency_id = ${currencyId} and status <> ${accountState.removed})`.execute(
    tx,
  )
}

export async function setDefaultBankAccount(tx: Tx, userId: bigint, accountId: bigint): Promise<void> {
  await sql`
    update bank_accounts set is_default = false
    where user_id = ${userId} and is_default
      and currency_id = (select currency_id from bank_accounts where user_id = ${userId} and id = ${accountId})`.execute(
    tx,
  )
  await sql`update bank_accounts set is_default = true where user_id = ${userId} and id = ${accountId}`.execute(
    tx,
  )
}
