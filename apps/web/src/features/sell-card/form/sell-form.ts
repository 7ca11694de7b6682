import type { CardForm, CardPrice, ReceiptType } from '@kaadi/contract/card-types'
import type { CurrencyId } from '@kaadi/contract/constants'
import type { CardKind } from '../choice/card-choice.ts'
import { kindOf, withForm } from '../choice/kind-options.ts'

/** What is typed for one card. Its photos stand on the shelf, under the same key. */
export interface CardEntry {
  readonly key: string
  readonly code: string
  readonly cardPin: string
}

/** Everything that the seller enters. Codes and PINs live in memory alone: they are money to whoever reads them. */
export interface SellForm {
  readonly kind: CardKind
  readonly faceValue: string
  readonly currencyId: CurrencyId
  /** Undefined: the best one. Null: none. */
  readonly couponId: string | null | undefined
  readonly cards: readonly CardEntry[]
  readonly comment: string
  readonly ownsCards: boolean
  readonly notToldByStranger: boolean
}

export type SellFormChange =
  | { readonly type: 'country'; readonly currencyTypeId: string }
  | { readonly type: 'form'; readonly form: CardForm; readonly prices: readonly CardPrice[] }
  | { readonly type: 'receipt'; readonly receiptType: ReceiptType }
  | { readonly type: 'nearest'; readonly price: CardPrice }
  | { readonly type: 'faceValue'; readonly faceValue: string }
  | { readonly type: 'currency'; readonly currencyId: CurrencyId }
  | { readonly type: 'coupon'; readonly couponId: string | null | undefined }
  | { readonly type: 'count'; readonly count: number }
  | { readonly type: 'card'; readonly key: string; readonly change: Partial<Omit<CardEntry, 'key'>> }
  | { readonly type: 'comment'; readonly comment: string }
  | { readonly type: 'ownsCards' | 'notToldByStranger'; readonly checked: boolean }
  | { readonly type: 'startOver'; readonly form: SellForm }

/** A card with nothing entered. */
export const aCard = (number: number): CardEntry => ({ key: `card-${number}`, code: '', cardPin: '' })

export const emptySellForm = (kind: CardKind, currencyId: CurrencyId, faceValue = ''): SellForm => ({
  kind,
  faceValue,
  currencyId,
  couponId: undefined,
  cards: [aCard(1)],
  comment: '',
  ownsCards: false,
  notToldByStranger: false,
})

/** Cards already entered stay where they are when one is added; the last ones go when there are fewer. */
const withCount = (cards: readonly CardEntry[], count: number): CardEntry[] =>
  Array.from({ length: count }, (_, index) => cards[index] ?? aCard(index + 1))

export const changeSellForm = (form: SellForm, change: SellFormChange): SellForm => {
  switch (change.type) {
    case 'country':
      return { ...form, kind: { ...form.kind, currencyTypeId: change.currencyTypeId } }
    case 'form':
      return { ...form, kind: withForm(form.kind, change.form, change.prices) }
    case 'receipt':
      return { ...form, kind: { ...form.kind, receiptType: change.receiptType } }
    case 'nearest':
      return { ...form, kind: kindOf(change.price) }
    case 'faceValue':
      return { ...form, faceValue: change.faceValue }
    case 'currency':
      return { ...form, currencyId: change.currencyId }
    case 'coupon':
      return { ...form, couponId: change.couponId }
    case 'count':
      return { ...form, cards: withCount(form.cards, change.count) }
    case 'card':
      return {
        ...form,
        cards: form.cards.map((card) => (card.key === change.key ? { ...card, ...change.change } : card)),
      }
    case 'comment':
      return { ...form, comment: change.comment }
    case 'ownsCards':
    case 'notToldByStranger':
      return { ...form, [change.type]: change.checked }
    case 'startOver':
      return change.form
  }
}

const hasCode = ({ cards }: SellForm): boolean =>
  cards.some(({ code, cardPin }) => code !== '' || cardPin !== '')

/** Whether something was entered that was work. A value alone is typed again in a second. */
export const isFilled = (form: SellForm, photos: number): boolean =>
  photos > 0 || form.comment !== '' || form.ownsCards || form.notToldByStranger || hasCode(form)

/** Whether going now would lose something for good: a code, which is kept nowhere, or a photo that is not sent yet. */
export const wouldLose = (form: SellForm, photosOnTheirWay: number): boolean =>
  photosOnTheirWay > 0 || hasCode(form)
