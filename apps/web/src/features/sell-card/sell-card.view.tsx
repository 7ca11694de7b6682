import { walletCurrency } from '@kaadi/core/money'
import { fromService, t } from '@kaadi/words'
import './plain-fieldset.css'
import './sell-card.css'
import { Button } from '@kaadi/ui'
import { RefreshCwIcon } from '@kaadi/ui/icons'
import { useEffect, useEffectEvent, useState } from 'react'
import { useShownRates } from '../../platform/money/own-rates.ts'
import { photoNames, photoWarning } from '../../platform/photos/photo-look.ts'
import { PhotoSheet } from '../../platform/photos/photo-sheet.view.tsx'
import { CountryNotice } from '../../platform/screens/country-notice.tsx'
import { PauseNotice } from '../../platform/screens/pause-notice.tsx'
import { CouponChoice } from './calc/coupon-choice.view.tsx'
import { PayCurrency } from './calc/pay-currency.view.tsx'
import { QuoteDockView, type QuoteDockViewProps } from './calc/quote-dock.view.tsx'
import { RateLock, type RateLockProps } from './calc/rate-lock.view.tsx'
import { bandsOf } from './choice/card-choice.ts'
import { ItemView } from './choice/item.view.tsx'
import { kindOptions } from './choice/kind-options.ts'
import { faceWords } from './choice/kind-words.ts'
import { EndedElsewhere } from './draft/ended-elsewhere.view.tsx'
import { lostPhotos } from './draft/take-up-draft.ts'
import { TakenUp } from './draft/taken-up.view.tsx'
import { focusFault } from './focus-fault.ts'
import { BrandClosed } from './form/brand-closed.view.tsx'
import { CardFields } from './form/card-fields.view.tsx'
import { placeOf } from './form/check-sell-form.ts'
import { LastWords } from './form/last-words.view.tsx'
import { SellNotices } from './form/sell-notices.view.tsx'
import type { SellCardFacts } from './sale/sell-card-facts.ts'
import type { SellCard } from './use-sell-card.controller.ts'
import { ValueView } from './value/value.view.tsx'

export interface SellCardViewProps extends SellCardFacts {
  sale: SellCard
  supportEmail: string | undefined
  /** To another brand. */
  onChangeCard: () => void
}

/** The sell screen between its bar and its dock: which card, which value, what comes with it, what is confirmed. */
export function SellCardView(props: SellCardViewProps) {
  const { cardType, currencies, prices, sale, supportEmail } = props
  const { form, change, snapshot, send, decision, price, isSending } = sale
  const { quote } = snapshot.context
  const rates = useShownRates(form.currencyId)
  // Another choice has another rate, and of a closed brand none is to be had.
  const isFixed = isSending || sale.isClosed
  const isLocked = snapshot.matches('quoted') || isJustAccepted(snapshot) || snapshot.matches('extending')
  return (
    <form className="w-sell" noValidate onSubmit={(event) => event.preventDefault()}>
      <PauseNotice act="selling" />
      <CountryNotice />
      {sale.isClosed && snapshot.context.quoteEndsAt !== undefined && (
        <BrandClosed name={cardType.name} endsAt={snapshot.context.quoteEndsAt} />
      )}
      {sale.endedElsewhere && <EndedElsewhere {...sale.endedElsewhere} onStartOver={sale.startOver} />}
      {sale.takenUp && (
        <TakenUp
          draft={sale.takenUp}
          lost={lostPhotos(sale.takenUp, sale.photos)}
          needsCode={price?.needsCode ?? false}
          isNotArrived={snapshot.context.isNotArrived}
          onStartOver={sale.startOver}
        />
      )}
      <fieldset className="w-plain-fieldset" disabled={isSending}>
        <fieldset className="w-plain-fieldset" disabled={isFixed}>
          <ItemView
            cardType={cardType}
            currencies={currencies}
            kind={form.kind}
            options={kindOptions(cardType, prices, form.kind.form)}
            decision={decision}
            rates={rates}
            onChangeCard={props.onChangeCard}
            onCountry={(currencyTypeId) => change({ type: 'country', currencyTypeId })}
            onForm={(next) => change({ type: 'form', form: next, prices })}
            onReceipt={(receiptType) => change({ type: 'receipt', receiptType })}
            onNearest={(nearest) => change({ type: 'nearest', price: nearest })}
          />
        </fieldset>
        {price && (
          <>
            <ValueView sale={sale} bands={bandsOf(prices, form.kind)} price={price} currencies={currencies} />
            <Cards {...props} />
            <PayCurrency
              currencyId={form.currencyId}
              disabled={isFixed}
              onCurrency={(currencyId) => change({ type: 'currency', currencyId })}
            />
            <CouponChoice
              {...sale.salePrice}
              locked={isLocked || isSending ? (quote?.coupon ?? null) : undefined}
              disabled={isFixed}
              nameOf={sale.nameOf}
              onCoupon={(couponId) => change({ type: 'coupon', couponId })}
            />
            {sale.isPriced && <RateLock {...lockOf(sale)} onExtend={() => send({ type: 'EXTEND' })} />}
            <LastWords
              comment={form.comment}
              ownsCards={form.ownsCards}
              notToldByStranger={form.notToldByStranger}
              asked={sale.asked}
              supportEmail={supportEmail}
              onComment={(comment) => change({ type: 'comment', comment })}
              onOwnsCards={(checked) => change({ type: 'ownsCards', checked })}
              onNotTold={(checked) => change({ type: 'notToldByStranger', checked })}
            />
          </>
        )}
      </fieldset>
      <SellNotices
        problem={sale.problem}
        online={sale.online}
        faults={sale.asked ? sale.faults : []}
        onFault={focusFault}
      />
    </form>
  )
}

const askingStates = ['seeking', 'choosing', 'resting', 'quoting'] as const

const lockStateOf = ({ snapshot, isSending }: SellCard): RateLockProps['state'] => {
  if (isSending) return 'sending'
  if (snapshot.matches('extending')) return 'extending'
  if (snapshot.matches('quoted') || isJustAccepted(snapshot)) return 'locked'
  return askingStates.some((state) => snapshot.matches(state)) ? 'asking' : 'open'
}

const lockOf = (sale: SellCard): Pick<RateLockProps, 'state' | 'lock'> => {
  const { quote, quoteEndsAt } = sale.snapshot.context
  const state = lockStateOf(sale)
  const isHeld = state !== 'asking' && state !== 'open'
  return {
    state,
    lock:
      isHeld && quote && quoteEndsAt !== undefined
        ? { quote: { ...quote, canExtend: quote.canExtend && !sale.isClosed }, endsAt: quoteEndsAt }
        : undefined,
  }
}

function Cards({ cardType, sale }: SellCardViewProps) {
  const { form, change, shelf, photos, price, asked, isSending, refused } = sale
  const [open, setOpen] = useState<{ place: string; name: string } | null>(null)
  // What the service found at a card is answered there.
  const showRefused = useEffectEvent(() => {
    const [first] = refused
    if (first) focusFault(first.id)
  })
  const { error } = sale.snapshot.context
  useEffect(() => {
    if (error !== undefined) showRefused()
  }, [error])
  if (!price) return null
  return (
    <>
      {form.cards.map((card, index) => (
        <CardFields
          key={card.key}
          cardKey={card.key}
          title={
            form.cards.length > 1
              ? t('Card {number} of {count}', { number: index + 1, count: form.cards.length })
              : null
          }
          format={cardType.codeFormat}
          needsCode={price.needsCode}
          kinds={price.photos}
          photos={photos}
          photoHint={t('{requirement} Photos are shrunk on your phone before sending.', {
            requirement: fromService(cardType.requirement),
          })}
          code={card.code}
          cardPin={card.cardPin}
          asked={asked}
          refused={asked ? [...refused, ...sale.faults] : refused}
          disabled={isSending}
          mayWait={sale.canQueue || sale.isQueued}
          onCode={(code) => change({ type: 'card', key: card.key, change: { code } })}
          onCardPin={(cardPin) => change({ type: 'card', key: card.key, change: { cardPin } })}
          onPhoto={(kind, file) => shelf.choose(placeOf(card.key, kind), kind, file)}
          onRemovePhoto={shelf.remove}
          onRetryPhoto={shelf.retry}
          onAcceptPhoto={shelf.accept}
          onOpenPhoto={(place) => {
            const photo = photos.get(place)
            if (photo) setOpen({ place, name: t(photoNames[photo.kind]) })
          }}
        />
      ))}
      <PhotoSheet
        name={open?.name ?? null}
        src={open ? photos.get(open.place)?.preview : undefined}
        warning={open && photoWarning(photos.get(open.place))}
        onAccept={() => open && shelf.accept(open.place)}
        onTurn={open && photos.get(open.place)?.canTurn ? () => shelf.turn(open.place) : undefined}
        onCrop={open && photos.get(open.place)?.canTurn ? (cut) => shelf.crop(open.place, cut) : undefined}
        onReplace={(file) => {
          const photo = open && photos.get(open.place)
          if (photo) shelf.choose(open.place, photo.kind, file)
        }}
        onRemove={() => {
          if (open) shelf.remove(open.place)
          setOpen(null)
        }}
        onClose={() => setOpen(null)}
      />
    </>
  )
}

const lockStates = ['quoted', 'extending', 'submitting', 'unanswered'] as const

/** A new rate was taken a moment ago: a second tap on that place sends nothing yet. */
const isJustAccepted = (snapshot: SellCard['snapshot']): boolean => snapshot.matches({ repriced: 'accepted' })

const isHeld = ({ quoteEndsAt, now }: SellCard['snapshot']['context']): boolean =>
  quoteEndsAt !== undefined && now() < quoteEndsAt

const dockState = ({ snapshot, isQueued, canQueue }: SellCard): QuoteDockViewProps['state'] => {
  if (isQueued) return isHeld(snapshot.context) ? 'locked' : 'estimating'
  // No new rate can be asked for: what the phone makes of the last known ones stands there.
  if (snapshot.matches('expired')) return canQueue ? 'estimating' : 'expired'
  if (snapshot.matches('requoting') || snapshot.matches('comparing')) {
    return canQueue ? 'estimating' : 'requoting'
  }
  if (isJustAccepted(snapshot)) return 'locked'
  if (snapshot.matches('repriced')) return 'repriced'
  return lockStates.some((state) => snapshot.matches(state)) ? 'locked' : 'estimating'
}

/** The sum and the one button of the screen. */
export function SellCardDock({
  sale,
  currencies,
}: {
  sale: SellCard
  currencies: SellCardFacts['currencies']
}) {
  const { form, price, salePrice, snapshot, send } = sale
  const { quote, quoteEndsAt, previousPayout } = snapshot.context
  const count = form.cards.length
  const state = dockState(sale)
  const face = faceWords(form.faceValue || '0', currencies[form.kind.currencyTypeId]?.symbol ?? '')
  const waitsForRate = sale.asked && sale.faults.length === 0 && snapshot.matches('quoting') && !sale.canQueue
  const submit = () => {
    const fault = sale.submit()
    if (fault) focusFault(fault.id)
  }
  return (
    <QuoteDockView
      face={count === 1 ? face : `${count}\u00a0×\u00a0${face}`}
      currency={walletCurrency(form.currencyId)}
      estimate={salePrice.estimate}
      quote={state === 'estimating' ? undefined : quote}
      quoteEndsAt={quoteEndsAt}
      state={state}
      previousPayout={previousPayout}
      isSeen={!snapshot.matches({ repriced: 'unseen' })}
      isCouponGone={sale.problem.kind === 'couponGone'}
      onRequote={() => send({ type: 'REQUOTE' })}
      onAccept={() => send({ type: 'ACCEPT' })}
      action={
        snapshot.matches('unanswered') ? (
          <Button onClick={() => send({ type: 'RETRY' })} icon={<RefreshCwIcon />}>
            {t('Send again')}
          </Button>
        ) : (
          <Button
            onClick={submit}
            loading={snapshot.matches('submitting') || sale.isQueued || waitsForRate}
            disabled={!price}
            aria-disabled={isJustAccepted(snapshot) || undefined}
          >
            {sale.canQueue || sale.isQueued
              ? t('Send when connected')
              : count > 1
                ? t('Send cards')
                : t('Send card')}
          </Button>
        )
      }
    />
  )
}
