import {
  insightPeriod,
  type MoneyFigures,
  type MoneyInsight,
  type MoneyQuery,
  maxInsightDays,
} from '@kaadi/contract/insight'
import { type CurrencyId, currencies } from '@kaadi/contract/primitives'
import { fromMinorUnits } from '@kaadi/core/money'
import type { Deps } from '../../../deps.ts'
import { invalidField } from '../../../errors/domain-error.ts'
import type { EventKind } from '../../../ledger/index.ts'
import { type MovedLeg, readBought, readMoved } from './money.repository.ts'

type Leg = `${EventKind}.${number}`

function figuresOf(currencyId: CurrencyId, moved: readonly MovedLeg[]): MoneyFigures {
  const legs = new Map<Leg, MovedLeg>(moved.map((one) => [`${one.kind}.${one.leg}`, one]))
  const amount = (leg: Leg) => fromMinorUnits(legs.get(leg)?.amount ?? 0n, currencies[currencyId].decimals)
  const takenBack = moved.filter(({ kind }) => kind === 'card-order.reversed')
  return {
    currencyId,
    orders: legs.get('card-order.paid.0')?.times ?? 0,
    cards: amount('card-order.paid.0'),
    bonuses: amount('card-order.paid.1'),
    coupons: amount('card-order.paid.2'),
    rewards: amount('reward.granted.0'),
    lateCredits: amount('promise.missed.0'),
    takenBack: fromMinorUnits(
      takenBack.reduce((sum, one) => sum + one.amount, 0n),
      currencies[currencyId].decimals,
    ),
    payouts: legs.get('withdrawal.paid.0')?.times ?? 0,
    paidOut: amount('withdrawal.paid.0'),
    sentBack: amount('withdrawal.returned.0'),
    fees: amount('withdrawal.paid.1'),
    feesBack: amount('withdrawal.returned.1'),
    exchangedIn: amount('exchange.made.0'),
    exchangedOut: amount('exchange.made.1'),
  }
}

const moves = ({ currencyId: _, ...figures }: MoneyFigures): boolean =>
  Object.values(figures).some((figure) => figure !== 0 && figure !== '0')

/** By day and currency, in the order in which they come. */
const byDay = (rows: readonly MovedLeg[]): MoneyInsight['days'] => {
  const groups = Map.groupBy(rows, ({ day, currencyId }) => `${day} ${currencyId}`)
  return [...groups.values()]
    .map((group) => ({ day: group[0]!.day!, ...figuresOf(group[0]!.currencyId, group) }))
    .filter(({ day: _, ...figures }) => moves(figures))
}

/** What moved in the period that is asked for. */
export const createReadMoney =
  ({ database, clock }: Pick<Deps, 'database' | 'clock'>) =>
  async (query: MoneyQuery): Promise<MoneyInsight> => {
    const now = clock()
    const period = insightPeriod(query, now)
    if (!period) throw invalidField('to', `Choose a period of 1 to ${maxInsightDays} days.`)
    const [moved, bought] = await Promise.all([readMoved(database, period), readBought(database, period)])
    const whole = Map.groupBy(
      moved.filter(({ day }) => day === null),
      ({ currencyId }) => currencyId,
    )
    return {
      from: period.from,
      to: period.to,
      time: new Date(now).toISOString(),
      currencies: [...whole].map(([currencyId, rows]) => figuresOf(currencyId, rows)).filter(moves),
      days: byDay(moved.filter(({ day }) => day !== null)),
      brands: bought.map(({ paid, ...brand }) => ({
        ...brand,
        paid: fromMinorUnits(paid, currencies[brand.currencyId].decimals),
      })),
    }
  }
