import type { CardPrice } from '@kaadi/contract/card-types'
import { WideDecimal } from '@kaadi/core/money'
import type { LevelBonus, PriceWithHistory } from './card-types.repository.ts'
import { levelBonusOf } from './level-bonus.ts'

/** Thousandths of the rate that a level adds; 0 for visitors, who have none. */
export const bonusPermilleOf = (bonuses: readonly LevelBonus[], level: number): number =>
  bonuses.findLast((bonus) => bonus.level <= level)?.bonusPermille ?? 0

/** A price as a caller of this level sees it. */
export function toCardPrice(
  price: PriceWithHistory,
  permille: number,
  medianSeconds: number | null,
): CardPrice {
  const { onSale: _, sort: __, before, updatedAt, trend, ...shown } = price
  return {
    ...shown,
    levelBonus: levelBonusOf(price.rate, permille),
    medianSeconds,
    change: changePercent(before, price.rate),
    trend: trend.length > 0 ? trend : [price.rate],
    updateTime: updatedAt.toISOString(),
  }
}

function changePercent(before: string, now: string): string {
  const percent = new WideDecimal(now).minus(before).div(before).times(100).toDecimalPlaces(1)
  return percent.isZero() ? '0' : percent.toFixed()
}
