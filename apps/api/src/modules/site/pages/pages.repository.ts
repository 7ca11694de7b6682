import { type SitePageName, sitePageNames } from '@kaadi/contract/site'
import { type EditedPage, type EditedPageRow, shownPageVersions } from '@kaadi/contract/site-pages'
import { sql } from 'kysely'
import type { Tx } from '../../../database/index.ts'
import { type Reader, rowsOf } from '../../../database/named-read.ts'

interface StoredRow extends Pick<EditedPageRow, 'name' | 'version'> {
  readonly publishedAt: Date | null
  readonly draftedAt: Date | null
}

/** In the order of the contract. */
export const listStoredPages = (on: Reader): Promise<StoredRow[]> =>
  rowsOf(
    on,
    sql<StoredRow>`
      select n.name, p.version, p.updated_at as "publishedAt", d.written_at as "draftedAt"
      from unnest(${[...sitePageNames]}::text[]) with ordinality as n (name, place)
        left join site_pages p on p.name = n.name
        left join site_page_drafts d on d.name = n.name
      order by n.place`,
  )

/** A page as it stands. Times in JSON are the database's own words for them. */
export async function findStoredPage(on: Reader, name: SitePageName): Promise<EditedPage> {
  const rows = await rowsOf(
    on,
    sql<EditedPage>`
      select n.name, coalesce(d.revision, 0) as revision,
             case when d.text is not null
               then json_build_object('text', d.text, 'by', o.name, 'time', d.written_at) end as draft,
             (select coalesce(json_agg(s), '[]') from (
                select v.version, v.text, v.restores, v.reason, w.name as by, v.published_at as time
                from site_page_versions v left join console_operators w on w.id = v.published_by
                where v.name = n.name order by v.version desc limit ${shownPageVersions}) s) as versions,
             (select coalesce(v.restores, v.version) from site_page_versions v
              where v.name = n.name and v.version = coalesce(p.restores, p.version) - 1) as "undoesTo"
      from (values (${name}::text)) as n (name)
        left join site_pages p on p.name = n.name
        left join site_page_drafts d on d.name = n.name
        left join console_operators o on o.id = d.written_by`,
  )
  return rows[0]!
}

export interface PageMove {
  readonly name: SitePageName
  /** As it was read. */
  readonly revision: number
  readonly operatorId: bigint
}

/** Counts a change of a page, and holds it until commit. False where it is not as it was read. */
export async function moveRevision(tx: Tx, { name, revision, operatorId }: PageMove): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into site_page_drafts as d (name, revision, moved_by) values (${name}, 1, ${operatorId})
    on conflict (name) do update set revision = d.revision + 1, moved_by = excluded.moved_by
      where d.revision = ${revision}`.execute(tx)
  return numAffectedRows === 1n
}

/** Who moved it last; null where nobody has. */
export async function findMover(tx: Tx, name: SitePageName): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select o.name from site_page_drafts d join console_operators o on o.id = d.moved_by
    where d.name = ${name}`.execute(tx)
  return rows[0]?.name ?? null
}

/** Of a page whose change is counted; null takes it away. */
export async function writeDraft(tx: Tx, { name, operatorId }: PageMove, text: string | null): Promise<void> {
  await sql`
    update site_page_drafts set
      text = ${text}, written_by = case when ${text !== null} then ${operatorId}::bigint end,
      written_at = case when ${text !== null} then now() end
    where name = ${name}`.execute(tx)
}

interface NewVersion {
  readonly text: string
  /** The version whose text it is; null where it was written anew. */
  readonly restores: number | null
  readonly reason: string
}

/** What visitors read from commit on. The database counts it and keeps it. */
export async function publishVersion(
  tx: Tx,
  { name, operatorId }: PageMove,
  { text, restores, reason }: NewVersion,
): Promise<void> {
  await sql`
    insert into site_pages (name, text, restores, reason, published_by)
    values (${name}, ${text}, ${restores}, ${reason}, ${operatorId})
    on conflict (name) do update set
      text = excluded.text, restores = excluded.restores, reason = excluded.reason,
      published_by = excluded.published_by, updated_at = now()`.execute(tx)
}

export async function findVersionText(tx: Tx, name: SitePageName, version: number): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select text from site_page_versions where name = ${name} and version = ${version}`.execute(tx)
  return rows[0]!.text
}
