import * as z from 'zod/mini'
import {
  type ExchangeRateRule,
  exchangeRateRuleSchema,
  type NetworkRule,
  type NewAccountRule,
  networkRuleSchema,
  newAccountRuleSchema,
  type ReleaseLimitRule,
  releaseLimitRuleSchema,
  type WalletLimitRule,
  type WithdrawalFeeRule,
  walletLimitRuleSchema,
  withdrawalFeeRuleSchema,
} from './money-rules.schema.ts'
import {
  type OperatorFactorRule,
  type OperatorInvitationRule,
  type OperatorRolesRule,
  operatorFactorRuleSchema,
  operatorInvitationRuleSchema,
  operatorRolesRuleSchema,
} from './operator-rules.schema.ts'
import {
  type BrandSpecialRule,
  brandSpecialRuleSchema,
  type CampaignRule,
  campaignRuleSchema,
  type GiftTaskRule,
  giftTaskRuleSchema,
  type InviteTerms,
  inviteTermsSchema,
  type LevelRule,
  levelRuleSchema,
  type PartnerTierRule,
  type PrizeRule,
  partnerTierRuleSchema,
  prizeRuleSchema,
  type RebateRule,
  rebateRuleSchema,
} from './rules.schema.ts'

/** What is changed by proposal: the row of each resource, by its name. */
export interface ChangeValues {
  campaigns: CampaignRule
  rebates: RebateRule
  prizes: PrizeRule
  invites: InviteTerms
  levels: LevelRule
  tasks: GiftTaskRule
  specials: BrandSpecialRule
  tiers: PartnerTierRule
  walletLimits: WalletLimitRule
  withdrawalFees: WithdrawalFeeRule
  exchangeRates: ExchangeRateRule
  networks: NetworkRule
  newAccounts: NewAccountRule
  releaseLimits: ReleaseLimitRule
  operatorRoles: OperatorRolesRule
  operatorInvitations: OperatorInvitationRule
  operatorFactors: OperatorFactorRule
}

const rewards = ['campaigns', 'rebates', 'prizes', 'invites', 'levels', 'tasks', 'specials', 'tiers'] as const
const money = [
  'walletLimits',
  'withdrawalFees',
  'exchangeRates',
  'networks',
  'newAccounts',
  'releaseLimits',
] as const
const people = ['operatorRoles', 'operatorInvitations', 'operatorFactors'] as const

/** Names what is changed by proposal. */
export type ChangeResource = keyof ChangeValues
/** Names what is changed by proposal. */
export const changeResourceSchema = z.literal([...rewards, ...money, ...people])
/** Campaigns and rewards. */
export const rewardResources: readonly (typeof rewards)[number][] = rewards
/** What money costs, how much of it may leave, and at which rate. */
export const moneyResources: readonly (typeof money)[number][] = money
/** Who is an operator who signs. Their rows also change without a change: what needs no second person is done at once. */
export const operatorResources: readonly (typeof people)[number][] = people
/** Every resource that is changed by proposal. */
export const changeResources: readonly ChangeResource[] = [...rewards, ...money, ...people]
/** Whether a resource is of operators. */
export const isOfOperators = (resource: ChangeResource): boolean => people.some((one) => one === resource)

/** Decimal strings that say the same are one name: "200000.00" and "200000". */
const plain = (amount: string): string => amount.replace(/\.0+$|(\.\d*?)0+$/, '$1')

const subjects: { readonly [R in ChangeResource]: (values: ChangeValues[R]) => string } = {
  campaigns: ({ campaignId }) => campaignId,
  rebates: ({ currencyId, fromAmount }) => `${currencyId}-${plain(fromAmount)}`,
  prizes: ({ currencyId, board, place }) => `${currencyId}-${board}-${place}`,
  invites: ({ currencyId }) => String(currencyId),
  levels: ({ level }) => String(level),
  tasks: ({ currencyId, taskId }) => `${currencyId}-${taskId}`,
  specials: ({ specialId }) => specialId,
  tiers: ({ currencyId, tier }) => `${currencyId}-${tier}`,
  walletLimits: ({ currencyId }) => String(currencyId),
  withdrawalFees: ({ currencyId }) => String(currencyId),
  exchangeRates: ({ inCurrencyId, outCurrencyId }) => `${inCurrencyId}-${outCurrencyId}`,
  networks: ({ networkId }) => networkId,
  newAccounts: ({ currencyId }) => String(currencyId),
  releaseLimits: ({ currencyId }) => String(currencyId),
  operatorRoles: ({ operatorId }) => operatorId,
  operatorInvitations: ({ email }) => email,
  operatorFactors: ({ operatorId }) => operatorId,
}

/** What a row is called among those of its resource. It follows from fields that never change. */
export const subjectOf = <R extends ChangeResource>(resource: R, values: ChangeValues[R]): string =>
  subjects[resource](values)

const side = <T extends z.ZodMiniType>(values: T) => z.nullable(values)
const sidesOf = <const R extends ChangeResource, T extends z.ZodMiniType>(resource: R, values: T) => ({
  resource: z.literal(resource),
  /** As it was when the change was made up; null for a row that is new. */
  before: side(values),
  /** As it shall be; null to remove the row. */
  after: side(values),
})

/** The sides of a change by its resource, with whatever else travels beside them. */
export const changeOf = <More extends z.core.$ZodShape>(more: More) =>
  z.discriminatedUnion('resource', [
    z.object({ ...sidesOf('campaigns', campaignRuleSchema), ...more }),
    z.object({ ...sidesOf('rebates', rebateRuleSchema), ...more }),
    z.object({ ...sidesOf('prizes', prizeRuleSchema), ...more }),
    z.object({ ...sidesOf('invites', inviteTermsSchema), ...more }),
    z.object({ ...sidesOf('levels', levelRuleSchema), ...more }),
    z.object({ ...sidesOf('tasks', giftTaskRuleSchema), ...more }),
    z.object({ ...sidesOf('specials', brandSpecialRuleSchema), ...more }),
    z.object({ ...sidesOf('tiers', partnerTierRuleSchema), ...more }),
    z.object({ ...sidesOf('walletLimits', walletLimitRuleSchema), ...more }),
    z.object({ ...sidesOf('withdrawalFees', withdrawalFeeRuleSchema), ...more }),
    z.object({ ...sidesOf('exchangeRates', exchangeRateRuleSchema), ...more }),
    z.object({ ...sidesOf('networks', networkRuleSchema), ...more }),
    z.object({ ...sidesOf('newAccounts', newAccountRuleSchema), ...more }),
    z.object({ ...sidesOf('releaseLimits', releaseLimitRuleSchema), ...more }),
    z.object({ ...sidesOf('operatorRoles', operatorRolesRuleSchema), ...more }),
    z.object({ ...sidesOf('operatorInvitations', operatorInvitationRuleSchema), ...more }),
    z.object({ ...sidesOf('operatorFactors', operatorFactorRuleSchema), ...more }),
  ])
