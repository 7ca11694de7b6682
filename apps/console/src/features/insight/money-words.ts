import { currencies } from '@kaadi/contract/constants'
import type { MoneyFigures, MoneyInsight } from '@kaadi/contract/insight'
import type { CurrencyId } from '@kaadi/contract/primitives'
import { formatMoney } from '@kaadi/core/money'
import { type Message, msg } from '@kaadi/words'

type Amount = Exclude<keyof MoneyFigures, 'currencyId' | 'orders' | 'payouts'>

/** What moved, as columns and lines name it: trade first, then what it cost beside the cards, then what went out. */
export const moneyNames: Readonly<Record<Amount, Message>> = {
  cards: msg('Paid for cards'),
  bonuses: msg('Bonuses'),
  coupons: msg('Coupons'),
  rewards: msg('Rewards'),
  lateCredits: msg('Late credits'),
  takenBack: msg('Taken back'),
  paidOut: msg('Paid out'),
  sentBack: msg('Came back'),
  fees: msg('Fees'),
  feesBack: msg('Fees given back'),
  exchangedIn: msg('Exchanged from it'),
  exchangedOut: msg('Exchanged into it'),
}
export const amounts = Object.keys(moneyNames) as readonly Amount[]

export const nothingMoved = (currencyId: CurrencyId): MoneyFigures => ({
  currencyId,
  orders: 0,
  payouts: 0,
  ...(Object.fromEntries(amounts.map((name) => [name, '0'])) as Record<Amount, string>),
})

const dayMs = 86_400_000

/** Every day of the period, those on which nothing moved too: in a drawing days are equally far apart. */
export function everyDay(
  { from, to, days }: Pick<MoneyInsight, 'from' | 'to' | 'days'>,
  currencyId: CurrencyId,
): MoneyInsight['days'] {
  const moved = new Map(days.filter((each) => each.currencyId === currencyId).map((each) => [each.day, each]))
  const first = Date.parse(from)
  const count = Math.round((Date.parse(to) - first) / dayMs) + 1
  return Array.from({ length: count }, (_, at) => {
    const day = new Date(first + at * dayMs).toISOString().slice(0, 10)
    return moved.get(day) ?? { day, ...nothingMoved(currencyId) }
  })
}

export const inMoney = (amount: string, currencyId: CurrencyId): string =>
  formatMoney(amount, { ...currencies[currencyId], mode: 'plain' })

/** For drawings alone: what is read stands in the table. */
export const roughly = (amount: string): number => Number(amount)
