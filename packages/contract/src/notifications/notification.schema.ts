import * as z from 'zod/mini'
import { instantSchema, type Named, notificationIdSchema } from '../primitives/index.ts'

/**
 * What a notification is about (specification, section 4). 0 order moved or needs you, 1 order paid, 2 order not paid,
 * 3 withdrawal paid, 4 withdrawal failed or returned, 5 badge only, 6 announcement popup, 7 silent refresh. The meanings
 * inside each screen are ours.
 */
export const bizType = {
  orderMoved: 0,
  orderPaid: 1,
  orderNotPaid: 2,
  withdrawalPaid: 3,
  withdrawalFailed: 4,
  badge: 5,
  announcement: 6,
  refresh: 7,
} as const
/** What a notification is about. */
export type BizType = (typeof bizType)[keyof typeof bizType]
/** Checks a `bizType`. */
export const bizTypeSchema = z.literal([0, 1, 2, 3, 4, 5, 6, 7])

const notificationFields = z.object({
  /**
   * Id of the thing it is about: `giftOrderId` for 0 to 2, the withdrawal's id for 3 and 4, for 6 the card whose sale
   * its popup offers: a `cardTypeId`, or `cardTypeId:currencyTypeId:form`. Empty where it is about none.
   */
  id: z.string(),
  bizType: bizTypeSchema,
  title: z.string(),
  content: z.string(),
  notificationId: notificationIdSchema,
  readFlag: z.boolean(),
  createTime: instantSchema,
})
/** A notification of the user. */
export interface Notification extends z.infer<typeof notificationFields> {}
/** A notification of the user (specification, section 3). */
export const notificationSchema: Named<Notification, typeof notificationFields.shape> = notificationFields

/** An event of the live stream. `seq` is gap-free per user; a client resumes after the last one it saw (`Last-Event-ID`). */
export const userEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('notification'),
    seq: z.int(),
    notification: notificationSchema,
    unread: z.int(),
  }),
  z.object({ type: z.literal('cardOrder'), seq: z.int(), giftOrderId: z.string(), orderStatus: z.int() }),
  z.object({ type: z.literal('withdrawal'), seq: z.int(), id: z.string(), status: z.int() }),
  z.object({ type: z.literal('balance'), seq: z.int(), currencyId: z.int() }),
])
/** Something that just happened to the user, as the live stream tells it. */
export type UserEvent = z.infer<typeof userEventSchema>
