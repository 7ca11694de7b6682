import * as z from 'zod/mini'
import { catalogueIdSchema, currencyIdSchema, type Named } from '../primitives/index.ts'
import { amount, count, limit, some } from './rule-fields.ts'

const walletLimitFields = z.object({
  /** One rule for each currency. Levels and verifications raise the day's limit in percent of it. */
  currencyId: currencyIdSchema,
  minWithdraw: amount,
  maxWithdraw: limit,
  /** How much can be withdrawn in a day of UTC. */
  dailyMax: limit,
  /** The least that is exchanged for another currency. */
  exchangeMin: amount,
  /** How many accounts a seller may save. */
  bankMax: count(1, 20),
})
/** What can be withdrawn and exchanged of a currency, as an editor sets it. */
export interface WalletLimitRule extends z.infer<typeof walletLimitFields> {}
/** What can be withdrawn and exchanged of a currency, as an editor sets it. */
export const walletLimitRuleSchema: Named<WalletLimitRule, typeof walletLimitFields.shape> = walletLimitFields

const withdrawalFeeFields = z.object({
  /** One rule for each currency. A level takes a part of it off; a network has a fee of its own. */
  currencyId: currencyIdSchema,
  /** `fixed`: `fee` in the currency; `percent`: `fee` percent of the amount, between `feeMin` and `feeMax`. */
  feeType: z.literal(['fixed', 'percent']),
  fee: amount,
  feeMin: some,
  feeMax: some,
})
/** What a withdrawal costs, as an editor sets it. */
export interface WithdrawalFeeRule extends z.infer<typeof withdrawalFeeFields> {}
/** What a withdrawal costs, as an editor sets it. */
export const withdrawalFeeRuleSchema: Named<WithdrawalFeeRule, typeof withdrawalFeeFields.shape> =
  withdrawalFeeFields

const exchangeRateFields = z.object({
  /** With the other currency it names the rate. */
  inCurrencyId: currencyIdSchema,
  outCurrencyId: currencyIdSchema,
  /** How much of the other currency one unit gives. */
  rate: amount,
})
/** The rate from one wallet to another, as an editor sets it. */
export interface ExchangeRateRule extends z.infer<typeof exchangeRateFields> {}
/** The rate from one wallet to another, as an editor sets it. */
export const exchangeRateRuleSchema: Named<ExchangeRateRule, typeof exchangeRateFields.shape> =
  exchangeRateFields

const networkFields = z.object({
  /** Its name in the records; it never changes, nor does its currency. */
  networkId: catalogueIdSchema,
  currencyId: currencyIdSchema,
  fee: amount,
  /** The smallest withdrawal over it. */
  minAmount: amount,
  /** In how many minutes the network usually confirms a payment; null where nothing is said. */
  confirmMinutes: z.nullable(count(1, 1440)),
  /** Closed, it is not offered and not paid over. */
  isOpen: z.boolean(),
})
/** A network of a digital currency, as an editor sets it. */
export interface NetworkRule extends z.infer<typeof networkFields> {}
/** A network of a digital currency, as an editor sets it. */
export const networkRuleSchema: Named<NetworkRule, typeof networkFields.shape> = networkFields

const newAccountFields = z.object({
  /** One rule for each currency. */
  currencyId: currencyIdSchema,
  /** For how long a saved account is new. */
  hours: count(1, 720),
  /** How much it gets until then, all withdrawals together. */
  mostWhileNew: limit,
})
/** What a new account gets, as an editor sets it. */
export interface NewAccountRule extends z.infer<typeof newAccountFields> {}
/** What a new account gets, as an editor sets it. */
export const newAccountRuleSchema: Named<NewAccountRule, typeof newAccountFields.shape> = newAccountFields

const releaseLimitFields = z.object({
  /** One rule for each currency. */
  currencyId: currencyIdSchema,
  /** Over this a payout is begun by two people. */
  most: limit,
})
/** What one treasurer pays out alone, as an editor sets it. */
export interface ReleaseLimitRule extends z.infer<typeof releaseLimitFields> {}
/** What one treasurer pays out alone, as an editor sets it. */
export const releaseLimitRuleSchema: Named<ReleaseLimitRule, typeof releaseLimitFields.shape> =
  releaseLimitFields
