import { currencies } from '@kaadi/contract/primitives'
import type { TradeTotal } from '@kaadi/contract/trade-history'
import { fromMinorUnits } from '@kaadi/core/money'
import type { Reader } from '../../../database/named-read.ts'
import type { OrderFilter } from '../reading/card-orders.repository.ts'
import { sumTrades } from './trades.repository.ts'

/** What a seller's trades come to: counted over all that the filter has, whatever page is looked at. */
export async function readTotals(on: Reader, userId: bigint, filter: OrderFilter): Promise<TradeTotal[]> {
  const found = await sumTrades(on, userId, filter)
  return found.map(({ currencyId, count, paid, expected }) => {
    const amountOf = (minor: string) => fromMinorUnits(BigInt(minor), currencies[currencyId].decimals)
    return { currencyId, count, paid: amountOf(paid), expected: amountOf(expected) }
  })
}
