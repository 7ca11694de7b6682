import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'
import { demoPages } from './pages.ts'

/** A tenant's own pages stay as they are. */
export async function insertPages(on: Kysely<Tables>): Promise<void> {
  await sql`
    insert into site_pages (name, text)
    select name, text from json_to_recordset(${JSON.stringify(demoPages)}) as p (name text, text text)
    on conflict do nothing`.execute(on)
}
