import type { CurrencyId } from '@kaadi/contract/primitives'
import type { Ranking, RankingBoard, RankingPlace } from '@kaadi/contract/rankings'
import type { RebateLadder } from '@kaadi/contract/rebates'
import type { Deps } from '../../../deps.ts'
import { notFound } from '../../../errors/domain-error.ts'
import type { SignedInUser } from '../../../http/signed-in.ts'
import { maskName } from '../../plaza/index.ts'
import { inMainUnit } from '../in-main-unit.ts'
import {
  countTrades,
  findCountedAt,
  findOwnPlace,
  findOwnPrize,
  findThisMonth,
  listClosedMonths,
  listClosedPrizes,
  listPlaces,
  listPrizes,
  type StoredPlace,
  type StoredPrize,
} from './boards.repository.ts'
import { findSold, listRebates, listSteps } from './rebates.repository.ts'
import { minTrades } from './standing.ts'

/** `2026-11` of `2026-11-01`. */
const named = (month: string): string => month.slice(0, 7)

const toPlace = (
  { place, name, sold, trades, clean, won }: StoredPlace,
  currencyId: CurrencyId,
  /** Undefined for a closed month: there a prize was won. */
  prizes: readonly StoredPrize[] | undefined,
): RankingPlace => {
  const prize = prizes ? prizes.find((each) => each.place === place)?.amount : won
  return {
    place,
    maskedName: maskName(name),
    amount: inMainUnit(sold, currencyId),
    trades,
    cleanPercent: Math.floor((100 * clean) / trades),
    prize: prize === undefined || prize === null ? null : inMainUnit(prize, currencyId),
  }
}

export function createMonthsService({ database: { db } }: Deps) {
  const findMonth = async (wanted: string | undefined) => {
    const [current, closed] = await Promise.all([findThisMonth(db), listClosedMonths(db)])
    const months = [current, ...closed]
    const month = wanted === undefined ? current : months.find((each) => named(each.month) === wanted)
    if (!month) throw notFound()
    return { month, months: months.map((each) => named(each.month)) }
  }

  return {
    board: async (
      user: SignedInUser,
      { board, month: wanted }: { readonly board: RankingBoard; readonly month?: string | undefined },
    ): Promise<Ranking> => {
      const currencyId = user.defaultCurrencyId
      const { month, months } = await findMonth(wanted)
      const key = { board, month: month.month, currencyId }
      const [given, closedWith, ownPrize, places, own, ownTrades, countedAt] = await Promise.all([
        listPrizes(db, key),
        month.isClosed ? listClosedPrizes(db, key) : undefined,
        month.isClosed ? findOwnPrize(db, user.id, key) : undefined,
        listPlaces(db, key),
        findOwnPlace(db, user.id, key),
        countTrades(db, user.id, key),
        findCountedAt(db),
      ])
      const prizes = closedWith ?? given
      const stillToWin = closedWith ? undefined : given
      return {
        board,
        month: named(month.month),
        currencyId,
        isRunning: given.length + prizes.length > 0,
        endTime: month.endsAt.toISOString(),
        isClosed: month.isClosed,
        countedTime: countedAt?.toISOString() ?? null,
        places: places.map((place) => toPlace(place, currencyId, stillToWin)),
        own: own ? toPlace(own, currencyId, stillToWin) : null,
        ownPrize: ownPrize ? { ...ownPrize, amount: inMainUnit(ownPrize.amount, currencyId) } : null,
        ownTrades,
        gap: board === 'sold' && own?.gap ? inMainUnit(own.gap, currencyId) : null,
        prizes: prizes.map((prize) => ({ ...prize, amount: inMainUnit(prize.amount, currencyId) })),
        minTrades: minTrades[board],
        months,
      }
    },
    ladder: async (user: SignedInUser): Promise<RebateLadder> => {
      const currencyId = user.defaultCurrencyId
      const month = await findThisMonth(db)
      const sold = await findSold(db, user.id, month.month, currencyId)
      const [steps, paid] = await Promise.all([
        listSteps(db, currencyId, sold),
        listRebates(db, user.id, currencyId),
      ])
      const next = steps.find(({ fromAmount }) => fromAmount > sold)
      const reached = steps.findLast(({ fromAmount }) => fromAmount <= sold)
      return {
        month: named(month.month),
        currencyId,
        endTime: month.endsAt.toISOString(),
        sold: inMainUnit(sold, currencyId),
        steps: steps.map(({ fromAmount, percent }) => ({
          fromAmount: inMainUnit(fromAmount, currencyId),
          percent,
          isReached: fromAmount <= sold,
        })),
        missing: next ? inMainUnit(next.fromAmount - sold, currencyId) : null,
        earned: inMainUnit(reached?.brings ?? 0n, currencyId),
        paid: paid.map((rebate) => ({ ...rebate, amount: inMainUnit(rebate.amount, currencyId) })),
      }
    },
  }
}
