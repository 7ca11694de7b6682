import {
  defaultNotificationSettings,
  kindOfBizType,
  type NotificationKind,
  type NotificationSetting,
  notificationKinds,
} from '@kaadi/contract/notification-settings'
import { type BizType, bizType } from '@kaadi/contract/notifications'
import { type Kysely, sql } from 'kysely'
import { columns, type Tables } from '../../../database/index.ts'

type On = Kysely<Tables>

interface StoredSetting {
  readonly userId: bigint
  readonly bizType: BizType
  readonly inApp: boolean
  readonly byMail: boolean
}

const setting = columns<StoredSetting>({
  user_id: ['bigint', ({ userId }) => userId],
  biz_type: ['smallint', ({ bizType }) => bizType],
  in_app: ['boolean', ({ inApp }) => inApp],
  by_mail: ['boolean', ({ byMail }) => byMail],
})

/** Every kind in the contract's order, with what holds where nothing was chosen. */
export async function listSettings(on: On, userId: bigint): Promise<NotificationSetting[]> {
  const { rows } = await sql<Omit<StoredSetting, 'userId'>>`
    select biz_type as "bizType", in_app as "inApp", by_mail as "byMail" from notification_settings
    where user_id = ${userId}`.execute(on)
  return notificationKinds.map((kind) => {
    const { inApp, byMail } =
      rows.find(({ bizType }) => kindOfBizType[bizType] === kind) ?? defaultNotificationSettings[kind]
    return { kind, inApp, byMail }
  })
}

/** A row for each `bizType` of the kind: notifications are written without a look at the contract. */
export async function saveSetting(
  on: On,
  userId: bigint,
  { kind, inApp, byMail }: NotificationSetting,
): Promise<void> {
  const rows = Object.values(bizType)
    .filter((one) => kindOfBizType[one] === kind)
    .map((one) => ({ userId, bizType: one, inApp, byMail }))
  await sql`
    insert into notification_settings (user_id, biz_type, in_app, by_mail)
    select s.user_id, s.biz_type, s.in_app, s.by_mail from ${setting.rows(rows, 's')} order by s.biz_type
    on conflict on constraint notification_settings_pkey
      do update set in_app = excluded.in_app, by_mail = excluded.by_mail, set_at = now()`.execute(on)
}

/** Whether a seller is mailed about things of a kind. */
export async function isMailed(on: On, userId: bigint, kind: NotificationKind): Promise<boolean> {
  const settings = await listSettings(on, userId)
  return settings.find((one) => one.kind === kind)!.byMail
}

export const removeSettingsOf = async (on: On, userId: bigint): Promise<void> => {
  await sql`delete from notification_settings where user_id = ${userId}`.execute(on)
}
