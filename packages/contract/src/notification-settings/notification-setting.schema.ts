import * as z from 'zod/mini'
import { type BizType, bizType } from '../notifications/notification.schema.ts'
import type { Named } from '../primitives/index.ts'

/** What a seller can be told about: trades, withdrawals, the safety of the account, offers and news. */
export const notificationKinds = ['trade', 'withdrawal', 'security', 'offers'] as const
/** Checks a kind of notification. */
export const notificationKindSchema = z.literal(notificationKinds)
/** What a notification or a mail is about. */
export type NotificationKind = z.infer<typeof notificationKindSchema>

const notificationSettingFields = z.object({
  kind: notificationKindSchema,
  /** Whether the app counts it on the bell and shows a notice. Silenced ones stand in the list all the same, as read. */
  inApp: z.boolean(),
  /** Whether it is mailed too. */
  byMail: z.boolean(),
})
/** How a seller is told about one kind of thing. */
export interface NotificationSetting extends z.infer<typeof notificationSettingFields> {}
/** How a seller is told about one kind of thing. */
export const notificationSettingSchema: Named<NotificationSetting, typeof notificationSettingFields.shape> =
  notificationSettingFields

/** How a seller is told who has set nothing. Trades and withdrawals are mailed to those who ask for it. */
export const defaultNotificationSettings: Readonly<
  Record<NotificationKind, Omit<NotificationSetting, 'kind'>>
> = {
  trade: { inApp: true, byMail: false },
  withdrawal: { inApp: true, byMail: false },
  security: { inApp: true, byMail: true },
  offers: { inApp: true, byMail: true },
}

/** Whether nobody can switch it off: whoever is in an account that is not theirs would do so first. */
export const isFixedKind = (kind: NotificationKind): boolean => kind === 'security'

/** The kind that notifications of a `bizType` belong to. A badge tells about the account; a silent refresh tells nothing. */
export const kindOfBizType: Readonly<Record<BizType, NotificationKind>> = {
  [bizType.orderMoved]: 'trade',
  [bizType.orderPaid]: 'trade',
  [bizType.orderNotPaid]: 'trade',
  [bizType.withdrawalPaid]: 'withdrawal',
  [bizType.withdrawalFailed]: 'withdrawal',
  [bizType.badge]: 'security',
  [bizType.announcement]: 'offers',
  [bizType.refresh]: 'security',
}
