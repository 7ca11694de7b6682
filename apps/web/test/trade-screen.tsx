import { sellerEndpoints } from '@kaadi/contract'
import { reasons } from '@kaadi/contract/card-orders'
import { aCardCurrency, aCardOrder, aCardType, aUser, listAndMap } from '@kaadi/testing/builders'
import { fireEvent, screen } from '@testing-library/react'
import { minutesAgo } from './clock.ts'
import { aServer, renderApp } from './render-app.tsx'

const { cardOrders, cardTypes, uploads, users } = sellerEndpoints
export const picture = (kind: 'front' | 'back' | 'receipt' | 'evidence') => ({
  uploadId: `photo-${kind}` as never,
  kind,
  url: `/object/read?id=${kind}`,
})
export const [card] = aCardOrder().cards
type Card = NonNullable<typeof card>
/** A card that the desk could not use, for this reason. */
export const aReturnedCard = (code: keyof typeof reasons, given: Partial<Card> = {}): Card => {
  const { text, nextStep, correctable, verdict } = reasons[code]
  return {
    ...card!,
    cardStatus: verdict,
    photos: [picture('front'), picture('back')],
    reason: { code, text, nextStep, correctable },
    ...given,
  }
}
/** An order that was returned eight minutes ago. */
export const aReturned = (given: Parameters<typeof aCardOrder>[0] = {}) =>
  aCardOrder({
    orderStatus: 21,
    operatorTime: minutesAgo(8),
    serverTime: minutesAgo(0),
    cards: [aReturnedCard(101)],
    evidence: [
      {
        id: 'e1',
        cardId: 'card-1',
        note: 'The last 4 digits are covered.',
        hash: 'a'.repeat(64),
        photo: picture('evidence'),
        time: minutesAgo(8),
      },
    ],
    ...given,
  })

/** A service that knows one order and takes photos. */
export const aTradeServer = (order: ReturnType<typeof aCardOrder>) =>
  aServer()
    .on(users.me, aUser())
    .on(cardTypes.list, listAndMap(aCardType()))
    .on(cardTypes.currencies, listAndMap(aCardCurrency()))
    .on(cardOrders.detail, ({ query }) => ({ ...order, giftOrderId: query.giftOrderId }))
    .on(uploads.create, ({ body }) => ({
      uploadId: `new-${body.kind}` as never,
      url: '/object/read',
      width: 1,
      height: 1,
      bytes: 1,
    }))

export const open = (
  order: ReturnType<typeof aCardOrder>,
  path = '/transaction/cardDetail?giftOrderId=order-1',
  server = aTradeServer(order),
) => renderApp(path, { server, isSignedIn: true })
const avif = new File([new Uint8Array([0, 0, 0, 12]), 'ftypavif'], 'card.avif', { type: 'image/avif' })
/** Chooses a photo for a slot. */
export const choose = async (slot: string) =>
  fireEvent.change(await screen.findByLabelText(`Add photo: ${slot}`, { selector: 'input' }), {
    target: { files: [avif] },
  })
