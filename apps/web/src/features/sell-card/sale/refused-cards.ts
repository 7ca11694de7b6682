import { hasCode, numberDetail, textDetail } from '@kaadi/core/errors'
import { fromService, t } from '@kaadi/words'
import { sayError } from '../../../platform/words/say-error.ts'
import type { SellForm } from '../form/sell-form.ts'
import type { SaleSnapshot } from './use-sale.ts'

/** What the service found at one card: the id of its control, the words beside it, and the trade that has the card. */
export interface RefusedCard {
  readonly id: string
  readonly message: string
  readonly giftOrderId?: string | undefined
}

interface Found extends Omit<RefusedCard, 'id'> {
  readonly index: number
  readonly part: 'code' | 'pin' | 'photos'
}

const parts = { code: 'code', cardPin: 'pin', photos: 'photos' } as const

const foundIn = (error: unknown): Found[] => {
  if (hasCode(error, 'invalidInput')) {
    return (error.details?.fields ?? []).flatMap(({ path, message }) => {
      const [, place, part] = /^cards\.(\d+)\.(code|cardPin|photos)/.exec(path) ?? []
      if (place === undefined) return []
      return [
        { index: Number(place), part: parts[part as keyof typeof parts], message: fromService(message) },
      ]
    })
  }
  const position = numberDetail(error, 'position')
  if (position === undefined) return []
  const index = position - 1
  if (hasCode(error, 'cardCodeMalformed')) return [{ index, part: 'code', message: sayError(error) }]
  if (!hasCode(error, 'cardAlreadySubmitted')) return []
  return [
    {
      index,
      part: 'code',
      message: t('This card is in another of your trades.'),
      giftOrderId: textDetail(error, 'giftOrderId'),
    },
  ]
}

/** The cards that the service refused as they still stand on the form. */
export const refusedCards = (
  { error, trade }: SaleSnapshot['context'],
  { cards }: SellForm,
  codeOf: (code: string) => string,
): RefusedCard[] =>
  foundIn(error).flatMap(({ index, part, message, giftOrderId }) => {
    const card = cards[index]
    const sent = trade?.cards[index]
    const isAsSent =
      card !== undefined &&
      sent !== undefined &&
      (sent.code ?? '') === codeOf(card.code) &&
      (part !== 'pin' || (sent.cardPin ?? '') === card.cardPin.trim())
    return isAsSent ? [{ id: `${card.key}-${part}`, message, giftOrderId }] : []
  })

/** The seller's own trade that has the card, where that is why it was refused. */
export const tradeOf = (error: unknown): string | undefined =>
  hasCode(error, 'cardAlreadySubmitted') ? textDetail(error, 'giftOrderId') : undefined

/** Why the service refused the whole: the card where one is named, the first field that no control of the form shows. */
export const sayRefusal = (error: unknown): string => {
  const position = numberDetail(error, 'position')
  if (hasCode(error, 'cardAlreadySubmitted') && position !== undefined)
    return t('Card {position} is in another of your trades. Nothing was sent.', { position })
  if (hasCode(error, 'invalidInput') && foundIn(error).length === 0) {
    const first = error.details?.fields?.[0]
    if (first) return fromService(first.message)
  }
  return sayError(error)
}
