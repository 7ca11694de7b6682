import { type CurrencyId, currencies } from '@kaadi/contract/primitives'
import { formatMoney } from '@kaadi/core/money'
import { localTime } from '../../../papers/local-time.ts'
import { drawPaper } from '../../../papers/paper.ts'
import type { Statement, StatementOwner } from './statement.ts'

export interface PdfStatement {
  readonly statement: Statement
  readonly owner: StatementOwner
  readonly brand: string
  readonly madeAt: Date
}

/** As a paper that a bank or an embassy takes: whose it is, the sums, every line. */
export function writePdf({ statement, owner, brand, madeAt }: PdfStatement): Promise<Buffer> {
  const { currencyId, lines, opening, closing, moneyIn, moneyOut } = statement
  const money = (amount: string) => shown(amount, currencyId)
  return drawPaper({
    brand,
    title: 'Wallet statement',
    facts: [
      ['Account holder', owner.name],
      ['Account', owner.email],
      ['Currency', `${currencies[currencyId].name} (${currencies[currencyId].spoken})`],
      ['Months', periodOf(statement)],
      ['Opening balance', money(opening)],
      ['Money in', money(moneyIn)],
      ['Money out', money(moneyOut)],
      ['Closing balance', money(closing)],
    ],
    table: {
      columns: [
        { title: 'Time', share: 0.17 },
        { title: 'What', share: 0.43 },
        { title: 'Amount', share: 0.2, isFigure: true },
        { title: 'Balance', share: 0.2, isFigure: true },
      ],
      rows: lines.map(({ time, title, amount, balanceAfter }) => [
        localTime(time),
        title,
        money(amount),
        money(balanceAfter),
      ]),
    },
    footer: `${brand} · made on ${localTime(madeAt)}, times of Lagos · ${lines.length} lines`,
  })
}

/** With every decimal that the currency has: nothing is rounded on a paper that adds up. */
const shown = (amount: string, currencyId: CurrencyId): string =>
  formatMoney(amount, { symbol: currencies[currencyId].symbol, mode: 'plain' })

const periodOf = ({ fromMonth, untilMonth }: Statement): string =>
  fromMonth === untilMonth ? fromMonth : `${fromMonth} to ${untilMonth}`
