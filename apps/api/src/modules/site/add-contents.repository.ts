import type { SitePage } from '@kaadi/contract/site'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/index.ts'
import type { ContentKind } from './site.repository.ts'

type On = Kysely<Tables>

export interface NewContent {
  readonly id: string
  readonly kind: ContentKind
  readonly title: string
  readonly content: string
  readonly link: string | null
  /** Since when it is shown. */
  readonly hoursOld: number
}

export interface NewContact {
  readonly id: string
  readonly type: string
  readonly label: string
  readonly value: string
  readonly link: string | null
}

/** In this order. What a host has changed stays as it is, here and below. */
export async function addContents(on: On, contents: readonly NewContent[]): Promise<void> {
  await sql`
    insert into contents (id, kind, title, content, link, sort, starts_at)
    select id, kind, title, content, link, row_number() over (), now() - make_interval(hours => "hoursOld")
    from json_to_recordset(${JSON.stringify(contents)}) as c (
      id text, kind text, title text, content text, link text, "hoursOld" integer)
    on conflict do nothing`.execute(on)
}

export async function addContacts(on: On, contacts: readonly NewContact[]): Promise<void> {
  await sql`
    insert into contacts (id, type, label, value, link, sort)
    select id, type, label, value, link, row_number() over ()
    from json_to_recordset(${JSON.stringify(contacts)}) as c (id text, type text, label text, value text, link text)
    on conflict do nothing`.execute(on)
}

export interface Setting {
  readonly key: string
  readonly value: string
}

export async function addSettings(on: On, settings: readonly Setting[]): Promise<void> {
  await sql`
    insert into business_settings (key, value)
    select key, value from json_to_recordset(${JSON.stringify(settings)}) as s (key text, value text)
    on conflict do nothing`.execute(on)
}

export async function addPages(on: On, pages: readonly Pick<SitePage, 'name' | 'text'>[]): Promise<void> {
  await sql`
    insert into site_pages (name, text)
    select name, text from json_to_recordset(${JSON.stringify(pages)}) as p (name text, text text)
    on conflict do nothing`.execute(on)
}
