import { type Currency, currencies, currencyIds } from '@kaadi/contract/primitives'
import type { ReferenceRows } from '../../database/index.ts'

/** Rules for withdrawals and exchanges, in main units of the currency. A percentage has its least and its highest fee. */
const rules: Readonly<Record<Currency['name'], object>> = {
  NGN: {
    min_withdraw: 1_000,
    max_withdraw: 5_000_000,
    daily_max: 10_000_000,
    fee_type: 'fixed',
    fee: 50,
    fee_min: null,
    fee_max: null,
    exchange_min: 500,
    new_account_max: 1_000_000,
  },
  GHS: {
    min_withdraw: 20,
    max_withdraw: 50_000,
    daily_max: 100_000,
    fee_type: 'percent',
    fee: 0.5,
    fee_min: 1,
    fee_max: 20,
    exchange_min: 5,
    new_account_max: 10_000,
  },
  USDT: {
    min_withdraw: 10,
    max_withdraw: 20_000,
    daily_max: 50_000,
    fee_type: 'fixed',
    fee: 1,
    fee_min: null,
    fee_max: null,
    exchange_min: 1,
    new_account_max: 1_000,
  },
}
const maxAccounts = 4

/** Each currency that the contract has. */
export const startingSettleCurrencies: ReferenceRows = {
  from: 'start',
  table: 'settle_currencies',
  rows: currencyIds.map((id) => ({ id, ...rules[currencies[id].name], bank_max: maxAccounts })),
}
