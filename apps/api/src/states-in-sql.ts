import { bankAccountStatus } from '@kaadi/contract/bank-accounts'
import {
  type CardOrderFamily,
  cardOrderStatus,
  cardOrderStatuses,
  cardStatus,
  familyOf,
  quoteStatus,
} from '@kaadi/contract/card-orders'
import { couponStatus } from '@kaadi/contract/coupons'
import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { type RawBuilder, sql } from 'kysely'

// The contract's states for templates of the query builder: constants of the text and no parameters, so that the planner
// sees which of the partial indexes holds them.

type InSql<States> = { readonly [Name in keyof States]: RawBuilder<number> }

const inSql = <States extends Readonly<Record<string, number>>>(states: States) =>
  Object.fromEntries(Object.entries(states).map(([name, state]) => [name, sql.lit(state)])) as InSql<States>

export const orderState = inSql(cardOrderStatus)
/** `in (…)` of all states of a family. */
export const orderStatesOf = (family: CardOrderFamily): RawBuilder<number> =>
  sql`(${sql.join(cardOrderStatuses.filter((state) => familyOf(state) === family).map((state) => sql.lit(state)))})`

export const cardState = inSql(cardStatus)
export const quoteState = inSql(quoteStatus)
export const couponState = inSql(couponStatus)
export const withdrawalState = inSql(withdrawalStatus)
export const accountState = inSql(bankAccountStatus)
