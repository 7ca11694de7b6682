import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../database/index.ts'
import { type Reader, rowsOf } from '../../database/named-read.ts'
import { notFound } from '../../errors/domain-error.ts'
import { requireNotOwn } from '../../http/require-not-own.ts'
import type { SignedInOperator } from '../../http/signed-in.ts'

export interface KnownSeller {
  readonly userId: bigint
  readonly sellerEmail: string
  readonly countryCode: string
}

interface FoundSeller extends KnownSeller {
  readonly isOwn: boolean
}

/**
 * Whether an account is an operator's own: it has their mailbox, or shares a device or a bank account with one that has.
 * `userId` may be a column of the statement around it, whose aliases are `o` and the like: those in here are others.
 */
export const isOwnOf = (
  operatorEmail: string | RawBuilder<unknown>,
  userId: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`
  exists (
    select from seller_mailboxes own where own.mailbox = mailbox_of(${operatorEmail}) and (
      own.user_id = ${userId}
      or exists (select from device_fingerprints theirs join device_fingerprints ours on ours.fingerprint = theirs.fingerprint
                 where theirs.user_id = ${userId} and ours.user_id = own.user_id)
      or exists (select from bank_account_fingerprints theirs join bank_account_fingerprints ours on ours.fingerprint = theirs.fingerprint
                 where theirs.user_id = ${userId} and ours.user_id = own.user_id)))`

/**
 * Whom an operator acts on. Nobody acts on an account of their own: one with their mailbox, or one that shares a device or a
 * bank account with such an account.
 */
export async function requireForeignSeller(
  on: Kysely<Tables>,
  operator: SignedInOperator,
  seller: { readonly sellerId: string } | { readonly userId: bigint },
): Promise<KnownSeller> {
  const isIt = 'userId' in seller ? sql`s.id = ${seller.userId}` : sql`s.public_id = ${seller.sellerId}`
  const { rows } = await sql<FoundSeller>`
    select s.id as "userId", s.email as "sellerEmail", s.country_code as "countryCode",
           ${isOwnOf(operator.email, sql`s.id`)} as "isOwn"
    from sellers s where ${isIt}`.execute(on)
  const found = rows[0]
  if (!found) throw notFound()
  requireNotOwn(operator, found.isOwn ? { sellerEmail: operator.email } : found)
  return found
}

/** The accounts that are an operator's own, as `isOwnOf` has it, for lists: few, and none of who does not sell. */
export async function listOwnAccounts(
  on: Reader,
  { email }: Pick<SignedInOperator, 'email'>,
): Promise<ReadonlySet<bigint>> {
  const rows = await rowsOf(
    on,
    sql<{ userId: bigint }>`
    with own as materialized (select user_id from seller_mailboxes where mailbox = mailbox_of(${email}))
    select user_id as "userId" from own
    union select theirs.user_id from own join device_fingerprints ours on ours.user_id = own.user_id
      join device_fingerprints theirs on theirs.fingerprint = ours.fingerprint
    union select theirs.user_id from own join bank_account_fingerprints ours on ours.user_id = own.user_id
      join bank_account_fingerprints theirs on theirs.fingerprint = ours.fingerprint`,
  )
  return new Set(rows.map(({ userId }) => userId))
}

/** Conditions on a list that leave the rows of one's own accounts out; none for who has none. */
export const besidesOwn = (
  userId: RawBuilder<unknown>,
  own: ReadonlySet<bigint>,
): readonly RawBuilder<boolean>[] =>
  own.size === 0 ? [] : [sql<boolean>`${userId} <> all (${[...own]}::bigint[])`]

/** Whether an operator may act on an account: it is none of their own. */
export async function isForeignSeller(
  on: Kysely<Tables>,
  { email }: Pick<SignedInOperator, 'email'>,
  userId: bigint,
): Promise<boolean> {
  const { rows } = await sql<{
    isOwn: boolean
  }>`select ${isOwnOf(email, sql`${userId}::bigint`)} as "isOwn"`.execute(on)
  return !rows[0]!.isOwn
}
