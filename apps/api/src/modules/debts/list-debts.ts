import type { Debt, DebtSource } from '@kaadi/contract/debts'
import { type CurrencyId, currencies } from '@kaadi/contract/primitives'
import { fromMinorUnits } from '@kaadi/core/money'
import { sql } from 'kysely'
import { type Reader, rowsOf } from '../../database/named-read.ts'
import type { Deps } from '../../deps.ts'
import { type DebtLine, debtLines } from '../../ledger/index.ts'

interface OrderName {
  readonly id: bigint
  readonly publicId: string
  readonly tradeNumber: string
}

/** What a seller owes, by currency, with the trades that it comes from. Most owe nothing: one read of an index. */
export const createListDebts =
  ({ database }: Pick<Deps, 'database'>) =>
  async (userId: bigint): Promise<Debt[]> => {
    const lines = await debtLines(database, userId)
    if (lines.length === 0) return []
    const names = await namesOf(database, userId, lines)
    return [...new Set(lines.map(({ currencyId }) => currencyId))].map((currencyId) =>
      toDebt(
        currencyId,
        lines.filter((line) => line.currencyId === currencyId),
        names,
      ),
    )
  }

const isOfOrder = ({ kind }: DebtLine) => kind === 'card-order.shortfall'

async function namesOf(
  on: Reader,
  userId: bigint,
  lines: readonly DebtLine[],
): Promise<ReadonlyMap<bigint, OrderName>> {
  const ids = lines.filter(isOfOrder).map(({ eventId }) => eventId)
  const rows = await rowsOf(
    on,
    sql<OrderName>`
    select id, public_id as "publicId", trade_number as "tradeNumber" from titled_orders
    where user_id = ${userId} and id = any (${ids}::bigint[])`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** Of what was paid back the oldest is paid first: what is still owed is the newest. */
function toDebt(
  currencyId: CurrencyId,
  lines: readonly DebtLine[],
  names: ReadonlyMap<bigint, OrderName>,
): Debt {
  const amountOf = (minor: bigint) => fromMinorUnits(minor, currencies[currencyId].decimals)
  const { owed } = lines[0]!
  const sum = lines.reduce((all, { amount }) => all + amount, 0n)
  let repaid = sum - owed
  const sources = lines.map((line): DebtSource => {
    const order = isOfOrder(line) ? names.get(line.eventId) : undefined
    const isPaid = repaid >= line.amount
    const paid = isPaid ? line.amount : repaid
    repaid -= paid
    return {
      giftOrderId: (order?.publicId ?? null) as DebtSource['giftOrderId'],
      tradeNumber: order?.tradeNumber ?? null,
      amount: amountOf(line.amount),
      owed: amountOf(line.amount - paid),
      time: line.createdAt.toISOString(),
    }
  })
  return { currencyId, owed: amountOf(owed), repaid: amountOf(sum - owed), sources }
}
