import { cardOrderStatus } from '@kaadi/contract/card-orders'
import { currencies } from '@kaadi/contract/primitives'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import type { SignedInUser } from '../../../http/signed-in.ts'
import { asText, writeTable } from '../../../papers/csv.ts'
import { inZone, localTime } from '../../../papers/local-time.ts'
import { toSummary } from '../card-order.ts'
import type { OrderFilter } from '../reading/card-orders.repository.ts'
import { stateWords } from './trade-words.ts'
import { listTrades } from './trades.repository.ts'

export interface TradeTable {
  readonly name: string
  readonly lines: number
  readonly bytes: Buffer
}

const longest = 20_000
const perSeller = { scope: 'trade-table', limit: 20, windowSeconds: 3600 }

const columns = [
  inZone('Time'),
  'Trade',
  'Card',
  'Country',
  'Face value',
  'Cards',
  'State',
  'Currency',
  'Promised',
  'Paid',
  'Taken back',
  inZone('Decided'),
  'Reference',
]

/** The trades of a filter as a table. Making one takes a moment of the processor, so there are only so many in an hour. */
export const createMakeTradeTable =
  (deps: Pick<Deps, 'database' | 'throttle'>) =>
  async (seller: Pick<SignedInUser, 'id' | 'publicId'>, filter: OrderFilter): Promise<TradeTable> => {
    await deps.throttle.require({ ...perSeller, subject: seller.publicId })
    const found = await listTrades(deps.database, seller.id, filter, longest + 1)
    if (found.length > longest) throw new DomainError('statementTooLong')
    const rows = found.map(toSummary).map((trade) => {
      const settled = trade.settledAmount ?? ''
      return [
        localTime(trade.createTime),
        trade.tradeNumber,
        asText(trade.cardTypeName),
        trade.countryCode,
        `${trade.faceSymbol}${trade.faceValue}`,
        String(trade.count),
        stateWords[trade.orderStatus],
        currencies[trade.currencyId].name,
        trade.payout,
        ...(trade.orderStatus === cardOrderStatus.reversed ? ['', settled] : [settled, '']),
        trade.operatorTime ? localTime(trade.operatorTime) : '',
        trade.giftOrderId,
      ]
    })
    return { name: fileNameOf(filter), lines: rows.length, bytes: writeTable(columns, rows) }
  }

/** `trades-2026-11-paid.csv` */
const fileNameOf = ({ family, month }: OrderFilter): string =>
  `${['trades', month, family].filter((part) => part !== undefined).join('-')}.csv`
