import { type CurrencyId, currencies } from '@kaadi/contract/primitives'
import { formatMoney } from '@kaadi/core/money'
import { localTime, spokenMonth } from '../../../papers/local-time.ts'
import { drawPaper, madeOn } from '../../../papers/paper.ts'
import type { PaperText } from '../../../papers/paper-text.ts'
import { msg, say } from '../../../words/index.ts'
import { sayTitle } from './say-title.ts'
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
  const { name, spoken } = currencies[currencyId]
  return drawPaper({
    language: owner.language,
    brand,
    title: msg('Wallet statement'),
    facts: [
      [msg('Account holder'), owner.name],
      [msg('Account'), owner.email],
      [msg('Currency'), (language) => `${name} (${say(language, spoken)})`],
      [msg('Months'), periodOf(statement)],
      [msg('Opening balance'), money(opening)],
      [msg('Money in'), money(moneyIn)],
      [msg('Money out'), money(moneyOut)],
      [msg('Closing balance'), money(closing)],
      [msg('Lines'), lines.length],
    ],
    table: {
      columns: [
        { title: msg('Time'), share: 0.17 },
        { title: msg('What'), share: 0.43 },
        { title: msg('Amount'), share: 0.2, isFigure: true },
        { title: msg('Balance'), share: 0.2, isFigure: true },
      ],
      rows: lines.map((line) => [
        localTime(line.time),
        sayTitle(line),
        money(line.amount),
        money(line.balanceAfter),
      ]),
    },
    footer: madeOn(brand, madeAt),
  })
}

/** With every decimal that the currency has: nothing is rounded on a paper that adds up. */
const shown = (amount: string, currencyId: CurrencyId): string =>
  formatMoney(amount, { symbol: currencies[currencyId].symbol, mode: 'plain' })

const periodOf = ({ fromMonth, untilMonth }: Statement): PaperText =>
  fromMonth === untilMonth
    ? spokenMonth(fromMonth)
    : (language) => `${spokenMonth(fromMonth)(language)} – ${spokenMonth(untilMonth)(language)}`
