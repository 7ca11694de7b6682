import type { CardCurrency, CardPrice, CardType } from '@kaadi/contract/card-types'
import type { CurrencyId } from '@kaadi/contract/constants'
import { describeError, hasCode, textDetail } from '@kaadi/core/errors'
import {
  type ExtendQuoteInput,
  type LockedRate,
  type LockQuoteInput,
  type SubmitOrderInput,
  sellCardMachine,
} from '@kaadi/core/machines'
import { keptSellDrafts } from '@kaadi/core/storage'
import { useOnline } from '@kaadi/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { useCardTypes } from '../../platform/content/catalogue.ts'
import { useClient, useReads } from '../../platform/net/use-client.ts'
import { usePlatform } from '../../platform/page/platform-context.ts'
import { useSalePrice } from './calc/use-sale-price.ts'
import { type CardKind, decidePrice } from './choice/card-choice.ts'
import { draftOf } from './draft/keep-draft.ts'
import { isWorthOffering } from './draft/take-up-draft.ts'
import { useKeptDraft } from './draft/use-draft.ts'
import { checkSellForm, type Fault } from './form/check-sell-form.ts'
import { emptySellForm, isFilled, wouldLose } from './form/sell-form.ts'
import type { SellProblem } from './form/sell-notices.view.tsx'
import { tradeOf } from './form/trade-of.ts'
import { useSellForm } from './form/use-sell-form.ts'
import { isOnItsWay } from './photos/photo-look.ts'

/** What the form cannot begin without. */
export interface SellCardFacts {
  readonly cardType: CardType
  readonly currencies: Readonly<Record<string, CardCurrency>>
  readonly prices: readonly CardPrice[]
  readonly kind: CardKind
  readonly currencyId: CurrencyId
  readonly faceValue: string
}

/** While an amount is being typed no rate is locked. */
const restMs = 450

/** The machine of a sale, on the client; with the rate of a draft it goes on from there. */
const useSale = (earlier: LockedRate | undefined) => {
  const client = useClient()
  const machine = useMemo(
    () =>
      sellCardMachine.provide({
        actors: {
          lockQuote: fromPromise(({ input, signal }: { input: LockQuoteInput; signal: AbortSignal }) =>
            client.cardOrders.quote({ body: input.request, idempotencyKey: input.idempotencyKey, signal }),
          ),
          extendQuote: fromPromise(({ input }: { input: ExtendQuoteInput }) =>
            client.cardOrders.extendQuote({
              body: { quoteId: input.quoteId },
              idempotencyKey: input.idempotencyKey,
            }),
          ),
          submitOrder: fromPromise(({ input }: { input: SubmitOrderInput }) =>
            client.cardOrders.submit({ body: input.request, idempotencyKey: input.idempotencyKey }),
          ),
        },
      }),
    [client],
  )
  return useMachine(machine, { input: { earlier } })
}

/** Runs the sell screen: the form, its photos, and the machine that prices and sends it. */
export function useSellCard({ cardType, prices, kind, currencyId, faceValue }: SellCardFacts) {
  const reads = useReads()
  const online = useOnline()
  const empty = () => emptySellForm(kind, currencyId, faceValue)
  const { owner, form, change, shelf, photos, chosen, draft } = useSellForm(cardType.id, empty)
  const [snapshot, send, actor] = useSale(draft?.rate)
  const [takenUp, setTakenUp] = useState(draft)
  const [valueLeft, setValueLeft] = useState(form.faceValue !== '')
  const [asked, setAsked] = useState(false)
  const rates = useQuery(reads.currencies.rates({})).data
  const cardTypes = useCardTypes()

  const decision = decidePrice(prices, form.kind, form.faceValue)
  const price = decision.kind === 'priced' ? decision.price : null
  const isPriced = decision.kind === 'priced' && decision.verdict === 'ok'
  const salePrice = useSalePrice(form, isPriced ? price : null, rates)
  const { context } = snapshot
  const isSending = snapshot.matches('submitting') || snapshot.matches('unanswered')

  const request =
    isPriced && price
      ? {
          priceId: price.id,
          faceValue: form.faceValue,
          count: form.cards.length,
          currencyId: form.currencyId,
          ...(form.couponId !== undefined && { couponId: form.couponId }),
        }
      : null
  const lock = useEffectEvent(() => request && send({ type: 'QUOTE', request }))
  const wanted = JSON.stringify(request)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new choice starts the wait afresh
  useEffect(() => {
    // A draft's rate is for this choice already.
    if (isRateFor(actor.getSnapshot(), wanted)) return
    send({ type: 'CHANGE' })
    const timer = setTimeout(lock, restMs)
    return () => clearTimeout(timer)
  }, [send, wanted])

  // A rate that ran out is asked for again at once, so that the difference is one tap away. Where that fails the person
  // asks: trying on and on would only load the service.
  const hasRunOut = snapshot.matches('expired') && context.error === undefined
  useEffect(() => {
    if (hasRunOut && online && document.visibilityState !== 'hidden') send({ type: 'REQUOTE' })
  }, [send, hasRunOut, online])

  const isUnlocked = snapshot.matches('choosing') && context.error !== undefined
  const lockAgain = useEffectEvent(() => isUnlocked && lock())
  useEffect(() => {
    if (online) lockAgain()
  }, [online])

  // A coupon that is gone is wished for no more: the service chooses again. What the seller has now is asked for anew.
  const queries = useQueryClient()
  const couponIsGone = hasCode(context.error, 'couponNotUsable')
  const forgetCoupon = useEffectEvent(() => {
    void queries.invalidateQueries({ queryKey: ['coupons'] })
    if (isUnlocked && form.couponId) change({ type: 'coupon', couponId: undefined })
  })
  useEffect(() => {
    if (couponIsGone) forgetCoupon()
  }, [couponIsGone])

  // A photo of an earlier visit that the service no longer has is taken out, so that its place is free again.
  const lostPhoto = hasCode(context.error, 'photoMissing') ? textDetail(context.error, 'uploadId') : undefined
  useEffect(() => {
    if (lostPhoto) shelf.lose(lostPhoto)
  }, [shelf, lostPhoto])

  const isUnanswered = isSending || (takenUp?.isUnanswered ?? false)
  const [since] = useState(() => draft?.since ?? Date.now())
  const { storage } = usePlatform()
  const kept = keptSellDrafts(storage.local)
  useKeptDraft(
    { set: kept.set, remove: () => kept.remove(cardType.id) },
    owner !== undefined &&
      context.order === undefined &&
      (isFilled(form, chosen) || form.faceValue !== faceValue)
      ? draftOf({
          userId: owner,
          since,
          cardTypeId: cardType.id,
          form,
          photos,
          rate: lockedRateOf(context),
          isUnanswered,
        })
      : undefined,
  )

  const faults: Fault[] = price
    ? [
        ...(isPriced ? [] : [{ id: 'face-value', message: 'Enter a value that we buy.' }]),
        ...checkSellForm(form, price, cardType.codeFormat, photos),
      ]
    : []

  const problem = (): SellProblem => {
    if (snapshot.matches('alreadySubmitted')) {
      return { kind: 'sentBefore', giftOrderId: context.existingOrderId! }
    }
    if (snapshot.matches('unanswered')) return { kind: 'unanswered', onRetry: () => send({ type: 'RETRY' }) }
    if (snapshot.matches('quoted') && context.error !== undefined) {
      return { kind: 'refused', message: describeError(context.error) }
    }
    if (snapshot.matches('repriced') && couponIsGone) {
      return { kind: 'couponGone', message: describeError(context.error) }
    }
    if (isUnlocked && !hasCode(context.error, 'faceValueOutOfRange')) {
      return { kind: 'notQuoted', message: describeError(context.error), onRetry: () => void lock() }
    }
    return { kind: 'none' }
  }

  return {
    form,
    change,
    shelf,
    photos,
    snapshot,
    send,
    decision,
    price,
    isPriced,
    isSending,
    salePrice,
    nameOf: (cardTypeId: string) => cardTypes.data?.map[cardTypeId]?.name,
    online,
    valueLeft,
    onValueLeft: () => setValueLeft(true),
    asked,
    faults,
    problem: problem(),
    isFilled: isFilled(form, chosen) && context.order === undefined,
    wouldLose: context.order === undefined && wouldLose(form, [...photos.values()].filter(isOnItsWay).length),
    /** What was taken up again from this device, where that is worth a word. */
    takenUp: takenUp && isWorthOffering(takenUp) ? takenUp : undefined,
    startOver: () => {
      setTakenUp(undefined)
      shelf.clear()
      change({ type: 'startOver', form: empty() })
    },
    /** Sends the form, or shows what is missing and answers the first of it. */
    submit: (): Fault | undefined => {
      setAsked(true)
      setValueLeft(true)
      const [first] = faults
      if (!first && price && snapshot.matches('quoted')) {
        send({ type: 'SUBMIT', trade: tradeOf(form, price, photos) })
      }
      return first
    },
  }
}

type SaleSnapshot = SnapshotFrom<typeof sellCardMachine>

const isRateFor = (snapshot: SaleSnapshot, wanted: string): boolean =>
  !snapshot.matches('choosing') && JSON.stringify(snapshot.context.request) === wanted

const lockedRateOf = ({ request, quote, quoteEndsAt }: SaleSnapshot['context']): LockedRate | undefined =>
  request && quote && quoteEndsAt !== undefined ? { request, quote, quoteEndsAt } : undefined

export type SellCard = ReturnType<typeof useSellCard>
