import { type CurrencyId, currencies, type Page } from '@kaadi/contract/primitives'
import type { WalletEvent, WalletRecord } from '@kaadi/contract/wallets'
import { fromMinorUnits } from '@kaadi/core/money'
import type { Deps } from '../../deps.ts'
import { invalidField } from '../../errors/domain-error.ts'
import { countLines, listLines, userAvailable, userHeld } from '../../ledger/index.ts'
import type { PageRequest } from '../../lists/paging.ts'
import { createDescribeLines } from './describe-lines.ts'
import { kindsOf, toWalletRecord } from './wallet-record.ts'

export interface StatementQuery extends PageRequest {
  readonly currencyId: CurrencyId
  readonly event?: WalletEvent | undefined
  readonly month?: string | undefined
}

export function createWalletsService(deps: Deps) {
  const { ledger, database } = deps
  const describe = createDescribeLines(database)
  const amountOf = (minor: bigint, currencyId: CurrencyId) =>
    fromMinorUnits(minor, currencies[currencyId].decimals)

  /** The specification wants a number here, for display. */
  const available = async (userId: bigint, currencyId: CurrencyId): Promise<number> =>
    Number(amountOf(await ledger.balance(userAvailable(userId, currencyId)), currencyId))

  const processing = async (userId: bigint, currencyId: CurrencyId): Promise<string> =>
    amountOf(await ledger.balance(userHeld(userId, currencyId)), currencyId)

  /** Newest first. The newest line's balance is the balance, each line's is its own amount on top of the line below. */
  const records = async (userId: bigint, query: StatementQuery): Promise<Page<WalletRecord>> => {
    const { currencyId, event, month, current, size, cursor } = query
    const address = userAvailable(userId, currencyId)
    const filter = event || month ? { ...(event && kindsOf[event]), ...(month && { month }) } : undefined
    const before = cursor === undefined ? undefined : readCursor(cursor)
    const [total, lines] = await Promise.all([
      countLines(database, { address, filter }),
      listLines(database, {
        address,
        filter,
        before,
        offset: before === undefined ? (current - 1) * size : 0,
        size: size + 1,
      }),
    ])
    const shown = lines.slice(0, size)
    const sources = await describe(userId, shown)
    return {
      records: shown.map((line) => toWalletRecord(line, currencyId, sources(line))),
      total,
      size,
      current,
      pages: Math.ceil(total / size),
      cursor: lines.length > size ? shown.at(-1)!.version.toString() : null,
    }
  }

  return { available, processing, records }
}

function readCursor(cursor: string): bigint {
  if (!/^\d{1,18}$/.test(cursor))
    throw invalidField('cursor', 'This list cannot be continued. Open it again.')
  return BigInt(cursor)
}
