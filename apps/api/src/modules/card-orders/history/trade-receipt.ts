import type { CardOrder } from '@kaadi/contract/card-orders'
import { currencies } from '@kaadi/contract/primitives'
import { formatMoney, isZero, money, subtract } from '@kaadi/core/money'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import type { SignedInUser } from '../../../http/signed-in.ts'
import { localTime } from '../../../papers/local-time.ts'
import { drawPaper, type PaperTable } from '../../../papers/paper.ts'
import { readSiteInfo } from '../../site/index.ts'
import { findName } from '../../users/index.ts'
import { titleOf } from '../card-order.ts'
import type { ReadOrder } from '../reading/read-order.ts'
import { cardOutcome, correctionWords, paidAt } from './trade-words.ts'

const perSeller = { scope: 'trade-receipt', limit: 30, windowSeconds: 3600 }

/** The receipt of a trade that was paid, on a paper of its own. One that was taken back says so. */
export const createMakeTradeReceipt =
  (deps: Pick<Deps, 'database' | 'throttle' | 'clock'>, readOrder: ReadOrder) =>
  async (
    seller: Pick<SignedInUser, 'id' | 'publicId' | 'email'>,
    giftOrderId: string,
  ): Promise<{ readonly name: string; readonly bytes: Buffer }> => {
    await deps.throttle.require({ ...perSeller, subject: seller.publicId })
    const order = await readOrder({ id: seller.id }, giftOrderId)
    const { settledAmount } = order
    if (settledAmount === null) throw new DomainError('orderNotPaid')
    const { db } = deps.database
    const [{ siteName }, person] = await Promise.all([readSiteInfo(db), findName(db, seller.id)])
    const bytes = await drawPaper({
      brand: siteName,
      title: 'Receipt of a trade',
      facts: [
        ['Account holder', person ? `${person.firstName} ${person.lastName}` : seller.email],
        ...factsOf({ ...order, settledAmount }),
      ],
      table: cardsOf(order),
      footer: `${siteName} · made on ${localTime(new Date(deps.clock()))}, times of Lagos`,
    })
    return { name: `trade-${order.tradeNumber}.pdf`, bytes }
  }

/** With every decimal that the currency has: nothing is rounded on a paper that adds up. */
const shown = ({ currencyId }: Pick<CardOrder, 'currencyId'>, amount: string): string =>
  formatMoney(amount, { symbol: currencies[currencyId].symbol, mode: 'plain' })

type PaidOrder = CardOrder & { readonly settledAmount: string }

function factsOf(order: PaidOrder): [string, string][] {
  const { reversal } = order
  const paid = paidAt(order)
  return [
    ['Trade', order.tradeNumber],
    ['Card', `${titleOf(order)} (${order.countryCode})`],
    ['Rate', `${shown(order, order.rate)} for each ${order.faceSymbol}1`],
    ['Sent', localTime(order.createTime)],
    ['Paid at', paid ? localTime(paid) : ''],
    ...order.lines.map(({ label, amount }): [string, string] => [label, shown(order, amount)]),
    ...correctionOf(order),
    ['Into the wallet', shown(order, order.settledAmount)],
    ...(reversal
      ? ([
          ['Taken back', shown(order, reversal.amount)],
          ['Taken back at', localTime(reversal.time)],
          ['Why', reversal.words],
        ] as [string, string][])
      : []),
  ]
}

/** What the desk paid less than was quoted, or more: with it the lines add up to what was credited. */
function correctionOf(order: PaidOrder): [string, string][] {
  const { currencyId, payout, settledAmount } = order
  const change = subtract(money(settledAmount, currencyId), money(payout, currencyId))
  if (isZero(change)) return []
  const amount = change.amount.toFixed(currencies[currencyId].decimals)
  return [[correctionWords(order), shown({ currencyId }, amount)]]
}

const cardsOf = (order: CardOrder): PaperTable => ({
  columns: [
    { title: 'Card', share: 0.08 },
    { title: 'Code', share: 0.24 },
    { title: 'Result', share: 0.48 },
    { title: 'Paid', share: 0.2, isFigure: true },
  ],
  rows: order.cards.map((card) => [
    String(card.position),
    card.maskedCode ?? 'On its photos',
    cardOutcome(card),
    card.settledAmount === null ? '' : shown(order, card.settledAmount),
  ]),
})
