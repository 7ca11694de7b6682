import { type CardOrder, cardOrders, type Quote, type SubmitTradeRequest } from '@kaadi/contract/card-orders'
import { uploads } from '@kaadi/contract/uploads'
import type { NewCardPrice } from '../../../card-types/index.ts'
import { demoBrands } from '../../content/brands.ts'
import { demoPrices } from '../../content/prices.ts'
import { type DemoSale, nameOf } from '../story/sales.ts'
import type { World } from '../story/world.ts'
import { cardPicture } from './cards/card-picture.ts'
import { demoCode } from './cards/demo-code.ts'
import { type DemoPerson, DemoRefusal } from './demo-client.ts'

type SubmittedCard = SubmitTradeRequest['cards'][number]

const prices = new Map(demoPrices().map((price) => [price.id, price]))

export const priceOf = ({ priceId }: DemoSale): NewCardPrice => prices.get(priceId)!
const brandOf = (sale: DemoSale) => demoBrands.find(({ id }) => id === priceOf(sale).cardTypeId)!

/** The code of each of its cards. */
export const codesOf = (sale: DemoSale): string[] =>
  Array.from({ length: sale.count ?? 1 }, (_, place) =>
    demoCode(`${sale.codeOf ?? nameOf(sale)} ${place}`, brandOf(sale).code.pattern),
  )

/** Sends the cards: rate, photos, order. Answers the order's id. */
export async function sell({ sellers }: World, sale: DemoSale): Promise<string> {
  const [seller, name] = [sellers[sale.seller], nameOf(sale)]
  const { faceValue, currencyId, count = 1 } = sale
  const [quote, cards] = await Promise.all([
    seller.ask(cardOrders.quote, {
      key: `${name}-quote`,
      body: {
        priceId: sale.priceId,
        faceValue,
        count,
        currencyId,
        // A coupon goes to a sale that is paid: elsewhere it would come back at another time than it is told to.
        ...(sale.end.kind !== 'paid' && { couponId: null }),
      },
    }),
    Promise.all(codesOf(sale).map((code, place) => cardOf(seller, sale, code, place))),
  ])
  const submit = ({ quoteId }: Pick<Quote, 'quoteId'>) =>
    seller.ask(cardOrders.submit, {
      key: `${name}-submit`,
      body: { quoteId, ownsCards: true, notToldByStranger: true, cards },
    })
  const { giftOrderId } = await submit(quote).catch((error) => submit(freshQuote(error)))
  return giftOrderId
}

/** The start before was cut off between rate and order, and the rate has run out since: the service offers a new one. */
function freshQuote(error: unknown): Pick<Quote, 'quoteId'> {
  const details =
    error instanceof DemoRefusal ? (error.reply.details as { quote?: Quote } | undefined) : undefined
  if (!details?.quote) throw error
  return details.quote
}

async function cardOf(
  seller: DemoPerson,
  sale: DemoSale,
  code: string,
  place: number,
): Promise<SubmittedCard> {
  const brand = brandOf(sale)
  const { needsCode } = priceOf(sale)
  return {
    photos: await photosOf(seller, sale, code, place),
    ...(needsCode && { code }),
    ...(brand.code.cardPin && { cardPin: '4821' }),
  }
}

const photosOf = (
  seller: DemoPerson,
  sale: DemoSale,
  code: string,
  place: number,
): Promise<SubmittedCard['photos']> =>
  Promise.all(
    priceOf(sale).photos.map(async (kind) => {
      const { sceneOf, faceValue, count = 1 } = sale
      const scene = { name: `${sceneOf ?? nameOf(sale)} ${place}`, again: sceneOf !== undefined }
      const isCovered = sale.isCovered === true && place === count - 1
      const file = await cardPicture(kind, brandOf(sale), { code, faceValue, isCovered, scene })
      const key = `${nameOf(sale)}-${place}-${kind}`
      const { uploadId } = await seller.ask(uploads.create, { key, body: { kind }, file })
      return { uploadId, kind }
    }),
  )

/** Sends a returned card again, with a photo of a better light. Answers the new order's id. */
export async function sellAgain({ sellers, madeBy }: World, sale: DemoSale): Promise<string> {
  const [seller, name] = [sellers[sale.seller], nameOf(sale)]
  const giftOrderId = madeBy(`${name} sold`) as CardOrder['giftOrderId']
  const file = await cardPicture('back', brandOf(sale), {
    code: codesOf(sale)[0]!,
    faceValue: sale.faceValue,
    scene: { name: `${name} again`, again: false },
  })
  const { uploadId } = await seller.ask(uploads.create, {
    key: `${name}-again-back`,
    body: { kind: 'back' },
    file,
  })
  const cardId = await cardIdOf(seller, giftOrderId, name)
  const child = await seller.ask(cardOrders.resubmit, {
    key: `${name}-again`,
    body: { giftOrderId, cards: [{ cardId, photos: [{ uploadId, kind: 'back' }] }] },
  })
  return child.giftOrderId
}

async function cardIdOf(
  seller: DemoPerson,
  giftOrderId: CardOrder['giftOrderId'],
  name: string,
): Promise<string> {
  const { cards } = await seller.ask(cardOrders.detail, {
    key: `${name}-read`,
    query: { giftOrderId },
    body: undefined,
  })
  return cards[0]!.cardId
}

export async function cancel({ sellers, madeBy }: World, sale: DemoSale): Promise<undefined> {
  const name = nameOf(sale)
  const giftOrderId = madeBy(`${name} sold`) as CardOrder['giftOrderId']
  await sellers[sale.seller].ask(cardOrders.cancel, { key: `${name}-cancel`, body: { giftOrderId } })
  return undefined
}

export async function answerOffer(
  { sellers, madeBy }: World,
  sale: DemoSale,
  accept: boolean,
): Promise<undefined> {
  const name = nameOf(sale)
  const giftOrderId = madeBy(`${name} sold`) as CardOrder['giftOrderId']
  await sellers[sale.seller].ask(cardOrders.answerOffer, {
    key: `${name}-answer-offer`,
    body: { giftOrderId, accept },
  })
  return undefined
}
