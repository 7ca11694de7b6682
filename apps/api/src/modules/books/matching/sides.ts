import type { Finding } from '../../../invariants/invariant.ts'
import type { PayoutProvider, Unknown } from '../../payout-rails/index.ts'

/** A payout that ended this long ago is in its provider's ledger. */
export const settleMs = 600_000

/** A payout as the orders, the books and its attempt tell it; amounts in minor units. */
export interface MatchedItem {
  readonly provider: string
  readonly isByHand: boolean
  readonly reference: string
  readonly currencyId: number
  /** What the withdrawal says was paid: nothing where it was not, or came back. */
  readonly orders: bigint
  /** What the ledger says. */
  readonly books: bigint
  /** What was sent. */
  readonly sent: bigint
  readonly isPaid: boolean
  /** When it was paid, failed or came back; null while it is on its way. */
  readonly endedAt: Date | null
}

/** Everything that was ever paid by a rail, and its account in the books. */
export interface RailTotal {
  readonly provider: string
  readonly currencyId: number
  readonly orders: bigint
  readonly books: bigint
}

/** What one provider's ledger tells; `unknown` where it could not be read. */
export interface ProviderSide {
  readonly provider: string
  readonly lines: Awaited<ReturnType<PayoutProvider['ledger']>>
  readonly feeOf: PayoutProvider['feeOf']
  /** Payouts from before the compared days that the lines name. */
  readonly older: readonly MatchedItem[]
}

export interface Sides {
  readonly items: readonly MatchedItem[]
  readonly totals: readonly RailTotal[]
  readonly providers: readonly ProviderSide[]
  readonly rules: readonly Finding[]
  /** Where the compared days begin. */
  readonly from: Date
  /** What ended later than this may not be in a provider's ledger yet. */
  readonly settledBefore: Date
}

export const isUnknown = (lines: ProviderSide['lines']): lines is Unknown => 'kind' in lines
