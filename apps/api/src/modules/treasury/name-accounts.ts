import type { CurrencyId, UserId } from '@kaadi/contract/primitives'
import type { LedgerAccount, LedgerAccountName, LedgerOwner } from '@kaadi/contract/treasury'
import { sql } from 'kysely'
import { type Reader, rowsOf } from '../../database/named-read.ts'
import { type AccountAddress, parseAddress } from '../../ledger/index.ts'
import { begins } from '../../lists/name-search.ts'

interface NamedSeller {
  readonly id: bigint
  readonly publicId: string
  readonly name: string
}

/** Accounts as operators read them, their sellers by name: one question for all of them. */
export async function nameAccounts(
  on: Reader,
  addresses: readonly AccountAddress[],
): Promise<(address: AccountAddress) => LedgerAccount> {
  const ids = [...new Set(addresses.map((address) => parseAddress(address).userId))].filter(
    (id) => id !== undefined,
  )
  const found = ids.length === 0 ? [] : await findSellers(on, ids)
  const sellers = new Map(found.map((seller) => [seller.id, seller]))
  return (address) => {
    const { name, provider, currencyId, userId } = parseAddress(address)
    const seller = userId === undefined ? undefined : sellers.get(userId)
    return {
      name: name as LedgerAccountName,
      provider: provider ?? null,
      currencyId: currencyId as CurrencyId,
      seller: seller ? { userId: seller.publicId as UserId, name: seller.name } : null,
    }
  }
}

/** Whose address begins so, by an index. */
export const searchSellers = (on: Reader, text: string): Promise<LedgerOwner[]> =>
  rowsOf(
    on,
    sql<LedgerOwner>`
    select public_id as "userId", split_part(email, '@', 1) as name, email from sellers u
    where ${begins(sql`u.email`, text.trim().toLowerCase())} order by email limit 10`,
  )

const findSellers = (on: Reader, ids: readonly bigint[]): Promise<NamedSeller[]> =>
  rowsOf(
    on,
    sql<NamedSeller>`
    select id, public_id as "publicId", split_part(email, '@', 1) as name from sellers
    where id = any (${[...ids]}::bigint[])`,
  )
