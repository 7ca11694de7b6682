import { normaliseCardCode } from '@kaadi/contract/card-types'
import { useOnline, useTell } from '@kaadi/react'
import { useState } from 'react'
import { useCardTypes } from '../../platform/content/catalogue.ts'
import { isOnItsWay } from '../../platform/photos/photo-look.ts'
import { useSalePrice } from './calc/use-sale-price.ts'
import { decidePrice } from './choice/card-choice.ts'
import { isWorthOffering } from './draft/take-up-draft.ts'
import { useEndedElsewhere } from './draft/use-ended-elsewhere.ts'
import { useKeptSale } from './draft/use-kept-sale.ts'
import { useWaitingSale } from './draft/use-waiting-sale.ts'
import { checkSellForm, type Fault } from './form/check-sell-form.ts'
import { emptySellForm, isFilled, wouldLose } from './form/sell-form.ts'
import { wholeSale } from './form/trade-of.ts'
import { useSellForm } from './form/use-sell-form.ts'
import { outlivesClosing } from './sale/outlives-closing.ts'
import { quoteRequestOf } from './sale/quote-request.ts'
import { refusedCards } from './sale/refused-cards.ts'
import { saleProblem } from './sale/sale-problem.ts'
import { saleSteps } from './sale/sale-steps.ts'
import type { SellCardFacts } from './sale/sell-card-facts.ts'
import { useSale } from './sale/use-sale.ts'
import { useSaleLosses } from './sale/use-sale-losses.ts'

/** Runs the sell screen: the form, its photos, and the machine that prices and sends it. */
export function useSellCard(facts: SellCardFacts) {
  const { cardType, prices, kind, currencyId, faceValue, named, isClosed } = facts
  const empty = () => emptySellForm(kind, currencyId, faceValue)
  const { owner, form, change, shelf, photos, chosen, ...before } = useSellForm(cardType.id, named, empty)
  const [snapshot, send, actor] = useSale(before.earlier?.rate, shelf)
  const [takenUp, setTakenUp] = useState(before.draft)
  const [valueLeft, setValueLeft] = useState(form.faceValue !== '')
  const [asked, setAsked] = useState(false)
  const cardTypes = useCardTypes()

  const decision = decidePrice(prices, form.kind, form.faceValue)
  const price = decision.kind === 'priced' ? decision.price : null
  const isPriced = decision.kind === 'priced' && decision.verdict === 'ok'
  const salePrice = useSalePrice(form, isPriced ? price : null)
  const steps = saleSteps(snapshot, useOnline(), photos, salePrice.estimate?.payout)
  const faultsOf = (mayWait: boolean, now = photos) =>
    price ? checkSellForm(form, price, isPriced, cardType.codeFormat, now, mayWait) : []
  const waiting = useWaitingSale(before.earlier?.waits, snapshot, send, (now = shelf.photos()) =>
    price && faultsOf(before.isKept, now).length === 0 ? wholeSale(form, price, now) : undefined,
  )
  const wanted = isPriced && price ? quoteRequestOf(form, price) : null
  // Of a closed brand no other rate is asked for: that would let go of the one that is locked.
  useTell(send, { type: 'WANT', request: isClosed ? (snapshot.context.request ?? null) : wanted })
  useSaleLosses(actor, change, shelf)
  const ended = useEndedElsewhere(cardType.id, form, photos, snapshot)
  useKeptSale(
    {
      userId: owner,
      since: before.earlier?.since,
      cardTypeId: cardType.id,
      named,
      form,
      photos,
      isUnanswered: steps.isUnanswered || (!!takenUp?.isUnanswered && !snapshot.context.isNotArrived),
      waits: waiting.waits,
      isSent: steps.isSent,
      isWorthKeeping: !ended && (isFilled(form, chosen) || form.faceValue !== faceValue),
    },
    snapshot,
  )

  const isOver = isClosed && !outlivesClosing(snapshot)
  const isToGoOn = !waiting.wentOn && !ended && !steps.isSending
  const isDone = steps.isSent || isOver || ended !== undefined
  const faults = faultsOf(steps.canQueue || steps.isQueued)
  const refused = snapshot.matches('quoted') ? refusedCards(snapshot.context, form, normaliseCardCode) : []

  return {
    actor,
    refused,
    form,
    change,
    shelf,
    photos,
    snapshot,
    send,
    decision,
    price,
    isPriced,
    ...steps,
    salePrice,
    nameOf: (cardTypeId: string) => cardTypes.data?.map[cardTypeId]?.name,
    valueLeft,
    onValueLeft: () => setValueLeft(true),
    asked,
    faults,
    problem: saleProblem(snapshot, send, isClosed, steps.isCutOff),
    isClosed,
    isOver,
    isFilled: isFilled(form, chosen) && !isDone,
    wouldLose: !isDone && wouldLose(form, [...photos.values()].filter(isOnItsWay).length),
    takenUp: takenUp && isWorthOffering(takenUp) && isToGoOn ? takenUp : undefined,
    endedElsewhere: steps.isSent ? undefined : ended,
    startOver: () => {
      setTakenUp(undefined)
      waiting.drop()
      shelf.clear()
      change({ type: 'startOver', form: empty() })
    },
    /** Sends the form, or shows what is missing and answers the first of it. */
    submit: (): Fault | undefined => {
      setAsked(true)
      setValueLeft(true)
      const first = faults[0]
      if (first || !price) return first
      waiting.drop()
      const sale = wholeSale(form, price, photos)
      if (steps.queuePayout) send({ type: 'QUEUE', ...sale, payout: steps.queuePayout })
      else if (snapshot.matches('quoted')) send({ type: 'SUBMIT', trade: sale.trade })
      return first
    },
  }
}

export type SellCard = ReturnType<typeof useSellCard>
