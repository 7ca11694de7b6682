import * as z from 'zod/mini'
import {
  amountSchema,
  cardOrderIdSchema,
  catalogueIdSchema,
  couponIdSchema,
  currencyIdSchema,
  instantSchema,
  type Named,
} from '../primitives/index.ts'
import { couponStatuses } from './coupon.status.ts'

/** Checks the state of a coupon. */
export const couponStatusSchema = z.literal(couponStatuses)

const couponFields = z.object({
  couponId: couponIdSchema,
  /** Written by the service, such as `Welcome coupon`. */
  title: z.string(),
  /** What its campaign tells the seller of it, as it stood when it was granted. */
  rule: z.string(),
  /** `amount` adds a fixed sum; `percent` adds a part of the base line, at most `maxBonus`. */
  kind: z.literal(['amount', 'percent']),
  /** The sum that is added, or the percentage: `2000`, `2.5`. */
  value: amountSchema,
  /** The most that a percentage adds; null where nothing limits it, and for a fixed sum. */
  maxBonus: z.nullable(amountSchema),
  /** A coupon adds to payouts in this wallet currency alone. */
  currencyId: currencyIdSchema,
  /** The least base line (face value × count × rate) that it can be added to; null where any will do. */
  minPayout: z.nullable(amountSchema),
  /** Card types that it is for; empty where it is for all. */
  cardTypeIds: z.array(catalogueIdSchema),
  /** From this instant on it can be used. */
  startsTime: instantSchema,
  /** Before this instant it must be put on a trade. A rate locked before it keeps the coupon until its own end. */
  expiresTime: instantSchema,
  status: couponStatusSchema,
  /** The trade that has reserved or used it; null in every other state. */
  usedByOrderId: z.nullable(cardOrderIdSchema),
  /** When its trade was paid; null until then. */
  usedTime: z.nullable(instantSchema),
  /** Why it was taken back: `linked` where the account looks like another person's, else what an operator wrote; null where nobody did. */
  voidReason: z.nullable(z.string()),
  /** What it was given for. */
  source: z.literal(['firstOrder', 'campaign']),
  createTime: instantSchema,
})
/** One grant of a bonus to one seller. */
export interface Coupon extends z.infer<typeof couponFields> {}
/** One grant of a bonus to one seller, good for one trade. Amounts are in the main unit of `currencyId`. */
export const couponSchema: Named<Coupon, typeof couponFields.shape> = couponFields
