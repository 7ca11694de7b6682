import type { BizType, Notification } from '@kaadi/contract/notifications'
import type { Page } from '@kaadi/contract/primitives'
import type { LanguageCode } from '@kaadi/contract/users'
import { type Kysely, sql } from 'kysely'
import { columns, type Tables } from '../../database/index.ts'
import { type PageRequest, pageByKey, upTo } from '../../lists/paging.ts'
import { wholeNumber } from '../../lists/sort-key.ts'

export interface NewNotification {
  readonly userId: bigint
  readonly bizType: BizType
  /** Public id of the order or withdrawal; empty where it is about none. */
  readonly subjectId: string
  readonly title: string
  readonly content: string
}

const note = columns<NewNotification>({
  user_id: ['bigint', ({ userId }) => userId],
  biz_type: ['integer', ({ bizType }) => bizType],
  subject_id: ['text', ({ subjectId }) => subjectId],
  title: ['text', ({ title }) => title],
  content: ['text', ({ content }) => content],
})

/** For ordinary transactions; a use-case statement calls `write_notifications` itself (see the README). */
export async function writeNotifications(
  on: Kysely<Tables>,
  notes: readonly NewNotification[],
): Promise<void> {
  await sql`select write_notifications(array(
    select row(n.user_id, n.biz_type, n.subject_id, n.title, n.content)::new_notification
    from ${note.rows(notes, 'n')} order by n.ord))`.execute(on)
}

interface NotificationRow {
  public_id: string
  biz_type: BizType
  subject_id: string
  title: string
  content: string
  read_at: Date | null
  created_at: Date
}

export interface NotificationsQuery extends PageRequest {
  readonly unreadOnly?: '0' | '1' | undefined
}

const isUnread = sql<boolean>`n.read_at is null`

/** Newest first: by id alone, which the primary key serves. */
export async function pageNotifications(
  on: Kysely<Tables>,
  userId: bigint,
  query: NotificationsQuery,
): Promise<Page<Notification>> {
  const { previous: _, ...page } = await pageByKey<NotificationRow>(on, query, {
    columns: sql`n.public_id, n.biz_type, n.subject_id, n.title, n.content, n.read_at, n.created_at`,
    tables: sql`notifications n`,
    counted: sql`notifications n`,
    identity: [sql`n.user_id`, sql`n.id`],
    where: sql`n.user_id = ${userId} and ${query.unreadOnly === '1' ? isUnread : sql`true`}`,
    keys: [wholeNumber(sql`n.id`)],
  })
  return { ...page, records: page.records.map(toNotification) }
}

export const countUnread = async (on: Kysely<Tables>, userId: bigint): Promise<number> => {
  const { rows } = await sql<{ unread: bigint }>`
    select count(*) as unread from ${upTo(sql`notifications n where n.user_id = ${userId} and ${isUnread}`)}`.execute(
    on,
  )
  return Number(rows[0]!.unread)
}

/** In which a seller reads. */
export const findLanguage = async (on: Kysely<Tables>, userId: bigint): Promise<LanguageCode> => {
  const { rows } = await sql<{ language: LanguageCode }>`
    select language from sellers where id = ${userId}`.execute(on)
  return rows[0]?.language ?? 'en-US'
}

export interface MailedNotification extends Pick<NewNotification, 'bizType' | 'title' | 'content'> {
  readonly email: string
}

/** What a mail of a notification says, and to whom. Undefined: it was swept. */
export const findForMail = async (
  on: Kysely<Tables>,
  userId: bigint,
  publicId: string,
): Promise<MailedNotification | undefined> => {
  const { rows } = await sql<MailedNotification>`
    select n.biz_type as "bizType", n.title, n.content, s.email
    from notifications n join sellers s on s.id = n.user_id
    where n.user_id = ${userId} and n.public_id = ${publicId}`.execute(on)
  return rows[0]
}

/** Only the user's own change; others' ids and unknown ones do nothing. */
export async function markRead(
  on: Kysely<Tables>,
  userId: bigint,
  publicIds: readonly string[],
): Promise<void> {
  await sql`
    with marked as (
      update notifications set read_at = now()
      where user_id = ${userId} and read_at is null and public_id = any (${[...publicIds]})
      returning user_id
    )
    select pg_notify('user_changed', user_id::text) from (select distinct user_id from marked) own`.execute(
    on,
  )
}

const atOnce = 5_000

/** Takes away some of those that are older than these days. Answers how many. */
export const removeOld = async (on: Kysely<Tables>, days: number): Promise<bigint> => {
  const { numAffectedRows = 0n } = await sql`
    delete from notifications n
    using (select user_id, id from notifications
           where created_at < now() - make_interval(days => ${days}) limit ${atOnce}) old
    where n.user_id = old.user_id and n.id = old.id`.execute(on)
  return numAffectedRows
}

const toNotification = (row: NotificationRow): Notification => ({
  id: row.subject_id,
  bizType: row.biz_type,
  title: row.title,
  content: row.content,
  notificationId: row.public_id as Notification['notificationId'],
  readFlag: row.read_at !== null,
  createTime: row.created_at.toISOString(),
})
