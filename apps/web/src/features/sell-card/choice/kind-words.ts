import type { CardCurrency, CardForm, CardPrice, ReceiptType } from '@kaadi/contract/card-types'
import { formatMoney } from '@kaadi/core/money'

export const formWords: Readonly<Record<CardForm, string>> = { physical: 'Physical card', ecode: 'E-code' }

export const receiptWords: Readonly<Record<ReceiptType, string>> = {
  none: 'No receipt',
  cash: 'Cash receipt',
  debit: 'Debit receipt',
  credit: 'Credit receipt',
}

export const receiptHints: Readonly<Record<ReceiptType, string>> = {
  none: 'You have the card alone.',
  cash: 'The receipt says that the card was paid in cash.',
  debit: 'The receipt shows a debit card.',
  credit: 'The receipt shows a credit card.',
}

/** A value on a card: `$50`, `$12.50`. */
export const faceWords = (amount: string, symbol: string): string =>
  formatMoney(amount, { symbol, mode: 'plain' })

/** A kind in a few words: `USA · Physical card · Cash receipt`. */
export const kindWords = (price: CardPrice, country: Pick<CardCurrency, 'name'> | undefined): string =>
  [
    country?.name,
    formWords[price.form],
    price.receiptType === 'none' ? undefined : receiptWords[price.receiptType],
  ]
    .filter(Boolean)
    .join(' · ')
