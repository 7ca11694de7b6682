import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/index.ts'
import { notFound } from '../../errors/domain-error.ts'
import { requireNotOwn } from '../../http/require-not-own.ts'
import type { SignedInOperator } from '../../http/signed-in.ts'

export interface KnownSeller {
  readonly userId: bigint
  readonly sellerEmail: string
}

interface FoundSeller extends KnownSeller {
  readonly isOwn: boolean
}

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
    with own as (select user_id from seller_mailboxes where mailbox = mailbox_of(${operator.email}))
    select s.id as "userId", s.email as "sellerEmail",
      s.id in (select user_id from own)
      or exists (select from device_fingerprints t join device_fingerprints o on o.fingerprint = t.fingerprint
                 where t.user_id = s.id and o.user_id in (select user_id from own))
      or exists (select from bank_account_fingerprints t join bank_account_fingerprints o on o.fingerprint = t.fingerprint
                 where t.user_id = s.id and o.user_id in (select user_id from own)) as "isOwn"
    from sellers s where ${isIt}`.execute(on)
  const found = rows[0]
  if (!found) throw notFound()
  requireNotOwn(operator, found.isOwn ? { sellerEmail: operator.email } : found)
  return found
}
