import type { Ranking, RankingPlace } from '@kaadi/contract/rankings'

/** Third of a month, with a prize. */
export const aRankingPlace = (given: Partial<RankingPlace> = {}): RankingPlace => ({
  place: 3,
  maskedName: 'a***e',
  amount: '310425.00',
  trades: 12,
  cleanPercent: 96,
  prize: '10000.00',
  ...given,
})

/** November, with five sellers, the caller in place 27. */
export const aRanking = (given: Partial<Ranking> = {}): Ranking => ({
  board: 'sold',
  month: '2026-11',
  currencyId: 1,
  isRunning: true,
  endTime: '2026-11-30T23:00:00.000Z',
  isClosed: false,
  countedTime: '2026-11-21T08:00:00.000Z',
  places: [
    aRankingPlace({ place: 1, maskedName: 'c***a', amount: '4210500.00', trades: 61, prize: '50000.00' }),
    aRankingPlace({ place: 2, maskedName: 't***i', amount: '3988000.00', trades: 48, prize: '20000.00' }),
    aRankingPlace({ maskedName: 'b***e', amount: '3104250.00', trades: 40 }),
    aRankingPlace({ place: 4, maskedName: 'n***i', amount: '2950000.00', trades: 33, prize: null }),
    aRankingPlace({ place: 5, maskedName: 'k***u', amount: '2411750.00', trades: 29, prize: null }),
  ],
  own: aRankingPlace({ place: 27, amount: '512900.00', prize: null }),
  ownPrize: null,
  ownTrades: 12,
  gap: '8400.00',
  prizes: [
    { place: 1, amount: '50000.00' },
    { place: 2, amount: '20000.00' },
    { place: 3, amount: '10000.00' },
  ],
  minTrades: 1,
  months: ['2026-11', '2026-10'],
  ...given,
})
