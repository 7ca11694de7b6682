import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { catalogueIdSchema, couponIdSchema, keyedPageOf } from '../primitives/index.ts'
import {
  campaignFiguresSchema,
  campaignListQuerySchema,
  campaignSchema,
  grantListQuerySchema,
  grantSchema,
} from './campaign.schema.ts'

const editors = ['editor', 'admin'] as const

const calls = {
  /** Campaigns as they stand: filtered, searched, sorted and paged by the service. */
  list: defineEndpoint({
    method: 'GET',
    path: '/ops/campaigns/list',
    summary: 'Campaigns',
    auth: 'operator',
    roles: editors,
    query: campaignListQuerySchema,
    data: keyedPageOf(campaignSchema),
  }),
  /** What a campaign cost, by the books, and what it brought. */
  figures: defineEndpoint({
    method: 'GET',
    path: '/ops/campaigns/figures',
    summary: 'What a campaign cost and brought',
    auth: 'operator',
    roles: editors,
    query: z.object({ campaignId: catalogueIdSchema }),
    data: campaignFiguresSchema,
    errors: ['notFound'],
  }),
  /** The coupons of a campaign, the newest first. */
  grants: defineEndpoint({
    method: 'GET',
    path: '/ops/campaigns/grants',
    summary: 'Coupons of a campaign',
    auth: 'operator',
    roles: editors,
    query: grantListQuerySchema,
    data: keyedPageOf(grantSchema),
  }),
  /** Takes a coupon back that no trade has; the seller reads why. A second time with the same coupon answers as the first. */
  voidGrant: defineEndpoint({
    method: 'POST',
    path: '/ops/campaigns/void',
    summary: 'Take a coupon back',
    auth: 'operator',
    roles: editors,
    body: z.object({
      couponId: couponIdSchema,
      /** The seller reads it. */
      reason: z.string().check(z.trim(), z.minLength(3, 'Say why: the seller reads it.'), z.maxLength(200)),
    }),
    data: grantSchema,
    idempotencyKey: true,
    errors: ['notFound', 'couponNotFree'],
  }),
}

/** The calls of `campaigns` under their own name, so that an editor shows it and not their schemas. */
export interface CampaignsEndpoints extends Readonly<typeof calls> {}

/** Coupons at the desk. What a campaign is, is changed by `changes`. */
export const campaigns: CampaignsEndpoints = calls
