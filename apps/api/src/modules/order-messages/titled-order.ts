import type { CardOrderStatus } from '@kaadi/contract/card-orders'
import { type CurrencyId, currencies } from '@kaadi/contract/primitives'
import { formatMoney, fromMinorUnits } from '@kaadi/core/money'
import { sql } from 'kysely'

/** An order as people talk about it. */
export interface TitledOrder {
  readonly publicId: string
  readonly tradeNumber: string
  readonly status: CardOrderStatus
  readonly cardName: string
  readonly faceSymbol: string
  readonly faceValue: string
  readonly cardCount: number
  readonly currencyId: CurrencyId
  /** What was paid, or is promised. */
  readonly amount: bigint
}

/** Orders by the alias `o`, with what their cards are called. */
export const titledOrders = sql`(titled_orders o
  join card_brands t on t.id = o.card_type_id join card_countries c on c.id = o.currency_type_id)`

export const titledColumns = sql`o.public_id as "publicId", o.trade_number as "tradeNumber", o.status,
  t.name as "cardName", c.symbol as "faceSymbol", trim_scale(o.face_value)::text as "faceValue",
  o.card_count as "cardCount", o.currency_id as "currencyId", o.amount`

/** "Steam $100", "2 × Amazon £50". */
export const titleOfOrder = ({ cardName, faceSymbol, faceValue, cardCount }: TitledOrder): string =>
  `${cardCount > 1 ? `${cardCount} × ` : ''}${cardName} ${faceSymbol}${faceValue}`

export const amountOfOrder = ({ amount, currencyId }: TitledOrder): string => {
  const currency = currencies[currencyId]
  return formatMoney(fromMinorUnits(amount, currency.decimals), currency)
}
