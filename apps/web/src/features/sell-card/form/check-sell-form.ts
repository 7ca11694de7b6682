import {
  type CardPrice,
  type CodeFormat,
  normaliseCardCode,
  type PhotoKind,
} from '@kaadi/contract/card-types'
import { msg, t } from '@kaadi/words'
import { isOnItsWay, photoNames, photoProblem, uploadIdOf } from '../../../platform/photos/photo-look.ts'
import type { ShelfPhoto } from '../../../platform/photos/photo-shelf.ts'
import { describeCodeVerdict, judgeCardCode } from '../codes/judge-card-code.ts'
import type { CardEntry, SellForm } from './sell-form.ts'

/** Something that stands in the way of sending: the id of its control, and the words beside it. */
export interface Fault {
  readonly id: string
  readonly message: string
}

export type Photos = ReadonlyMap<string, ShelfPhoto>
export const placeOf = (cardKey: string, kind: PhotoKind): string => `${cardKey}:${kind}`

const addWords = (missing: readonly PhotoKind[]): string => {
  const names = missing.map((kind) => t(photoNames[kind]).toLowerCase())
  const last = names.at(-1)!
  if (names.length === 1) return t('Add a photo of the {photo}.', { photo: last })
  return t('Add photos of the {others} and {photo}.', { others: names.slice(0, -1).join(', '), photo: last })
}

/** What is wrong with the photos of one card; null where all have arrived, or go by themselves when there is a connection (`mayWait`). */
export const photosFault = (
  cardKey: string,
  kinds: readonly PhotoKind[],
  photos: Photos,
  asked: boolean,
  mayWait = false,
): string | null => {
  const at = (kind: PhotoKind) => photos.get(placeOf(cardKey, kind))
  for (const kind of kinds) {
    const problem = photoProblem(at(kind))
    if (problem) return kinds.length > 1 ? `${t(photoNames[kind])}: ${problem}` : problem
  }
  if (!asked) return null
  const missing = kinds.filter((kind) => uploadIdOf(at(kind)) === undefined && !isOnItsWay(at(kind)))
  if (missing.length > 0) return addWords(missing)
  return !mayWait && kinds.some((kind) => isOnItsWay(at(kind)))
    ? t('Wait a moment: a photo is still on its way.')
    : null
}

/** What is wrong with a card's own PIN; null where it has none or it is whole. */
export const cardPinFault = (format: CodeFormat, needsCode: boolean, cardPin: string): string | null =>
  needsCode && format.cardPin && cardPin.trim().length < 3 ? t('Enter the PIN of the card.') : null

/** Says which card before this one has its code; null where none has. */
const twinFault = (cards: readonly CardEntry[], index: number): string | null => {
  const codeAt = (at: number) => normaliseCardCode(cards[at]!.code)
  const other = cards.findIndex((_, at) => at < index && codeAt(at) === codeAt(index))
  return other === -1
    ? null
    : t('Card {number} has the code of card {other}. Enter its own.', { number: index + 1, other: other + 1 })
}

const cardFaults = (
  cards: readonly CardEntry[],
  index: number,
  price: CardPrice,
  format: CodeFormat,
  photos: Photos,
  mayWait: boolean,
): Fault[] => {
  const card = cards[index]!
  const verdict = () => describeCodeVerdict(judgeCardCode(format, card.code), format)
  const code = price.needsCode ? (verdict() ?? twinFault(cards, index)) : null
  const pin = cardPinFault(format, price.needsCode, card.cardPin)
  const photo = photosFault(card.key, price.photos, photos, true, mayWait)
  return [
    ...(photo ? [{ id: `${card.key}-photos`, message: photo }] : []),
    ...(code ? [{ id: `${card.key}-code`, message: code }] : []),
    ...(pin ? [{ id: `${card.key}-pin`, message: pin }] : []),
  ]
}

export const confirmWords = {
  ownsCards: msg('Confirm that the cards are yours.'),
  notToldByStranger: msg('Confirm this, or talk to us first.'),
} as const

/** Everything that stands in the way of sending, in the order of the screen; of what `mayWait`, no photo that goes by itself. */
export const checkSellForm = (
  form: SellForm,
  price: CardPrice,
  isPriced: boolean,
  format: CodeFormat,
  photos: Photos,
  mayWait: boolean,
): Fault[] => [
  ...(isPriced ? [] : [{ id: 'face-value', message: t('Enter a value that we buy.') }]),
  ...form.cards.flatMap((_, index) => cardFaults(form.cards, index, price, format, photos, mayWait)),
  ...(form.ownsCards ? [] : [{ id: 'owns-cards', message: t(confirmWords.ownsCards) }]),
  ...(form.notToldByStranger ? [] : [{ id: 'not-told', message: t(confirmWords.notToldByStranger) }]),
]
