import {
  type CardOrder,
  type CardOrderStatus,
  cardOrderStatus,
  cardStatus,
  type OrderCard,
  type OrderEvent,
} from '@kaadi/contract/card-orders'
import { fromService, type Message, msg, t } from '@kaadi/words'

/** Titles of what a correctable reason asks for (reason codes of the desk). */
const asks: Readonly<Record<number, Message>> = {
  101: msg('Send a clearer photo'),
  102: msg('Show the whole code'),
  103: msg('Check the code'),
  104: msg('Add the receipt'),
  105: msg('Send the whole receipt'),
}

type Reasoned = Pick<OrderCard, 'reason' | 'cardStatus' | 'position'>

/** The cards that stand in the way of the order: those the desk could not read. */
export const wantedCards = <C extends Reasoned>(cards: readonly C[]): C[] => {
  const unreadable = cards.filter((card) => card.cardStatus === cardStatus.unreadable)
  return unreadable.length > 0 ? unreadable : cards.filter((card) => card.reason?.correctable)
}

/** What the marigold panel says: one request where all cards need the same, else that several do. */
export const askTitle = (cards: readonly Reasoned[]): string => {
  const titles = [...new Set(wantedCards(cards).map((card) => asks[card.reason?.code ?? 0]))]
  return t((titles.length === 1 && titles[0]) || 'Send it again')
}

const numbered = (text: string, card: Reasoned, cards: readonly Reasoned[]): string =>
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

/** The button that answers the request. */
export const askVerb = (order: Pick<CardOrder, 'cards'>): string => {
  const codes = wantedCards(order.cards).map((card) => card.reason?.code ?? 0)
  if (codes.length > 0 && codes.every((code) => code === 101)) {
    const [only] = wantedCards(order.cards)
    return order.cards.length > 1 && codes.length === 1
      ? t('Retake card {position}', { position: only!.position })
      : t('Retake the photo')
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
