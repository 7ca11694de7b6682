import type { BalancePage } from '@kaadi/contract/card-balances'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/index.ts'

export async function listBalancePages(on: Kysely<Tables>): Promise<BalancePage[]> {
  const { rows } = await sql<BalancePage>`
    select p.card_type_id as "cardTypeId", p.url, p.how
    from card_balance_pages p join card_brands b on b.id = p.card_type_id order by b.name`.execute(on)
  return rows
}

/** The page of one brand. */
export async function findBalancePage(
  on: Kysely<Tables>,
  cardTypeId: string,
): Promise<{ readonly url: string } | undefined> {
  const { rows } = await sql<{ url: string }>`
    select url from card_balance_pages where card_type_id = ${cardTypeId}`.execute(on)
  return rows[0]
}

export interface NewBalancePage extends BalancePage {}

/** What a host has changed stays as it is. */
export async function addBalancePages(on: Kysely<Tables>, pages: readonly NewBalancePage[]): Promise<void> {
  await sql`
    insert into card_balance_pages (card_type_id, url, how)
    select card_type_id, url, how
    from json_to_recordset(${JSON.stringify(pages.map(({ cardTypeId, ...page }) => ({ card_type_id: cardTypeId, ...page })))})
      as p (card_type_id text, url text, how text)
    on conflict do nothing`.execute(on)
}
