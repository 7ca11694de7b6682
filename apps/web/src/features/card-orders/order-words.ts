import {
  type CardOrder,
  type CardOrderStatus,
  cardOrderStatus,
  type OrderCard,
  type OrderEvent,
  photosToRetake,
} from '@kaadi/contract/card-orders'
import { fromService, type Message, msg, t } from '@kaadi/words'
import { wantedCards } from './order-asks.ts'

const numbered = (text: string, card: Pick<OrderCard, 'position'>, cards: readonly unknown[]): string =>
  cards.length > 1 ? t('Card {position}: {text}', { position: card.position, text }) : text

/** What is wrong with each card that needs something: what the reviewer noted on the picture, else the reason. */
export const askLines = ({ cards, evidence }: Pick<CardOrder, 'cards' | 'evidence'>): string[] =>
  wantedCards(cards).flatMap((card) => {
    const note = evidence.find(({ cardId }) => cardId === card.cardId)?.note ?? card.reason?.text
    return note ? [numbered(fromService(note), card, cards)] : []
  })

/** What the seller can do about each of them. */
export const nextSteps = ({ cards }: Pick<CardOrder, 'cards'>): string[] =>
  wantedCards(cards).flatMap((card) =>
    card.reason ? [numbered(fromService(card.reason.nextStep), card, cards)] : [],
  )

const retakes = {
  front: msg('Retake the front photo'),
  back: msg('Retake the back photo'),
  receipt: msg('Retake the receipt photo'),
} as const

/** The button that answers the request; it names the one card, or the one photo, that is asked for. */
export const askVerb = ({ cards, evidence }: Pick<CardOrder, 'cards' | 'evidence'>): string => {
  const wanted = wantedCards(cards)
  const codes = wanted.map((card) => card.reason?.code ?? 0)
  const [only] = wanted
  if (only && codes.every((code) => code === 101)) {
    if (wanted.length > 1) return t('Retake the photo')
    if (cards.length > 1) return t('Retake card {position}', { position: only.position })
    const [kind, ...others] = photosToRetake(only, evidence)
    return t(kind && others.length === 0 && only.photos.length > 1 ? retakes[kind] : 'Retake the photo')
  }
  if (codes.length > 0 && codes.every((code) => code === 104)) return t('Add the receipt')
  return t('Correct and send again')
}

const words: Readonly<Partial<Record<CardOrderStatus, Message>>> = {
  0: msg('Back in line'),
  1: msg('Being checked'),
  2: msg('Asked for more'),
  3: msg('Being checked by a partner'),
  4: msg('Being checked a second time'),
  5: msg('Offered another amount'),
  10: msg('Paid'),
  11: msg('Paid the corrected amount'),
  12: msg('Paid for the cards that worked'),
  20: msg('Refused'),
  21: msg('Returned for correction'),
  22: msg('Cancelled'),
  23: msg('Sent again'),
  24: msg('Expired'),
  25: msg('Cancelled'),
  30: msg('Appeal opened'),
  40: msg('Taken back'),
}

const actors = { seller: msg('You'), desk: msg('Our desk'), system: msg('System') } as const

/** One line of the full history: what happened and who did it. */
export const eventWords = (
  { version, orderStatus, actor }: OrderEvent,
  hadOffer = false,
): { what: string; who: string } => ({
  what:
    version === 1 && orderStatus === cardOrderStatus.submitted
      ? t('Card sent')
      : hadOffer && orderStatus === cardOrderStatus.cancelledBySeller
        ? t('Refused the offer')
        : hadOffer && orderStatus === cardOrderStatus.expired
          ? t('Offer not answered in time')
          : t(words[orderStatus] ?? 'Moved on'),
  who: t(actors[actor]),
})

/** When the order reached one of these states last. */
export const timeOfState = (
  events: readonly OrderEvent[],
  ...wanted: readonly CardOrderStatus[]
): string | undefined => events.findLast((event) => wanted.includes(event.orderStatus))?.time
