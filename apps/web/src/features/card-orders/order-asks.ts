import { cardStatus, type OrderCard } from '@kaadi/contract/card-orders'
import { type Message, msg, t } from '@kaadi/words'

/** Titles of what a correctable reason asks for (reason codes of the desk). */
const asks: Readonly<Record<number, Message>> = {
  101: msg('Send a clearer photo'),
  102: msg('Show the whole code'),
  103: msg('Check the code'),
  104: msg('Add the receipt'),
  105: msg('Send the whole receipt'),
}

const typeCode = msg('Type the whole code')

type Reasoned = Pick<OrderCard, 'reason' | 'cardStatus' | 'position' | 'photos'>

/** Reasons about the code: of a card that was sent without photos it is typed, and nothing is photographed. */
const ofTheCode: readonly number[] = [102, 103]

const wantsPhoto = ({ reason, photos }: Reasoned): boolean =>
  photos.length > 0 || !ofTheCode.includes(reason?.code ?? 0)

/** Whether any card needs a photo, and not its typed code alone. */
export const asksForPhoto = (cards: readonly Reasoned[]): boolean => wantedCards(cards).some(wantsPhoto)

/** The cards that stand in the way of the order: those the desk could not read. */
export const wantedCards = <C extends Reasoned>(cards: readonly C[]): C[] => {
  const unreadable = cards.filter((card) => card.cardStatus === cardStatus.unreadable)
  return unreadable.length > 0 ? unreadable : cards.filter((card) => card.reason?.correctable)
}

/** What the marigold panel says: one request where all cards need the same, else that several do. */
export const askTitle = (cards: readonly Reasoned[]): string => {
  const titles = [
    ...new Set(
      wantedCards(cards).map((card) =>
        card.reason?.code === 102 && !wantsPhoto(card) ? typeCode : asks[card.reason?.code ?? 0],
      ),
    ),
  ]
  return t((titles.length === 1 && titles[0]) || 'Send it again')
}
