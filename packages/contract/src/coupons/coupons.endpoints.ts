import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { couponIdSchema, pageOf, pageQuerySchema } from '../primitives/index.ts'
import { couponSchema } from './coupon.schema.ts'

const calls = {
  /** Coupons that can be used, and those that a trade has reserved; what ends first comes first. At most a hundred. */
  list: defineEndpoint({
    method: 'GET',
    path: '/bizMarketing/coupon/list',
    summary: 'Coupons to use',
    auth: 'bearer',
    data: z.array(couponSchema),
  }),
  /**
   * Coupons no longer good: used, expired or taken back, with the reason; newest end first. A coupon past its end is
   * told as expired, whether or not the service has marked it yet.
   */
  invalid: defineEndpoint({
    method: 'GET',
    path: '/bizMarketing/coupon/invalid',
    summary: 'Coupons no longer good',
    auth: 'bearer',
    query: pageQuerySchema,
    data: pageOf(couponSchema),
  }),
  /** Claims a coupon by its code, once a person, while it runs and there are any. Capitals and blanks do not matter. */
  redeem: defineEndpoint({
    method: 'POST',
    path: '/bizMarketing/coupon/redeem',
    summary: 'Claim a coupon by its code',
    auth: 'bearer',
    body: z.object({ code: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)) }),
    data: couponSchema,
    idempotencyKey: true,
    errors: ['couponCodeUnknown', 'couponTaken', 'couponsGone', 'couponNotRunning', 'tooManyRequests'],
  }),
  /** One coupon, in whatever state. A foreign and an unknown id answer the same 404. */
  info: defineEndpoint({
    method: 'GET',
    path: '/bizMarketing/coupon/info',
    summary: 'One coupon',
    auth: 'bearer',
    query: z.object({ couponId: couponIdSchema }),
    data: couponSchema,
    errors: ['notFound'],
  }),
}

/** The calls of `coupons` under their own name, so that an editor shows it and not their schemas. */
export interface CouponsEndpoints extends Readonly<typeof calls> {}

/** A seller's own coupons. The quote call says which one a sale uses; the order reserves, uses and returns it. */
export const coupons: CouponsEndpoints = calls
