import type { BrandRequest } from '@kaadi/contract/brand-requests'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'

type On = Kysely<Tables>

/** Keeps that a seller asks for a name; twice is once. */
export async function keepRequest(
  on: On,
  request: { readonly userId: bigint; readonly folded: string; readonly name: string },
): Promise<void> {
  const { userId, folded, name } = request
  await sql`
    insert into brand_requests (user_id, folded, name) values (${userId}, ${folded}, ${name})
    on conflict do nothing`.execute(on)
}

/** Under the name that was written first. */
export async function findRequest(on: On, folded: string): Promise<BrandRequest> {
  const { rows } = await sql<BrandRequest>`
    select (array_agg(name order by asked_at, user_id))[1] as name, count(*)::integer as sellers
    from brand_requests where folded = ${folded}`.execute(on)
  return rows[0]!
}

/** Names of the brands that are in the list. */
export async function listBrandNames(on: On): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from card_types where enabled`.execute(on)
  return rows.map(({ name }) => name)
}

/** For an account that is deleted. */
export async function removeBrandRequestsOf(on: On, userId: bigint): Promise<void> {
  await sql`delete from brand_requests where user_id = ${userId}`.execute(on)
}
