import * as z from 'zod/mini'
import {
  amountSchema,
  currencyIdSchema,
  instantSchema,
  monthSchema,
  type Named,
  partnerApplicationIdSchema,
} from '../primitives/index.ts'
import { partnerTierSchema } from './partner.programme.ts'
import { partnerRefusalSchema, partnerSuspensionSchema } from './partner.reasons.ts'
import { partnerKeySchema } from './partner-key.schema.ts'
import { webhookSchema } from './webhook.schema.ts'

const tierFields = z.object({
  tier: partnerTierSchema,
  /** What is sold in a month, from which the tier is reached by itself. */
  fromAmount: amountSchema,
  callsPerMinute: z.int(),
  /** Keys that work at the same time. */
  keysMax: z.int(),
})
/** A tier of the programme: from when on, and what it gives. */
export interface PartnerTierTerms extends z.infer<typeof tierFields> {}
/** A tier of the programme: from when on, and what it gives. */
export const partnerTierTermsSchema: Named<PartnerTierTerms, typeof tierFields.shape> = tierFields

const companyName = z.string().check(z.trim(), z.minLength(2), z.maxLength(80))
/** The website of a business. It is shown to the desk and never called. */
const website = z.string().check(z.trim(), z.maxLength(200), z.regex(/^https?:\/\/[^\s/?#@\\]+\.[^\s@\\]+$/i))
const sells = z.string().check(z.trim(), z.minLength(10), z.maxLength(500))

const requestFields = z.object({
  companyName,
  website,
  /** What they sell, and where the cards come from. */
  sells,
  /** What they expect to sell in a month, in their wallet's currency. */
  expectedVolume: amountSchema,
})
/** What somebody sends to become a partner. */
export interface PartnerRequest extends z.input<typeof requestFields> {}
/** What somebody sends to become a partner. */
export const partnerRequestSchema: Named<
  z.infer<typeof requestFields>,
  typeof requestFields.shape,
  PartnerRequest
> = requestFields

/** How far an application is. A decided one stays as it is; after a refusal comes a new one. */
export const partnerApplicationStatusSchema = z.literal(['waiting', 'accepted', 'refused'])

const applicationFields = z.object({
  applicationId: partnerApplicationIdSchema,
  status: partnerApplicationStatusSchema,
  companyName: z.string(),
  website: z.string(),
  sells: z.string(),
  expectedVolume: amountSchema,
  createTime: instantSchema,
  decideTime: z.nullable(instantSchema),
  /** Why it was refused, and what to do next; null where it was not. */
  refusal: z.nullable(z.object({ reason: partnerRefusalSchema, text: z.string(), nextStep: z.string() })),
})
/** An application, and what became of it. */
export interface PartnerApplication extends z.infer<typeof applicationFields> {}
/** An application, and what became of it. */
export const partnerApplicationSchema: Named<PartnerApplication, typeof applicationFields.shape> =
  applicationFields

const standingFields = z.object({
  /** The tier that holds now: the one that the desk gave, or a higher one that this or the last month reached. */
  tier: partnerTierSchema,
  since: instantSchema,
  /** Why access is paused; null where it is not. */
  suspension: z.nullable(
    z.object({ reason: partnerSuspensionSchema, text: z.string(), nextStep: z.string() }),
  ),
  /** Those that work, and those that ended in the last thirty days, the newest first. */
  keys: z.array(partnerKeySchema),
  webhook: z.nullable(webhookSchema),
})
/** A partner's own standing. */
export interface PartnerStanding extends z.infer<typeof standingFields> {}
/** A partner's own standing. */
export const partnerStandingSchema: Named<PartnerStanding, typeof standingFields.shape> = standingFields

const overviewFields = z.object({
  /** Of the caller's wallet, and of every amount here. */
  currencyId: currencyIdSchema,
  /** All tiers, the lowest first. */
  tiers: z.array(partnerTierTermsSchema),
  /** The newest application; null before the first one. */
  application: z.nullable(partnerApplicationSchema),
  /** Null for who is no partner. */
  partner: z.nullable(partnerStandingSchema),
})
/** What the programme gives, and where the caller stands with it. */
export interface PartnerOverview extends z.infer<typeof overviewFields> {}
/** What the programme gives, and where the caller stands with it. */
export const partnerOverviewSchema: Named<PartnerOverview, typeof overviewFields.shape> = overviewFields

const volumeLineFields = z.object({
  cardTypeId: z.string(),
  cardTypeName: z.string(),
  orders: z.int(),
  amount: amountSchema,
})
/** What a month brought with one brand. */
export interface PartnerVolumeLine extends z.infer<typeof volumeLineFields> {}
/** What a month brought with one brand. */
export const partnerVolumeLineSchema: Named<PartnerVolumeLine, typeof volumeLineFields.shape> =
  volumeLineFields

const volumeFields = z.object({
  month: monthSchema,
  currencyId: currencyIdSchema,
  amount: amountSchema,
  /** The largest first. */
  brands: z.array(partnerVolumeLineSchema),
  tier: partnerTierSchema,
  /** The next tier, and what this month is short of it; null on the last one, and for a month that is over. */
  next: z.nullable(z.object({ tier: partnerTierSchema, fromAmount: amountSchema, missing: amountSchema })),
})
/** What a month brought, by brand: what was paid for cards into the wallet of the partner's currency, and kept. */
export interface PartnerVolume extends z.infer<typeof volumeFields> {}
/** What a month brought, by brand: what was paid for cards into the wallet of the partner's currency, and kept. */
export const partnerVolumeSchema: Named<PartnerVolume, typeof volumeFields.shape> = volumeFields
