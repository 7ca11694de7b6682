import type { CardOrderId } from '@kaadi/contract/primitives'
import { describeError } from '@kaadi/core/errors'
import { formatMoney, parseAmount, walletCurrency } from '@kaadi/core/money'
import { Select, TextField } from '@kaadi/ui'
import { KeyMark, useShortcuts } from '@kaadi/ui/desk'
import { msg, t } from '@kaadi/words'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { formWords, receiptWords } from '../../../platform/content/card-names.ts'
import { useReads } from '../../../platform/net/use-client.ts'
import '../../../platform/screens/fault.css'
import './card-offer.css'
import { isSentKind, kindsOf, type OfferPrice, offerOf, priceAt } from './offer-price.ts'
import type { CardReviewProps } from './review-props.ts'
import { emptyDraft } from './verdict-draft.ts'

const faceDecimals = 2

const farWords = {
  below: msg('That is below 70 % of the quote: a second reviewer has to see it.'),
  above: msg('That is so far above the quote that a second reviewer has to see it.'),
} as const

/** What a card of this brand may be instead, read while its reason is chosen. */
export const useOfferPrices = (giftOrderId: CardOrderId, enabled = true) =>
  useQuery({
    ...useReads().desk.offerPrices({ giftOrderId }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  })

/** What the card is instead of what was sent; what the seller is offered follows from it. */
export function CardOffer({ order: { order }, card, drafts, draft, toDecision }: CardReviewProps) {
  const { data: prices, error } = useOfferPrices(order.giftOrderId)
  const drafted = drafts[card.cardId] ?? emptyDraft
  const [typed, setTyped] = useState(drafted.faceValue ?? card.faceValue)
  const field = useRef<HTMLInputElement>(null)
  useShortcuts({ v: () => field.current?.focus() })
  if (error)
    return (
      <p className="c-error" role="alert">
        {describeError(error)}
      </p>
    )
  const { symbol } = walletCurrency(order.currencyId)
  const kinds = kindsOf(prices ?? [])
  const sent = kinds.find((price) => isSentKind(order, price))
  const chosen = drafted.priceId ?? sent?.priceId
  const value = parseAmount(typed, faceDecimals)
  const rateOf = (kind: OfferPrice): string => {
    const price = priceAt(prices ?? [], kind, value ?? card.faceValue, order.currencyId)
    return price ? ` · ${formatMoney(price.rate, { symbol, mode: 'plain' })}` : ''
  }
  const isChanged = drafted.priceId !== undefined || drafted.faceValue !== undefined
  const offer = prices && value && isChanged ? offerOf(order, card, prices, drafted) : undefined
  return (
    <div className="c-offer">
      <Select
        label={t('The card is')}
        value={chosen ?? ''}
        disabled={!prices}
        onChange={(event) => {
          const priceId = event.currentTarget.value
          draft(card.cardId, { priceId: priceId === sent?.priceId ? undefined : priceId })
        }}
      >
        {kinds.map((price) => (
          <option key={price.priceId} value={price.priceId}>
            {kindWords(price) + rateOf(price)}
          </option>
        ))}
      </Select>
      <TextField
        ref={field}
        label={t('Its value')}
        labelEnd={<KeyMark of="v" />}
        aria-keyshortcuts="v"
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          toDecision()
        }}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          const text = event.currentTarget.value
          setTyped(text)
          const amount = parseAmount(text, faceDecimals)
          draft(card.cardId, {
            faceValue: amount === undefined || Number(amount) === Number(card.faceValue) ? undefined : amount,
          })
        }}
        error={value === undefined ? t('Enter a value, such as 80.') : undefined}
      />
      {isChanged && prices && value && (
        <p role="status">
          {offer
            ? t('The seller is offered {offered} instead of {quoted}.', {
                offered: formatMoney(offer.payout, { symbol }),
                quoted: formatMoney(card.payout, { symbol }),
              })
            : t('We buy no such card: refuse it instead.')}
          {offer?.far && ` ${t(farWords[offer.far])}`}
        </p>
      )}
    </div>
  )
}

const kindWords = ({ countryCode, form, receiptType }: OfferPrice): string =>
  [countryCode, t(formWords[form]), ...(receiptType === 'none' ? [] : [t(receiptWords[receiptType])])].join(
    ', ',
  )
