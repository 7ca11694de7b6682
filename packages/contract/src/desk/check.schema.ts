import * as z from 'zod/mini'
import { cardOrderIdSchema, instantSchema, type Named, uploadIdSchema } from '../primitives/index.ts'

/** What the machine looks at before a person does. */
export const deskCheckKinds = [
  'duplicate',
  'photo',
  'device',
  'bankAccount',
  'velocity',
  'receipt',
  'format',
] as const

/** Another order that a check points to. */
const checkedOrderSchema = z.object({
  giftOrderId: cardOrderIdSchema,
  tradeNumber: z.string(),
  sellerName: z.string(),
  /** Whether the same seller sent it. */
  bySameSeller: z.boolean(),
  createTime: instantSchema,
})

const comparedPhotoFields = z.object({
  /** The photo of the order that is looked at. */
  uploadId: uploadIdSchema,
  /** Whether every byte is the same. */
  exact: z.boolean(),
  order: checkedOrderSchema,
  /** The photo of the other order; null where its seller is the caller's own. */
  photo: z.nullable(z.object({ uploadId: uploadIdSchema, url: z.string() })),
})
/** A photo of an order beside one that another order shows. */
export interface ComparedPhoto extends z.infer<typeof comparedPhotoFields> {}
/** A photo of an order beside one that another order shows: the same, or nearly. */
export const comparedPhotoSchema: Named<ComparedPhoto, typeof comparedPhotoFields.shape> = comparedPhotoFields

/** One automatic check of an order with its evidence. It never decides by itself. */
export const deskCheckSchema = z.object({
  kind: z.literal(deskCheckKinds),
  /** `none`: there was nothing to check. */
  result: z.literal(['ok', 'warn', 'bad', 'none']),
  /**
   * `duplicate`: orders of other sellers with the same code; `photo`: orders with the same photo or nearly the same. Newest
   * first, five at most.
   */
  orders: z.array(checkedOrderSchema),
  /** `device`, `bankAccount`: other sellers who use the same one, five at most. */
  sellers: z.array(z.string()),
  /** `velocity`: orders of the seller in the last 24 hours. `photo`: 1 where every byte is the same. Otherwise null. */
  count: z.nullable(z.int()),
})
