import type { CardForm, CardPrice, CardType, ReceiptType } from '@kaadi/contract/card-types'
import type { CardKind } from './card-choice.ts'

export interface KindOptions {
  readonly countries: readonly string[]
  readonly forms: readonly CardForm[]
  /** Empty where the receipt makes no difference to this form. */
  readonly receiptTypes: readonly ReceiptType[]
}

/** The classes of receipts, the plainest first. */
export const receiptOrder: readonly ReceiptType[] = ['none', 'cash', 'debit', 'credit']
const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]

/** What can be chosen for a brand. Kinds that are known but not bought stay in the list; choosing one is answered. */
export const kindOptions = (
  cardType: Pick<CardType, 'countries' | 'forms'>,
  prices: readonly CardPrice[],
  form: CardForm,
): KindOptions => {
  const ofForm = prices.filter((price) => price.form === form).map((price) => price.receiptType)
  const receiptTypes = receiptOrder.filter((type) => ofForm.includes(type))
  return {
    countries: unique([...cardType.countries, ...prices.map((price) => price.currencyTypeId)]),
    forms: unique([...cardType.forms, ...prices.map((price) => price.form)]),
    receiptTypes: receiptTypes.length > 1 ? receiptTypes : [],
  }
}

const rank = (price: CardPrice, cardType: Pick<CardType, 'countries' | 'forms'>): number => {
  const place = <T>(list: readonly T[], item: T) => (list.includes(item) ? list.indexOf(item) : list.length)
  return (
    place(cardType.countries, price.currencyTypeId) * 100 +
    place(cardType.forms, price.form) * 10 +
    receiptOrder.indexOf(price.receiptType)
  )
}

/** The kind a screen opens with: the wanted country, form and receipt where they are bought, else the brand's first; the plainest form. */
export const firstKind = (
  cardType: Pick<CardType, 'countries' | 'forms'>,
  prices: readonly CardPrice[],
  wanted?: {
    currencyTypeId?: string | undefined
    form?: CardForm | undefined
    receiptType?: ReceiptType | undefined
  },
): CardKind | null => {
  const fits = (price: CardPrice) =>
    Number(price.currencyTypeId !== wanted?.currencyTypeId) * 4 +
    Number(price.form !== wanted?.form) * 2 +
    Number(price.receiptType !== wanted?.receiptType)
  const [first] = [...prices].sort(
    (a, b) => (wanted ? fits(a) - fits(b) : 0) || rank(a, cardType) - rank(b, cardType),
  )
  return first ? kindOf(first) : null
}

export const kindOf = (price: CardPrice): CardKind => ({
  currencyTypeId: price.currencyTypeId,
  form: price.form,
  receiptType: price.receiptType,
})

/** A kind after one choice was changed: a receipt that plays no part in the new form is dropped. */
export const withForm = (kind: CardKind, form: CardForm, prices: readonly CardPrice[]): CardKind => {
  const known = prices.filter((price) => price.form === form).map((price) => price.receiptType)
  const receiptType = known.includes(kind.receiptType) ? kind.receiptType : (known[0] ?? 'none')
  return { ...kind, form, receiptType }
}
