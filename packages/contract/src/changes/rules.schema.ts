import * as z from 'zod/mini'
import { cardFormSchema } from '../card-types/card-type.schema.ts'
import { partnerTierSchema } from '../partners/partner.programme.ts'
import { catalogueIdSchema, currencyIdSchema, instantSchema, type Named } from '../primitives/index.ts'
import { rankingBoardSchema } from '../rankings/index.ts'
import { amount, count, percent, some, words } from './rule-fields.ts'

const campaignFields = z.object({
  /** Its name in records and addresses; it never changes. */
  campaignId: catalogueIdSchema,
  /** `firstOrder`: what new sellers are welcomed with. It never changes. */
  source: z.literal(['firstOrder', 'campaign']),
  title: words(60),
  /** What the seller reads of it. */
  rule: words(300),
  /** `amount` adds a fixed sum; `percent` a part of the base line, at most `maxBonus`. */
  kind: z.literal(['amount', 'percent']),
  value: amount,
  maxBonus: some,
  minPayout: some,
  /** Of every amount here. */
  currencyId: currencyIdSchema,
  /** Empty for every card. */
  cardTypeIds: z.array(catalogueIdSchema).check(z.maxLength(100)),
  /** How many days a coupon is good from its grant on. */
  lifeDays: count(1, 3650),
  isOn: z.boolean(),
  /** Sellers claim it by this code; null where it is granted otherwise. It never changes. */
  code: z.nullable(
    z.string().check(z.regex(/^[A-Z0-9-]{4,24}$/, 'Use 4 to 24 capital letters, digits and dashes.')),
  ),
  /** How many can be claimed; null for any number. */
  stock: z.nullable(count(1, 1_000_000)),
  startsTime: z.nullable(instantSchema),
  endsTime: z.nullable(instantSchema),
})
/** A campaign of coupons, as an editor sets it. */
export interface CampaignRule extends z.infer<typeof campaignFields> {}
/** A campaign of coupons, as an editor sets it. */
export const campaignRuleSchema: Named<CampaignRule, typeof campaignFields.shape> = campaignFields

const rebateFields = z.object({
  currencyId: currencyIdSchema,
  /** From this sum of a month on; with the currency it names the step. */
  fromAmount: amount,
  /** So much of all sales of the month: "0.5". */
  percent,
})
/** A step of the rebate ladder, as an editor sets it. */
export interface RebateRule extends z.infer<typeof rebateFields> {}
/** A step of the rebate ladder, as an editor sets it. */
export const rebateRuleSchema: Named<RebateRule, typeof rebateFields.shape> = rebateFields

const prizeFields = z.object({
  currencyId: currencyIdSchema,
  board: rankingBoardSchema,
  /** With currency and board it names the prize. */
  place: count(1, 20),
  amount,
})
/** The prize of a place of a month, as an editor sets it. */
export interface PrizeRule extends z.infer<typeof prizeFields> {}
/** The prize of a place of a month, as an editor sets it. */
export const prizeRuleSchema: Named<PrizeRule, typeof prizeFields.shape> = prizeFields

const inviteFields = z.object({
  /** One rule for each currency. */
  currencyId: currencyIdSchema,
  inviterAmount: amount,
  friendAmount: amount,
  /** What the friend must have been paid for cards. */
  sellAmount: amount,
  maturesDays: count(0, 365),
  /** For how many friends a seller is paid in a day. */
  dailyMax: count(1, 1000),
  isOn: z.boolean(),
})
/** What is given for a friend, as an editor sets it. */
export interface InviteTerms extends z.infer<typeof inviteFields> {}
/** What is given for a friend, as an editor sets it. */
export const inviteTermsSchema: Named<InviteTerms, typeof inviteFields.shape> = inviteFields

const levelFields = z.object({
  /** From 1 on, without a gap. */
  level: count(1, 50),
  name: words(40),
  /** From this many points on a seller is on it; 0 for the first. */
  fromPoints: count(0, 100_000_000),
  /** What it adds to each rate, in percent: "0.5". */
  bonusPercent: percent,
  /** How much can be withdrawn in a day, in percent of each currency's own limit. */
  dailyLimitPercent: count(100, 1000),
  /** How many minutes earlier than it is asked for a withdrawal stands in the line for payouts. */
  payoutHeadStartMinutes: count(0, 1440),
  /** How much of a withdrawal's fee it takes off, in percent; 100 waives it. */
  feeOffPercent: count(0, 100),
})
/** A level of sellers, as an editor sets it. */
export interface LevelRule extends z.infer<typeof levelFields> {}
/** A level of sellers, as an editor sets it. */
export const levelRuleSchema: Named<LevelRule, typeof levelFields.shape> = levelFields

const taskFields = z.object({
  /** With the currency it names the task. */
  taskId: catalogueIdSchema,
  currencyId: currencyIdSchema,
  /** What is counted. It never changes, nor do brand, days and number: sellers have claimed it by them. */
  kind: z.literal(['verify', 'bankAccount', 'sales']),
  title: words(60),
  /** What the seller reads of it. */
  detail: words(200),
  amount,
  /** Of `sales`: the brand that counts; null for every brand. */
  cardTypeId: z.nullable(catalogueIdSchema),
  /** Of `sales`: within so many days of each other; null within the task's time. */
  withinDays: z.nullable(count(1, 365)),
  target: count(1, 1000),
  maturesDays: count(0, 365),
  /** To how many sellers it is paid in a day. */
  dailyMax: count(1, 100_000),
  startsTime: z.nullable(instantSchema),
  endsTime: z.nullable(instantSchema),
  isOn: z.boolean(),
})
/** A task with a reward, as an editor sets it. */
export interface GiftTaskRule extends z.infer<typeof taskFields> {}
/** A task with a reward, as an editor sets it. */
export const giftTaskRuleSchema: Named<GiftTaskRule, typeof taskFields.shape> = taskFields

const specialFields = z.object({
  /** Its name in records and addresses; it never changes. */
  specialId: catalogueIdSchema,
  title: words(60),
  cardTypeId: catalogueIdSchema,
  currencyTypeId: catalogueIdSchema,
  /** Null for both forms. */
  form: z.nullable(cardFormSchema),
  /** Naira on top for each unit of face value. */
  extra: amount,
  startsTime: instantSchema,
  endsTime: instantSchema,
  isOn: z.boolean(),
})
/** A brand that brings more for a time, as an editor sets it. */
export interface BrandSpecialRule extends z.infer<typeof specialFields> {}
/** A brand that brings more for a time, as an editor sets it. */
export const brandSpecialRuleSchema: Named<BrandSpecialRule, typeof specialFields.shape> = specialFields

const tierFields = z.object({
  currencyId: currencyIdSchema,
  /** With the currency it names the tier. */
  tier: partnerTierSchema,
  /** From this volume of a month on; 0 for the first. */
  fromAmount: amount,
  callsPerMinute: count(1, 100_000),
  /** How many keys a partner can have. */
  keysMax: count(1, 1000),
})
/** A tier of partners, as an editor sets it. */
export interface PartnerTierRule extends z.infer<typeof tierFields> {}
/** A tier of partners, as an editor sets it. */
export const partnerTierRuleSchema: Named<PartnerTierRule, typeof tierFields.shape> = tierFields
