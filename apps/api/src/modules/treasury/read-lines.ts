import type { KeyedPage } from '@kaadi/contract/primitives'
import { currencies } from '@kaadi/contract/primitives'
import type { LedgerFilter, LedgerLine } from '@kaadi/contract/treasury'
import { fromMinorUnits } from '@kaadi/core/money'
import type { Deps } from '../../deps.ts'
import { invalidField, notFound } from '../../errors/domain-error.ts'
import type { SignedInOperator } from '../../http/signed-in.ts'
import {
  type BrowsedLine,
  findAccountId,
  pageAccountLines,
  pageAllLines,
  pageEventLines,
  pageKindLines,
} from '../../ledger/index.ts'
import type { PageRequest } from '../../lists/paging.ts'
import { findAdjustmentId } from '../adjustments/index.ts'
import { findOrderKey } from '../card-orders/index.ts'
import { requireForeignSeller } from '../risk/index.ts'
import { findWithdrawalKey } from '../withdrawals/index.ts'
import { findAddress } from './find-address.ts'
import { nameAccounts } from './name-accounts.ts'
import { kindsOfNoun, nameSources } from './name-sources.ts'

/** Lines of the books, chosen by a treasurer, with names for what stands in them. */
export function createReadLines({ database }: Pick<Deps, 'database'>) {
  const eventOf = async (filter: LedgerFilter) => {
    const { giftOrderId, withdrawalId, adjustmentId, ...others } = filter
    const named = [giftOrderId, withdrawalId, adjustmentId].filter((id) => id !== undefined)
    if (named.length === 0) return undefined
    if (named.length > 1 || Object.values(others).some((value) => value !== undefined))
      throw invalidField('giftOrderId', 'Choose one event, without other filters.')
    const found =
      giftOrderId !== undefined
        ? { noun: 'order' as const, eventId: (await findOrderKey(database, giftOrderId))?.id }
        : withdrawalId !== undefined
          ? {
              noun: 'withdrawal' as const,
              eventId: (await findWithdrawalKey(database, withdrawalId))?.withdrawalId,
            }
          : { noun: 'adjustment' as const, eventId: await findAdjustmentId(database, adjustmentId!) }
    if (found.eventId === undefined) throw notFound()
    return { kinds: kindsOfNoun[found.noun], eventId: found.eventId }
  }

  const choose = async (
    operator: SignedInOperator,
    request: PageRequest,
    filter: LedgerFilter,
  ): Promise<KeyedPage<BrowsedLine>> => {
    const event = await eventOf(filter)
    if (event) return pageEventLines(database, request, event)
    const { sellerId, kind } = filter
    const days = {
      from: filter.from === undefined ? undefined : new Date(filter.from),
      before: filter.before === undefined ? undefined : new Date(filter.before),
    }
    const hasDays = days.from !== undefined || days.before !== undefined
    const seller =
      sellerId === undefined ? undefined : await requireForeignSeller(database.db, operator, { sellerId })
    const address = findAddress(filter, seller?.userId)
    if (address === undefined)
      return kind === undefined || hasDays
        ? pageAllLines(database, request, { kind, ...days })
        : pageKindLines(database, request, { kind })
    const accountId = (await findAccountId(database, address)) ?? 0n
    if (kind === undefined || seller !== undefined)
      return pageAccountLines(database, request, { accountId, kind, ...days })
    return hasDays
      ? pageAllLines(database, request, { kind, accountId, ...days })
      : pageKindLines(database, request, { kind, accountId })
  }

  return async (
    operator: SignedInOperator,
    { current, size, cursor }: PageRequest,
    filter: LedgerFilter,
  ): Promise<KeyedPage<LedgerLine>> => {
    const page = await choose(operator, { current, size, cursor }, filter)
    const [accounts, sources] = await Promise.all([
      nameAccounts(
        database,
        page.records.flatMap(({ debit, credit }) => [debit, credit]),
      ),
      nameSources(database, page.records),
    ])
    const show = (line: BrowsedLine): LedgerLine => {
      const from = accounts(line.debit)
      const { currencyId } = from
      const amountOf = (minor: bigint) => fromMinorUnits(minor, currencies[currencyId].decimals)
      return {
        lineId: String(line.transferId),
        kind: line.kind,
        time: line.createdAt.toISOString(),
        currencyId,
        amount: amountOf(line.amount),
        from,
        to: accounts(line.credit),
        balanceAfter: line.balanceAfter === null ? null : amountOf(line.balanceAfter),
        source: sources(line),
      }
    }
    return { ...page, records: page.records.map(show) }
  }
}

export type ReadLines = ReturnType<typeof createReadLines>
