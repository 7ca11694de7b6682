import { cardStatus } from '@kaadi/contract/card-orders'
import type { CardForm, ReceiptType } from '@kaadi/contract/card-types'
import type { DecideRequest } from '@kaadi/contract/desk'
import { currencies, defaultCurrencyId } from '@kaadi/contract/primitives'
import { fromMinorUnits, money, priceOffer, toAmount, toMinorUnits, WideDecimal } from '@kaadi/core/money'
import { DomainError, invalidField } from '../../../errors/domain-error.ts'
import type { PriceAt } from '../../card-types/index.ts'
import type { DecidableOrder } from '../desk.repository.ts'

/** What a card is instead of what was sent, and what it pays for that. Minor units. */
export interface CardOffer {
  readonly priceId: string
  readonly currencyTypeId: string
  readonly form: CardForm
  readonly receiptType: ReceiptType
  readonly faceValue: string
  readonly rate: string
  /** With the level's bonus. */
  readonly payout: bigint
  readonly bonus: bigint
}

type CardDecision = DecideRequest['cards'][number]
type Quoted = Pick<DecidableOrder, 'priceId' | 'rate' | 'currencyId' | 'faceValue'>

/** Whether a verdict comes with another price. */
export const isOffered = ({ verdict }: Pick<CardDecision, 'verdict'>): boolean =>
  verdict === cardStatus.otherValue || verdict === cardStatus.otherClass

/** Decimals of a rate in another currency: more than any conversion rate has. */
const rateDecimals = 12

/** The rate of a price in the order's currency, by the conversion that its quote used. Undefined where that is not known. */
export function rateIn(order: Quoted, prices: readonly PriceAt[], price: PriceAt): string | undefined {
  if (price.id === order.priceId) return order.rate
  if (order.currencyId === defaultCurrencyId) return price.rate
  const own = prices.find(({ id }) => id === order.priceId)
  return (
    own && new WideDecimal(price.rate).times(order.rate).div(own.rate).toDecimalPlaces(rateDecimals).toFixed()
  )
}

/** The offer for one card by the prices of when it was quoted. Throws where there is none, or where nothing is corrected. */
export function offerFor(
  order: DecidableOrder,
  decision: CardDecision,
  prices: readonly PriceAt[],
): CardOffer {
  const { corrected, cardId } = decision
  if (!corrected) throw invalidField('cards', 'Say what the card is instead.')
  const faceValue = new WideDecimal(corrected.faceValue ?? order.faceValue).toFixed()
  const wished = prices.find(({ id }) => id === (corrected.priceId ?? order.priceId))
  const price = wished && prices.find((one) => isOfKind(one, wished) && covers(one, faceValue))
  const rate = price && rateIn(order, prices, price)
  if (!price || rate === undefined) throw new DomainError('offerNotPriced', { details: { cardId } })
  if (price.id === order.priceId && new WideDecimal(faceValue).eq(order.faceValue))
    throw invalidField('cards', 'This is what the seller sent. Find the card valid, or say what differs.')
  return { ...kindOf(price), faceValue, rate, ...sumOf(order, faceValue, rate) }
}

/** Cards hold whole cents of their currency: what was partly spent may lie between two steps of a price, not between two cents. */
const faceDecimals = 2

export function requireWholeCents(decisions: readonly CardDecision[]): void {
  const place = decisions.findIndex(
    ({ corrected }) => new WideDecimal(corrected?.faceValue ?? 0).decimalPlaces() > faceDecimals,
  )
  if (place < 0) return
  const message = 'A card has whole cents: at most two decimals.'
  const fields = [{ path: `cards.${place}.corrected.faceValue`, message }]
  throw new DomainError('faceValueOutOfRange', {
    message,
    details: { verdict: 'step', step: '0.01', fields },
  })
}

const kindOf = ({ id, currencyTypeId, form, receiptType }: PriceAt) => ({
  priceId: id,
  currencyTypeId,
  form,
  receiptType,
})

const isOfKind = (one: PriceAt, other: PriceAt): boolean =>
  one.currencyTypeId === other.currencyTypeId &&
  one.form === other.form &&
  one.receiptType === other.receiptType

/** Within its range; a card that was partly spent has a value between two steps. */
const covers = ({ minFace, maxFace }: PriceAt, faceValue: string): boolean => {
  const value = new WideDecimal(faceValue)
  return value.gte(minFace) && value.lte(maxFace)
}

function sumOf(order: DecidableOrder, faceValue: string, rate: string) {
  const { currencyId } = order
  const { decimals } = currencies[currencyId]
  const moneyOf = (minor: bigint) => money(fromMinorUnits(minor, decimals), currencyId)
  const minorOf = (amount: Parameters<typeof toAmount>[0]) => toMinorUnits(toAmount(amount), decimals)
  const { levelBonus, payout } = priceOffer({
    faceValue,
    rate,
    currencyId,
    quoted: {
      base: moneyOf(BigInt(order.payout) - BigInt(order.bonus)),
      levelBonus: moneyOf(BigInt(order.bonus) - BigInt(order.couponBonus)),
    },
  })
  return { payout: minorOf(payout), bonus: minorOf(levelBonus) }
}
