import { type CardPrice, normaliseCardCode, type PhotoKind } from '@kaadi/contract/card-types'
import type { AwaitedPhoto, Trade } from '@kaadi/core/machines'
import { isOnItsWay, uploadIdOf } from '../../../platform/photos/photo-look.ts'
import { type Photos, placeOf } from './check-sell-form.ts'
import type { CardEntry, SellForm } from './sell-form.ts'

/** The photos of a card that the service has, as the call takes them. */
export const sentPhotos = (cardKey: string, kinds: readonly PhotoKind[], photos: Photos) =>
  kinds.flatMap((kind) => {
    const uploadId = uploadIdOf(photos.get(placeOf(cardKey, kind)))
    return uploadId ? [{ uploadId, kind }] : []
  })

const cardOf = (card: CardEntry, price: CardPrice, photos: Photos) => ({
  ...(price.needsCode && { code: normaliseCardCode(card.code) }),
  ...(price.needsCode && card.cardPin !== '' && { cardPin: card.cardPin.trim() }),
  photos: sentPhotos(card.key, price.photos, photos),
})

/** The form as it is sent. Only a form without faults has one. */
const tradeOf = (form: SellForm, price: CardPrice, photos: Photos): Trade => ({
  cards: form.cards.map((card) => cardOf(card, price, photos)),
  ...(form.comment.trim() !== '' && { comment: form.comment.trim() }),
  ownsCards: true,
  notToldByStranger: true,
})

/** The photos of the form that are still to go. */
const awaitedPhotos = ({ cards }: SellForm, price: CardPrice, photos: Photos): AwaitedPhoto[] =>
  cards.flatMap(({ key }, card) =>
    price.photos.flatMap((kind) => {
      const place = placeOf(key, kind)
      return isOnItsWay(photos.get(place)) ? [{ card, kind, place }] : []
    }),
  )

/** The cards as they are sent, and the photos that go before them. */
export interface WholeSale {
  readonly trade: Trade
  readonly awaited: readonly AwaitedPhoto[]
}

/** All that is sent of a form without faults. */
export const wholeSale = (form: SellForm, price: CardPrice, photos: Photos): WholeSale => ({
  trade: tradeOf(form, price, photos),
  awaited: awaitedPhotos(form, price, photos),
})
