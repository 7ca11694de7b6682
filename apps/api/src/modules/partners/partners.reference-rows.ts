import { type PartnerTier, partnerTiers } from '@kaadi/contract/partners'
import type { ReferenceRows } from '../../database/index.ts'

const gives: Readonly<Record<PartnerTier, { calls_per_minute: number; keys_max: number }>> = {
  bronze: { calls_per_minute: 120, keys_max: 4 },
  silver: { calls_per_minute: 300, keys_max: 8 },
  gold: { calls_per_minute: 1200, keys_max: 16 },
}

/** From which volume of a month on, in minor units: naira, cedi, USDT. */
const fromAmounts: readonly (readonly [number, Readonly<Record<PartnerTier, number>>])[] = [
  [1, { bronze: 0, silver: 500_000_000, gold: 2_500_000_000 }],
  [2, { bronze: 0, silver: 4_500_000, gold: 22_500_000 }],
  [3, { bronze: 0, silver: 3_300_000_000, gold: 16_500_000_000 }],
]

/** The tiers of the programme. A host may set them otherwise. */
export const startingTiers: ReferenceRows = {
  from: 'start',
  table: 'partner_tiers',
  rows: fromAmounts.flatMap(([currencyId, amounts]) =>
    partnerTiers.map((tier, at) => ({
      currency_id: currencyId,
      tier,
      place: at + 1,
      from_amount: amounts[tier],
      ...gives[tier],
    })),
  ),
}
