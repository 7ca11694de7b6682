import * as z from 'zod/mini'
import {
  partnerKeySchema,
  partnerRefusalSchema,
  partnerSuspensionSchema,
  partnerTierSchema,
} from '../partners/index.ts'
import {
  amountSchema,
  currencyIdSchema,
  instantSchema,
  type Named,
  pageQueryFields,
  partnerApplicationIdSchema,
} from '../primitives/index.ts'

/** How an application stands, and the partner that it made. */
export const partnerReviewStatusSchema = z.literal(['waiting', 'active', 'suspended', 'refused'])

/** Which partners, and which page of them. */
export const partnerReviewQuerySchema = z.object({
  ...pageQueryFields,
  /** `waiting`: the oldest first; the others the newest decision first. */
  view: z._default(partnerReviewStatusSchema, 'waiting'),
  tier: z.optional(partnerTierSchema),
  /** The beginning of the company's name, or of the account's mail address. */
  search: z.optional(z.string().check(z.minLength(2), z.maxLength(80))),
})
/** Which partners, with the defaults filled in. */
export interface PartnerReviewQuery extends z.output<typeof partnerReviewQuerySchema> {}

const rowFields = z.object({
  applicationId: partnerApplicationIdSchema,
  companyName: z.string(),
  website: z.string(),
  sellerName: z.string(),
  countryCode: z.string(),
  currencyId: currencyIdSchema,
  expectedVolume: amountSchema,
  status: partnerReviewStatusSchema,
  /** Null where it is no partner. */
  tier: z.nullable(partnerTierSchema),
  createTime: instantSchema,
  decideTime: z.nullable(instantSchema),
})
/** A line of the list of partners. */
export interface PartnerReviewRow extends z.infer<typeof rowFields> {}
/** A line of the list of partners. */
export const partnerReviewRowSchema: Named<PartnerReviewRow, typeof rowFields.shape> = rowFields

/** What was done with an application or a partner. */
export const partnerActs = [
  'applied',
  'accepted',
  'refused',
  'suspended',
  'resumed',
  'tierGiven',
  'keyMade',
  'keyReplaced',
  'keyRevoked',
  'webhookSaved',
  'secretReplaced',
] as const
/** Checks what was done. */
export const partnerActSchema = z.literal(partnerActs)

const detailFields = z.object({
  ...rowFields.shape,
  sells: z.string(),
  reason: z.nullable(z.union([partnerRefusalSchema, partnerSuspensionSchema])),
  seller: z.object({
    memberSince: instantSchema,
    kycLevel: z.int(),
    refusedBefore: z.int(),
    /** What the last ninety days brought, in the row's currency. */
    soldLately: amountSchema,
  }),
  keys: z.array(partnerKeySchema),
  webhookUrl: z.nullable(z.string()),
  /** Events that wait to be delivered, and those that were given up. */
  deliveries: z.object({ waiting: z.int(), parked: z.int() }),
  /** The newest first. */
  history: z.array(
    z.object({
      act: partnerActSchema,
      /** An operator's name; null where it was the partner. */
      by: z.nullable(z.string()),
      /** A key's first characters, a tier, a reason or an address. */
      about: z.nullable(z.string()),
      time: instantSchema,
    }),
  ),
})
/** One partner, or one application, as the desk sees it. */
export interface PartnerReview extends z.infer<typeof detailFields> {}
/** One partner, or one application, as the desk sees it. */
export const partnerReviewSchema: Named<PartnerReview, typeof detailFields.shape> = detailFields

const decisionFields = z.object({
  applicationId: partnerApplicationIdSchema,
  verdict: z.literal(['accept', 'refuse']),
  /** Needed to accept. */
  tier: z.optional(partnerTierSchema),
  /** Needed to refuse. */
  reason: z.optional(partnerRefusalSchema),
})
/** What the desk decides of an application. */
export interface PartnerDecision extends z.infer<typeof decisionFields> {}
/** What the desk decides of an application. */
export const partnerDecisionSchema: Named<PartnerDecision, typeof decisionFields.shape> = decisionFields
