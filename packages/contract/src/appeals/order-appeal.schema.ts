import * as z from 'zod/mini'
import {
  appealIdSchema,
  cardOrderIdSchema,
  eachPictureOnce,
  instantSchema,
  type Named,
  uploadIdSchema,
} from '../primitives/index.ts'
import { appealStatuses } from './appeal.status.ts'
import { appealPhotosMax, appealWordsMax, appealWordsMin } from './appeal-limits.ts'

/** Checks the state of an appeal. */
export const appealStatusSchema = z.literal(appealStatuses)

const requestFields = z.object({
  giftOrderId: cardOrderIdSchema,
  /** Why the refusal was wrong. */
  words: z.string().check(z.minLength(appealWordsMin), z.maxLength(appealWordsMax)),
  /** What shows it: photos of kinds that an order has. */
  photos: z.array(uploadIdSchema).check(z.maxLength(appealPhotosMax), eachPictureOnce()),
})
/** What a seller says against a refusal. */
export interface AppealRequest extends z.infer<typeof requestFields> {}
/** What a seller says against a refusal. */
export const appealRequestSchema: Named<AppealRequest, typeof requestFields.shape> = requestFields

const orderAppealFields = z.object({
  appealId: appealIdSchema,
  status: appealStatusSchema,
  words: z.string(),
  /** Photos that were sent with it, by signed addresses for this viewer. */
  photos: z.array(z.object({ uploadId: uploadIdSchema, url: z.string() })),
  createTime: instantSchema,
  /** By when another reviewer promises to decide. */
  dueTime: instantSchema,
  decideTime: z.nullable(instantSchema),
  /** What the second reviewer says; null until then. */
  answer: z.nullable(z.string()),
})
/** An appeal against a refusal. */
export interface OrderAppeal extends z.infer<typeof orderAppealFields> {}
/** An appeal against a refusal, and what became of it. */
export const orderAppealSchema: Named<OrderAppeal, typeof orderAppealFields.shape> = orderAppealFields
