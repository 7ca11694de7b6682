import type { Contact, Content, SitePage, SitePageName } from '@kaadi/contract/site'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/index.ts'

type On = Kysely<Tables>

export interface StoredSiteInfo {
  readonly siteName: string
  readonly logo: string | null
  readonly brandColor: string | null
  readonly minVersion: string
  readonly supportEmail: string
  readonly quoteMinutes: number
}

export async function readSiteInfo(on: On): Promise<StoredSiteInfo> {
  const { rows } = await sql<StoredSiteInfo>`
    select site_name as "siteName", logo, brand_color as "brandColor", min_version as "minVersion",
           support_email as "supportEmail", quote_minutes as "quoteMinutes"
    from site_info`.execute(on)
  return rows[0]!
}

export type ContentKind = 'tip' | 'news' | 'banner'

/** What is shown now, in its order. */
export async function listContents(on: On, kind: ContentKind): Promise<Content[]> {
  const { rows } = await sql<ContentRow>`
    select id, title, content, image, link, starts_at, ends_at from contents
    where kind = ${kind} and starts_at <= now() and (ends_at is null or ends_at > now())
    order by sort, starts_at desc, id`.execute(on)
  return rows.map(({ starts_at, ends_at, ...row }) => ({
    ...row,
    startTime: starts_at.toISOString(),
    endTime: ends_at?.toISOString() ?? null,
  }))
}

interface ContentRow extends Omit<Content, 'startTime' | 'endTime'> {
  starts_at: Date
  ends_at: Date | null
}

export async function listContacts(on: On): Promise<Contact[]> {
  const { rows } = await sql<Contact>`
    select id, type, label, value, link from contacts order by sort, id`.execute(on)
  return rows
}

export async function findPage(on: On, name: SitePageName): Promise<SitePage | undefined> {
  const { rows } = await sql<{ text: string; updated_at: Date }>`
    select text, updated_at from site_pages where name = ${name}`.execute(on)
  return rows[0] && { name, text: rows[0].text, updateTime: rows[0].updated_at.toISOString() }
}

export async function findSetting(on: On, key: string): Promise<string | undefined> {
  const { rows } = await sql<{ value: string }>`
    select value from business_settings where key = ${key}`.execute(on)
  return rows[0]?.value
}
