import { type CurrencyId, currencies } from '@kaadi/contract/primitives'
import { fromMinorUnits } from '@kaadi/core/money'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { DomainError, invalidField } from '../../../errors/domain-error.ts'
import { balanceBefore, linesOfPeriod, userAvailable } from '../../../ledger/index.ts'
import { endOfMonth, startOfMonth } from '../../../measures/local-days.ts'
import { localMonth } from '../../../papers/local-time.ts'
import { createDescribeLines } from '../describe-lines.ts'
import { toWalletRecord } from '../wallet-record.ts'
import type { Statement } from './statement.ts'

export interface StatementWish {
  readonly currencyId: CurrencyId
  readonly fromMonth: string
  readonly untilMonth: string
}

const longest = 20_000
const monthsAtMost = 12

/** Every line of some months, between the balance before them and the one after them, which must follow from each other. */
export function createReadStatement({ database, clock }: Pick<Deps, 'database' | 'clock'>) {
  const describe = createDescribeLines(database)

  return async (userId: bigint, wish: StatementWish): Promise<Statement> => {
    requirePeriod(wish)
    if (wish.untilMonth > localMonth(clock())) throw new DomainError('monthNotBegun')
    const { currencyId } = wish
    const { decimals } = currencies[currencyId]
    const address = userAvailable(userId, currencyId)
    const [from, until] = [startOfMonth(firstOf(wish.fromMonth)), endOfMonth(firstOf(wish.untilMonth))]
    const found = await linesOfPeriod(database, { address, from, until, most: longest + 1 })
    if (found.length > longest) throw new DomainError('statementTooLong')
    const [first, last] = [found[0], found.at(-1)]
    const opening = first ? first.balanceAfter - first.amount : await balanceBefore(database, address, until)
    const closing = last?.balanceAfter ?? opening
    const moneyIn = found.reduce((sum, { amount }) => (amount > 0n ? sum + amount : sum), 0n)
    const moneyOut = found.reduce((sum, { amount }) => (amount < 0n ? sum + amount : sum), 0n)
    // A file that does not add up is worse than none.
    if (opening + moneyIn + moneyOut !== closing)
      throw new Error(`The statement of account ${address} does not add up.`)
    const sources = await describe(userId, found)
    const amountOf = (minor: bigint) => fromMinorUnits(minor, decimals)
    return {
      ...wish,
      lines: found.map((line) => toWalletRecord(line, currencyId, sources(line))),
      opening: amountOf(opening),
      closing: amountOf(closing),
      moneyIn: amountOf(moneyIn),
      moneyOut: amountOf(moneyOut),
    }
  }
}

const firstOf = (month: string) => sql`${`${month}-01`}::date`

function requirePeriod({ fromMonth, untilMonth }: StatementWish): void {
  const count = monthNumber(untilMonth) - monthNumber(fromMonth) + 1
  if (count < 1) throw invalidField('untilMonth', 'Choose a last month that is not before the first one.')
  if (count > monthsAtMost) throw invalidField('untilMonth', `Choose at most ${monthsAtMost} months.`)
}

const monthNumber = (month: string): number => {
  const [year, number] = month.split('-').map(Number)
  return year! * 12 + number!
}
