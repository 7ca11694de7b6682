import type { PartnerVolume } from '@kaadi/contract/partners'
import { currencies } from '@kaadi/contract/primitives'
import { fromMinorUnits } from '@kaadi/core/money'
import type { Deps } from '../../../deps.ts'
import { invalidField } from '../../../errors/domain-error.ts'
import { listTiers, monthSales, thisMonth } from '../partners.repository.ts'
import { requirePartner } from '../require-partner.ts'

/** What a month brought by brand, and what is missing to the next tier. */
export function createReadVolume({ database }: Deps) {
  return async (userId: bigint, wanted: string | undefined): Promise<PartnerVolume> => {
    const { currencyId, tier } = await requirePartner(database, userId)
    const current = await thisMonth(database)
    const month = wanted ?? current
    if (month > current)
      throw invalidField('month', `This month has not begun. Ask for ${current} or a month before it.`)
    const [brands, tiers] = await Promise.all([
      monthSales(database, userId, currencyId, month),
      listTiers(database, currencyId),
    ])
    const inMainUnit = (minor: bigint) => fromMinorUnits(minor, currencies[currencyId].decimals)
    const sold = brands.reduce((sum, { amount }) => sum + amount, 0n)
    const next = tiers[tiers.findIndex((one) => one.tier === tier) + 1]
    return {
      month,
      currencyId,
      amount: inMainUnit(sold),
      brands: brands.map(({ amount, ...line }) => ({ ...line, amount: inMainUnit(amount) })),
      tier,
      next:
        next && month === current
          ? {
              tier: next.tier,
              fromAmount: inMainUnit(next.fromAmount),
              missing: inMainUnit(next.fromAmount > sold ? next.fromAmount - sold : 0n),
            }
          : null,
    }
  }
}
