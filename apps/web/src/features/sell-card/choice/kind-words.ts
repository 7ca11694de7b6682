import type { CardCurrency, CardForm, CardPrice, ReceiptType } from '@kaadi/contract/card-types'
import { formatMoney } from '@kaadi/core/money'
import { type Message, msg, t } from '@kaadi/words'

export const formWords: Readonly<Record<CardForm, Message>> = {
  physical: msg('Physical card'),
  ecode: msg('E-code'),
}

export const receiptWords: Readonly<Record<ReceiptType, Message>> = {
  none: msg('No receipt'),
  cash: msg('Cash receipt'),
  debit: msg('Debit receipt'),
  credit: msg('Credit receipt'),
}

export const receiptHints: Readonly<Record<ReceiptType, Message>> = {
  none: msg('You have the card alone.'),
  cash: msg('The receipt says that the card was paid in cash.'),
  debit: msg('The receipt shows a debit card.'),
  credit: msg('The receipt shows a credit card.'),
}

/** A value on a card: `$50`, `$12.50`. */
export const faceWords = (amount: string, symbol: string): string =>
  formatMoney(amount, { symbol, mode: 'plain' })

/** A kind in a few words: `USA · Physical card · Cash receipt`. */
export const kindWords = (price: CardPrice, country: Pick<CardCurrency, 'name'> | undefined): string =>
  [
    country?.name,
    t(formWords[price.form]),
    price.receiptType === 'none' ? undefined : t(receiptWords[price.receiptType]),
  ]
    .filter(Boolean)
    .join(' · ')
