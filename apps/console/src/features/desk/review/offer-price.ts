import type { CardOrder, OrderCard } from '@kaadi/contract/card-orders'
import { isLowOffer } from '@kaadi/contract/card-orders'
import { currencies } from '@kaadi/contract/constants'
import type { desk } from '@kaadi/contract/desk'
import type { EndpointData } from '@kaadi/contract/http'
import { compare, money, priceOffer, sum, toAmount, toMinorUnits } from '@kaadi/core/money'
import type { VerdictDraft } from './verdict-draft.ts'

export type OfferPrice = EndpointData<typeof desk.offerPrices>[number]
type Kind = Pick<OfferPrice, 'countryCode' | 'form' | 'receiptType'>

const isSameKind = (one: Kind, other: Kind): boolean =>
  one.countryCode === other.countryCode && one.form === other.form && one.receiptType === other.receiptType

/** One price of each kind; a kind may have several, for ranges of value. */
export const kindsOf = (prices: readonly OfferPrice[]): readonly OfferPrice[] =>
  prices.filter((price, index) => prices.findIndex((other) => isSameKind(other, price)) === index)

/** Whether a price is of the kind that the seller chose. */
export const isSentKind = (order: CardOrder, price: Kind): boolean => isSameKind(order, price)

/** The price of a kind whose range of values holds this one; undefined where such a card is not bought. */
export function priceAt(
  prices: readonly OfferPrice[],
  kind: Kind,
  faceValue: string,
  currencyId: CardOrder['currencyId'],
): OfferPrice | undefined {
  const value = money(faceValue, currencyId)
  return prices.find(
    (one) =>
      isSameKind(one, kind) &&
      compare(value, money(one.minFace, currencyId)) >= 0 &&
      compare(value, money(one.maxFace, currencyId)) <= 0,
  )
}

/** What the seller would be offered, as the service computes it; undefined where the brand has no such price. */
export function offerOf(
  order: CardOrder,
  card: Pick<OrderCard, 'payout'>,
  prices: readonly OfferPrice[],
  { priceId, faceValue = order.faceValue }: Pick<VerdictDraft, 'priceId' | 'faceValue'>,
): { readonly payout: string; readonly far: 'below' | 'above' | undefined } | undefined {
  const { currencyId } = order
  const kind = prices.find((price) => price.priceId === priceId) ?? order
  const price = priceAt(prices, kind, faceValue, currencyId)
  if (!price) return undefined
  const lineOf = (...kinds: readonly string[]) =>
    sum(
      order.lines
        .filter(({ kind: one }) => kinds.includes(one))
        .map(({ amount }) => money(amount, currencyId)),
      currencyId,
    )
  const { payout } = priceOffer({
    faceValue,
    rate: price.rate,
    currencyId,
    quoted: { base: lineOf('base'), levelBonus: lineOf('levelBonus', 'specialBonus') },
  })
  const minor = (amount: string) => toMinorUnits(amount, currencies[currencyId].decimals)
  const offered = toAmount(payout)
  return { payout: offered, far: farFrom(minor(offered), minor(card.payout)) }
}

/** How an offer is far from its quote, so that a second reviewer has to see it: the same share both ways (decision 173). */
const farFrom = (offered: bigint, quoted: bigint) => {
  if (isLowOffer(offered, quoted)) return 'below'
  return isLowOffer(quoted, offered) ? 'above' : undefined
}
