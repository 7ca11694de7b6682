import type { CardOrder } from '@kaadi/contract/card-orders'
import { currencies } from '@kaadi/contract/primitives'
import { formatMoney, isZero, money, subtract } from '@kaadi/core/money'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import type { SignedInUser } from '../../../http/signed-in.ts'
import { spokenTime } from '../../../papers/local-time.ts'
import { drawPaper, madeOn, type PaperTable } from '../../../papers/paper.ts'
import { type PaperText, saidIn } from '../../../papers/paper-text.ts'
import { msg, type Sentence } from '../../../words/index.ts'
import { readSiteInfo } from '../../site/index.ts'
import { findAccountHolder } from '../../users/index.ts'
import { titleOf } from '../card-order.ts'
import type { ReadOrder } from '../reading/read-order.ts'
import { cardOutcome, correctionWords, paidAt } from './trade-words.ts'

const perSeller = { scope: 'trade-receipt', limit: 30, windowSeconds: 3600 }

/** The receipt of a trade that was paid, on a paper of its own. One that was taken back says so. */
export const createMakeTradeReceipt =
  (deps: Pick<Deps, 'database' | 'throttle' | 'clock'>, readOrder: ReadOrder) =>
  async (
    seller: Pick<SignedInUser, 'id' | 'publicId'>,
    giftOrderId: string,
  ): Promise<{ readonly name: string; readonly bytes: Buffer }> => {
    await deps.throttle.require({ ...perSeller, subject: seller.publicId })
    const order = await readOrder({ id: seller.id }, giftOrderId)
    const { settledAmount } = order
    if (settledAmount === null) throw new DomainError('orderNotPaid')
    const { db } = deps.database
    const [{ siteName }, holder] = await Promise.all([readSiteInfo(db), findAccountHolder(db, seller.id)])
    const bytes = await drawPaper({
      language: holder.language,
      brand: siteName,
      title: msg('Receipt of a trade'),
      facts: [[msg('Account holder'), holder.name], ...factsOf({ ...order, settledAmount })],
      table: cardsOf(order),
      footer: madeOn(siteName, new Date(deps.clock())),
    })
    return { name: `trade-${order.tradeNumber}.pdf`, bytes }
  }

/** With every decimal that the currency has: nothing is rounded on a paper that adds up. */
const shown = ({ currencyId }: Pick<CardOrder, 'currencyId'>, amount: string): string =>
  formatMoney(amount, { symbol: currencies[currencyId].symbol, mode: 'plain' })

type PaidOrder = CardOrder & { readonly settledAmount: string }

type Fact = readonly [label: PaperText, value: PaperText]

const lineNames: Readonly<Record<Exclude<CardOrder['lines'][number]['kind'], 'coupon'>, Sentence>> = {
  base: msg('Base rate'),
  levelBonus: msg('Level bonus'),
  specialBonus: msg('Special'),
  fee: msg('Fee'),
}

function factsOf(order: PaidOrder): readonly Fact[] {
  const { reversal } = order
  const paid = paidAt(order)
  return [
    [msg('Trade'), order.tradeNumber],
    [msg('Card'), `${titleOf(order)} (${order.countryCode})`],
    [
      msg('Rate'),
      msg('{amount} for each {unit}', { amount: shown(order, order.rate), unit: `${order.faceSymbol}1` }),
    ],
    [msg('Sent'), spokenTime(order.createTime)],
    [msg('Paid at'), paid ? spokenTime(paid) : ''],
    ...order.lines.map(
      ({ kind, label, amount }): Fact => [
        kind === 'coupon' ? saidIn(label) : lineNames[kind],
        shown(order, amount),
      ],
    ),
    ...correctionOf(order),
    [msg('Into the wallet'), shown(order, order.settledAmount)],
    ...(reversal
      ? ([
          [msg('Taken back'), shown(order, reversal.amount)],
          [msg('Taken back at'), spokenTime(reversal.time)],
          [msg('Why'), reversal.words],
        ] satisfies Fact[])
      : []),
  ]
}

/** What the desk paid less than was quoted, or more: with it the lines add up to what was credited. */
function correctionOf(order: PaidOrder): readonly Fact[] {
  const { currencyId, payout, settledAmount } = order
  const change = subtract(money(settledAmount, currencyId), money(payout, currencyId))
  if (isZero(change)) return []
  const amount = change.amount.toFixed(currencies[currencyId].decimals)
  return [[correctionWords(order), shown({ currencyId }, amount)]]
}

const cardsOf = (order: CardOrder): PaperTable => ({
  columns: [
    { title: msg('Card'), share: 0.08 },
    { title: msg('Code'), share: 0.24 },
    { title: msg('Result'), share: 0.48 },
    { title: msg('Paid'), share: 0.2, isFigure: true },
  ],
  rows: order.cards.map((card) => [
    String(card.position),
    card.maskedCode ?? msg('On its photos'),
    cardOutcome(card),
    card.settledAmount === null ? '' : shown(order, card.settledAmount),
  ]),
})
