import { isOutOfReach } from '@kaadi/core/errors'
import { keptSellDrafts, type SellDraft } from '@kaadi/core/storage'
import { useTell } from '@kaadi/react'
import { useEffect, useEffectEvent } from 'react'
import { usePlatform } from '../../../platform/page/platform-context.ts'
import { earlierPhotos } from '../../../platform/photos/kept-photos.ts'
import { usePhotoShelf } from '../../../platform/photos/use-photo-shelf.ts'
import { decidePrice } from '../choice/card-choice.ts'
import { checkSellForm } from '../form/check-sell-form.ts'
import { wholeSale } from '../form/trade-of.ts'
import { outlivesClosing } from '../sale/outlives-closing.ts'
import { quoteRequestOf } from '../sale/quote-request.ts'
import { sayRefusal } from '../sale/refused-cards.ts'
import { isQueueable, isWaiting } from '../sale/sale-steps.ts'
import type { SellCardFacts } from '../sale/sell-card-facts.ts'
import { useSale } from '../sale/use-sale.ts'
import { formOfDraft } from './take-up-draft.ts'
import { lockedRateOf } from './use-kept-sale.ts'
import { useWaitingSale } from './use-waiting-sale.ts'

/** Why a sale that waited is not sent: something is to be entered again, it pays another sum, it is not bought now, or the service said no. */
export type NotSent =
  | { readonly kind: 'incomplete' | 'repriced' | 'notBought' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'sentBefore'; readonly giftOrderId: string }

/**
 * Sends the sale of a draft that waits, without its screen. The draft stays as it is until the service has taken the sale:
 * what it could not be sent for is asked on its own screen. Answers the sale's actor, and why it is not sent.
 */
export function useWaitingDraft(draft: SellDraft, { cardType, prices, isClosed }: SellCardFacts) {
  const { storage } = usePlatform()
  const kept = keptSellDrafts(storage.local)
  const [shelf, photos] = usePhotoShelf(undefined, earlierPhotos(draft))
  const [snapshot, send, actor] = useSale(draft.rate, shelf)
  const form = formOfDraft(draft)
  const decision = decidePrice(prices, form.kind, form.faceValue)
  const price = decision.kind === 'priced' ? decision.price : null
  const isPriced = decision.kind === 'priced' && decision.verdict === 'ok'
  const isWhole =
    price !== null && checkSellForm(form, price, isPriced, cardType.codeFormat, photos, false).length === 0
  const waiting = useWaitingSale(draft.waits, snapshot, send, () =>
    price && isWhole ? wholeSale(form, price, photos) : undefined,
  )
  const wanted = isPriced && price ? quoteRequestOf(form, price) : null
  useTell(send, { type: 'WANT', request: isClosed ? (snapshot.context.request ?? null) : wanted })

  // Under a rate of now the draft learns the key: whoever opens the sale next asks for its order first.
  const isOut = snapshot.matches('submitting')
  const keepKey = useEffectEvent(() => kept.set({ ...draft, rate: lockedRateOf(snapshot) }))
  useEffect(() => {
    if (isOut) keepKey()
  }, [isOut])
  const isSent = snapshot.matches('submitted') || snapshot.matches('arrived')
  const isTaken = isSent || snapshot.matches('alreadySubmitted')
  const forget = useEffectEvent(() => kept.remove(draft.cardTypeId))
  useEffect(() => {
    if (isTaken) forget()
  }, [isTaken])

  const notSent = (): NotSent | undefined => {
    const { error, existingOrderId } = snapshot.context
    if (snapshot.matches('alreadySubmitted')) return { kind: 'sentBefore', giftOrderId: existingOrderId! }
    if (isTaken || isOut || isWaiting(snapshot) || snapshot.matches('unanswered')) return undefined
    if (isClosed && !outlivesClosing(snapshot)) return { kind: 'notBought' }
    if (snapshot.matches('repriced')) return { kind: 'repriced' }
    if (error !== undefined && !isOutOfReach(error)) return { kind: 'refused', message: sayRefusal(error) }
    return isQueueable(snapshot) && !isWhole && !waiting.wentOn ? { kind: 'incomplete' } : undefined
  }
  return { actor, notSent: notSent() }
}
