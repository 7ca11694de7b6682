import type { CurrencyId } from '@kaadi/contract/primitives'
import { type RawBuilder, sql } from 'kysely'
import type { PayoutAccount, PayoutProvider } from '../payout-rails/index.ts'

/** Which accounts a provider pays to. All others are paid by hand. */
export interface PayoutRoute {
  readonly currencyId: CurrencyId
  readonly kind: PayoutAccount['kind']
  readonly provider: string
  /** Nothing is sent by it but what treasurers put into a batch. */
  readonly byBatch?: true
}

/** How patient the worker is, in milliseconds. */
export interface PayoutPace {
  /** So long a reference that was sent may be unknown to the provider and yet be on its way. */
  readonly settleMs: number
  /** Between the looks that have to find nothing before it is sent again. */
  readonly betweenMissesMs: number
  readonly firstLookMs: number
  readonly longestLookMs: number
  /** Before another try where the breaker is open, the balance too low or the day's cap reached. */
  readonly waitMs: number
}

/** The ways of payout that machines carry out, as the host has them configured. */
export interface PayoutRails {
  readonly providers: ReadonlyMap<string, PayoutProvider>
  readonly routes: readonly PayoutRoute[]
  /** Most that is begun in a day, in the smallest unit; a currency without one has no limit. */
  readonly dailyCaps: Partial<Record<CurrencyId, bigint>>
  readonly pace: PayoutPace
  /** Schedules have a time of their own; else the database's counts. */
  readonly now?: () => Date
}

export const usualPace: PayoutPace = {
  settleMs: 120_000,
  betweenMissesMs: 60_000,
  firstLookMs: 15_000,
  longestLookMs: 3_600_000,
  waitMs: 60_000,
}

/** Everything by hand. */
export const noRails: PayoutRails = { providers: new Map(), routes: [], dailyCaps: {}, pace: usualPace }

/** The moment by which it is decided what is due. */
export const momentOf = ({ now }: PayoutRails): RawBuilder<Date> =>
  now ? sql<Date>`${now().toISOString()}::timestamptz` : sql<Date>`now()`

/** Doubles from the first look to the longest wait. */
export const nextLookMs = ({ firstLookMs, longestLookMs }: PayoutPace, looks: number): number =>
  Math.min(firstLookMs * 2 ** Math.min(looks, 20), longestLookMs)
