import type { Page } from '@kaadi/contract/primitives'
import type { PersonName } from '@kaadi/contract/users'
import { sql } from 'kysely'
import type { Reader } from '../../../database/named-read.ts'
import { type PageRequest, pageByKey } from '../../../lists/paging.ts'
import { instant, wholeNumber } from '../../../lists/sort-key.ts'
import { orderState } from '../../../states-in-sql.ts'

export interface StoredFriend {
  readonly publicId: string
  readonly id: bigint
  readonly firstName: string | null
  readonly lastName: string | null
  readonly email: string
  readonly isClosed: boolean
  readonly isVerified: boolean
  readonly hasSold: boolean
  readonly createdAt: Date
}

/** What a name is told by: as of an inviter. */
export const nameOfFriend = ({ firstName, lastName }: StoredFriend): PersonName | null =>
  firstName !== null && lastName !== null ? { firstName, lastName } : null

/** Who came by the invitation of a seller, newest first. */
export async function pageFriends(
  on: Reader,
  userId: bigint,
  request: PageRequest,
): Promise<Page<StoredFriend>> {
  const { previous: _, ...page } = await pageByKey<StoredFriend>(on, request, {
    columns: sql`u.id, u.public_id as "publicId", u.first_name as "firstName", u.last_name as "lastName", u.email,
      u.email like '%@deleted.invalid' as "isClosed", u.kyc_level > 0 as "isVerified",
      exists (select from decided_orders o
              where o.user_id = u.id and o.settled_at is not null and o.status <> ${orderState.reversed}) as "hasSold",
      u.created_at as "createdAt"`,
    tables: sql`users u`,
    where: sql<boolean>`u.invited_by = ${userId}`,
    counted: sql`users u`,
    identity: [sql`u.id`],
    keys: [instant(sql`u.created_at`), wholeNumber(sql`u.id`)],
  })
  return page
}
