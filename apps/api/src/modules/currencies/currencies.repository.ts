import type { CurrencyId } from '@kaadi/contract/primitives'
import type { FeeRule } from '@kaadi/contract/withdrawals'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../database/index.ts'
import { type Reader, rowsOf } from '../../database/named-read.ts'
import { readTogether } from '../../memory/read-together.ts'

/** A wallet currency's rules, as plain decimals in its own currency. */
export interface SettleCurrencyRules {
  readonly id: CurrencyId
  readonly enabled: boolean
  readonly minWithdraw: string
  readonly maxWithdraw: string
  readonly dailyMax: string
  readonly feeRule: FeeRule
  readonly bankMax: number
  /** The least that is exchanged for another currency. */
  readonly exchangeMin: string
  /** How much an account gets while it is new, and for how many hours it is. */
  readonly newAccountMax: string
  readonly newAccountHours: number
}

export interface RulesRow {
  id: CurrencyId
  enabled: boolean
  min_withdraw: string
  max_withdraw: string
  daily_max: string
  fee_type: 'fixed' | 'percent'
  fee: string
  fee_min: string | null
  fee_max: string | null
  bank_max: number
  exchange_min: string
  new_account_max: string
  new_account_hours: number
}

const ruleColumns = sql`id, enabled, trim_scale(min_withdraw)::text as min_withdraw,
  trim_scale(max_withdraw)::text as max_withdraw, trim_scale(daily_max)::text as daily_max, fee_type,
  trim_scale(fee)::text as fee, trim_scale(fee_min)::text as fee_min, trim_scale(fee_max)::text as fee_max, bank_max,
  trim_scale(exchange_min)::text as exchange_min, trim_scale(new_account_max)::text as new_account_max,
  new_account_hours`

export async function listSettleCurrencies(on: Kysely<Tables>): Promise<SettleCurrencyRules[]> {
  const { rows } = await sql<RulesRow>`select ${ruleColumns} from settle_currencies order by id`.execute(on)
  return rows.map(toRules)
}

export async function findSettleCurrency(
  on: Kysely<Tables>,
  id: CurrencyId,
): Promise<SettleCurrencyRules | undefined> {
  const { rows } = await sql<RulesRow>`select ${ruleColumns} from settle_currencies where id = ${id}`.execute(
    on,
  )
  return rows[0] && toRules(rows[0])
}

/** For what is asked by many at once. */
export const createFindSettleCurrency = (database: Reader) =>
  readTogether<CurrencyId, SettleCurrencyRules>({
    nameOf: String,
    keyOf: ({ id }) => String(id),
    read: async (ids) => {
      const rows = await rowsOf(
        database,
        sql<RulesRow>`select ${ruleColumns} from settle_currencies where id = any (${[...ids]}::integer[])`,
      )
      return rows.map(toRules)
    },
  })

/** Part of a row: the rules of a currency, for `toRules`. */
export const rulesOf = (id: RawBuilder<unknown>): RawBuilder<RulesRow | null> => sql`
  (select row_to_json(r) from (select ${ruleColumns} from settle_currencies where id = ${id}) r)`

export const toRules = (row: RulesRow): SettleCurrencyRules => ({
  id: row.id,
  enabled: row.enabled,
  minWithdraw: row.min_withdraw,
  maxWithdraw: row.max_withdraw,
  dailyMax: row.daily_max,
  feeRule: {
    feeType: row.fee_type,
    fee: row.fee,
    ...(row.fee_min !== null && { feeMin: row.fee_min }),
    ...(row.fee_max !== null && { feeMax: row.fee_max }),
  },
  bankMax: row.bank_max,
  exchangeMin: row.exchange_min,
  newAccountMax: row.new_account_max,
  newAccountHours: row.new_account_hours,
})

export interface StoredCurrencyRate {
  readonly inCurrencyId: CurrencyId
  readonly outCurrencyId: CurrencyId
  readonly rate: string
}

export async function listCurrencyRates(on: Kysely<Tables>): Promise<StoredCurrencyRate[]> {
  const { rows } = await sql<StoredCurrencyRate>`
    select in_currency_id as "inCurrencyId", out_currency_id as "outCurrencyId", trim_scale(rate)::text as rate
    from currency_rates order by in_currency_id, out_currency_id`.execute(on)
  return rows
}

/** How much of `outId` a unit of `inId` gives; `1` of itself, undefined where no rate is set. */
export async function findCurrencyRate(
  on: Kysely<Tables>,
  inId: CurrencyId,
  outId: CurrencyId,
): Promise<string | undefined> {
  if (inId === outId) return '1'
  const { rows } = await sql<{ rate: string }>`
    select trim_scale(rate)::text as rate from currency_rates
    where in_currency_id = ${inId} and out_currency_id = ${outId}`.execute(on)
  return rows[0]?.rate
}

export interface StoredNetwork {
  readonly id: string
  readonly currencyId: CurrencyId
  readonly network: string
  readonly addressRegex: string
  readonly fee: string
  readonly min: string
  readonly confirmMinutes: number | null
}

export async function listNetworks(on: Kysely<Tables>): Promise<StoredNetwork[]> {
  const { rows } = await sql<StoredNetwork>`
    select id, currency_id as "currencyId", network, address_regex as "addressRegex", trim_scale(fee)::text as fee,
           trim_scale(min_amount)::text as min, confirm_minutes as "confirmMinutes"
    from digital_networks where enabled order by sort, id`.execute(on)
  return rows
}
