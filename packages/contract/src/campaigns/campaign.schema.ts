import * as z from 'zod/mini'
import { campaignRuleSchema } from '../changes/index.ts'
import { couponStatusSchema } from '../coupons/index.ts'
import {
  amountSchema,
  cardOrderIdSchema,
  catalogueIdSchema,
  couponIdSchema,
  currencyIdQuerySchema,
  instantSchema,
  type Named,
  pageQueryFields,
} from '../primitives/index.ts'

/** Which campaigns, in which order, and which page of them. */
export const campaignListQuerySchema = z.object({
  ...pageQueryFields,
  /** `on`: coupons are granted now; `planned`: they will be; `over`: ended, or switched off. All without it. */
  state: z.optional(z.literal(['on', 'planned', 'over'])),
  currencyId: z.optional(currencyIdQuerySchema),
  /** The beginning of its name or of its code. */
  search: z.optional(z.string().check(z.minLength(2), z.maxLength(60))),
  /** `time`: by when it was made; `amount`: by how many coupons were granted. */
  sort: z._default(z.literal(['time', 'amount']), 'time'),
  direction: z._default(z.literal(['ascending', 'descending']), 'descending'),
})
/** Which campaigns, with the defaults filled in. */
export interface CampaignListQuery extends z.output<typeof campaignListQuerySchema> {}

const campaignFields = z.object({
  ...campaignRuleSchema.shape,
  state: z.literal(['on', 'planned', 'over']),
  /** How many coupons of it there are: by its code, at sign-up or otherwise; whatever became of them. */
  granted: z.int(),
  /** A change of it that waits for a second person or for its time. */
  openChange: z.nullable(z.literal(['waiting', 'scheduled'])),
})
/** A campaign as it stands. */
export interface Campaign extends z.infer<typeof campaignFields> {}
/** A campaign as it stands. */
export const campaignSchema: Named<Campaign, typeof campaignFields.shape> = campaignFields

const figureFields = z.object({
  /** Coupons by where they stand. */
  granted: z.int(),
  reserved: z.int(),
  used: z.int(),
  expired: z.int(),
  voided: z.int(),
  /** What the coupons have cost, by the books: posted, less what was taken back. */
  cost: amountSchema,
  /** What coupons that are free or reserved can still cost at most; null where nothing bounds it. */
  atMost: z.nullable(amountSchema),
  /** Paid trades that used one and were not taken back. */
  trades: z.int(),
  /** What the cards of these trades paid, coupons included. */
  paid: amountSchema,
  /** Their face value, by the country of the card. */
  faceValues: z.array(z.object({ symbol: z.string(), amount: amountSchema })),
})
/** What a campaign cost, and what it brought. */
export interface CampaignFigures extends z.infer<typeof figureFields> {}
/** What a campaign cost, and what it brought. */
export const campaignFiguresSchema: Named<CampaignFigures, typeof figureFields.shape> = figureFields

/** Which coupons of a campaign, the newest first, and which page of them. */
export const grantListQuerySchema = z.object({
  ...pageQueryFields,
  campaignId: catalogueIdSchema,
  status: z.optional(z.pipe(z.coerce.number<string | number>().check(z.int()), couponStatusSchema)),
})
/** Which coupons of a campaign, with the defaults filled in. */
export interface GrantListQuery extends z.output<typeof grantListQuerySchema> {}

const grantFields = z.object({
  couponId: couponIdSchema,
  /** The beginning of the seller's mail address. */
  seller: z.string(),
  status: couponStatusSchema,
  createTime: instantSchema,
  expiresTime: instantSchema,
  /** The trade that has it, or used it. */
  giftOrderId: z.nullable(cardOrderIdSchema),
  voidReason: z.nullable(z.string()),
})
/** A coupon of a campaign, as the desk sees it. */
export interface Grant extends z.infer<typeof grantFields> {}
/** A coupon of a campaign, as the desk sees it. */
export const grantSchema: Named<Grant, typeof grantFields.shape> = grantFields
