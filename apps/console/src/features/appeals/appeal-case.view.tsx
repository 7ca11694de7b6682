import { type AppealCase, appealStatus } from '@kaadi/contract/appeals'
import { useForm } from '@kaadi/react'
import { Alert, EmptyState, Tag, TextArea } from '@kaadi/ui'
import { DecisionBar, FactList, ReviewPane } from '@kaadi/ui/desk'
import { FlagIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useEffect, useRef } from 'react'
import { MarkedPhotos } from '../../platform/screens/marked-photos.tsx'
import '../../platform/screens/fault.css'
import { Link } from '../../platform/navigation/link.tsx'
import { orderPath } from '../../platform/navigation/paths.ts'
import { sayError } from '../../platform/net/say-error.ts'
import { deskTime } from '../../platform/time/desk-time.ts'
import { AppealCard } from './appeal-card.view.tsx'
import { resultOf } from './appeal-words.ts'
import './appeals.css'
import type { AppealWork } from './use-appeal.controller.ts'

export interface AppealCaseViewProps extends AppealWork {
  readonly shown: AppealCase
}

/** What the seller says, what was found the first time, and the decision of somebody else. */
export function AppealCaseView(props: AppealCaseViewProps) {
  const { shown, draft, openCode, enterCode } = props
  const pane = useRef<HTMLElement>(null)
  // An appeal that opens has the focus in it: a screen reader says whose it is.
  useEffect(() => pane.current?.focus({ preventScroll: true }), [])
  const { appeal, desk, takenByMe } = shown
  const { order } = desk
  const waits = shown.status === appealStatus.open || shown.status === appealStatus.taken
  const photos = [
    ...order.cards.flatMap((card) =>
      card.photos.map(({ uploadId, url }) => ({ id: uploadId, src: url, label: t('Card {position}', card) })),
    ),
    ...appeal.photos.map(({ uploadId, url }) => ({ id: uploadId, src: url, label: t('With the appeal') })),
    ...order.evidence.map(({ id, photo, note }) => ({ id, src: photo.url, label: note })),
  ]
  // The first code that nobody opened yet has the key, and the first card where all were opened.
  const keyed = order.cards.findIndex(
    ({ cardId, maskedCode }) => maskedCode !== null && !desk.openedCardIds.includes(cardId),
  )
  return (
    <ReviewPane
      ref={pane}
      tabIndex={-1}
      role="region"
      aria-label={t('Appeal of {name}', { name: shown.sellerName })}
      head={<AppealLine shown={shown} />}
      images={
        takenByMe ? (
          <MarkedPhotos images={photos} />
        ) : (
          <EmptyState title={t('Photos are locked')}>
            {t('They are shown to whoever has the appeal, while they do.')}
          </EmptyState>
        )
      }
      facts={<AppealFacts shown={shown} />}
      decision={
        takenByMe ? (
          <Decision {...props} />
        ) : waits ? (
          <Take {...props} />
        ) : (
          <p role="status">{`${resultOf(shown)}. ${appeal.answer ?? ''}`}</p>
        )
      }
    >
      <Alert tone="plain" icon={<FlagIcon />} title={t('The seller says')}>
        {appeal.words}
      </Alert>
      <ul className="c-appeal-cards">
        {order.cards.map((card, at) => (
          <AppealCard
            key={card.cardId}
            card={card}
            refusedFor={shown.refusedFor.find(({ cardId }) => cardId === card.cardId)!}
            evidence={order.evidence.flatMap(({ cardId, note }) => (cardId === card.cardId ? [note] : []))}
            findings={desk.findings.filter(({ cardId }) => cardId === card.cardId)}
            faceSymbol={order.faceSymbol}
            currencyId={order.currencyId}
            holds={takenByMe}
            isDecided={!waits}
            isOpened={desk.openedCardIds.includes(card.cardId)}
            isTyped={desk.typedCardIds.includes(card.cardId)}
            hasCodeKey={at === Math.max(0, keyed)}
            validKey={at < 9 ? String(at + 1) : undefined}
            isValid={draft.validCardIds.includes(card.cardId)}
            onValid={(isValid) => draft.sayValid(card.cardId, isValid)}
            purpose={draft.purposes[card.cardId]}
            onPurpose={(purpose) => draft.sayPurpose(card.cardId, purpose)}
            openCode={openCode}
            enterCode={enterCode}
          />
        ))}
      </ul>
    </ReviewPane>
  )
}

/** Takes the appeal, or says why not. */
function Take({ shown: { judgedByMe, takenBy }, take }: AppealCaseViewProps) {
  return (
    <DecisionBar
      decisions={[{ id: 'take', label: t('Take the appeal'), variant: 'primary', shortcut: 't' }]}
      onDecide={() => void take.run(undefined)}
      pending={take.isRunning ? 'take' : null}
      blocked={
        judgedByMe
          ? t('The refusal is yours: another reviewer judges this appeal.')
          : takenBy !== null && t('{name} has this appeal.', { name: takenBy })
      }
      summary={
        take.error !== undefined && (
          <b className="c-error" role="alert">
            {sayError(take.error)}
          </b>
        )
      }
    />
  )
}

/** Whose it is and when it is due, above everything. */
function AppealLine({ shown }: Pick<AppealCaseViewProps, 'shown'>) {
  const { order } = shown.desk
  return (
    <>
      {/* The list beside it has a link of this number that leads here. */}
      <Link to={orderPath(order.giftOrderId)} aria-label={t('Order {number}', { number: order.tradeNumber })}>
        {order.tradeNumber}
      </Link>
      <span>{shown.sellerName}</span>
      <Tag tone="plain">{resultOf(shown)}</Tag>
      <span className="k-quiet">{t('answer promised by {time}', { time: deskTime(shown.dueTime) })}</span>
    </>
  )
}

function AppealFacts({ shown }: Pick<AppealCaseViewProps, 'shown'>) {
  return (
    <FactList
      facts={[
        { label: t('Refused by'), value: shown.refusedBy },
        { label: t('Appealed'), value: deskTime(shown.createTime) },
        ...(shown.decideTime
          ? [{ label: t('Decided'), value: `${deskTime(shown.decideTime)} · ${shown.decidedBy ?? ''}` }]
          : []),
      ]}
    />
  )
}

function Decision({ decide, giveBack, draft, shown }: AppealCaseViewProps) {
  const ids = draft.validCardIds
  const { form, text } = useForm({
    initial: { answer: draft.answer },
    check: ({ answer }) =>
      answer.trim().length < 10 ? { answer: t('Tell the seller in a sentence why.') } : {},
    onSubmit: async ({ answer }) => {
      await decide.run({ validCardIds: ids, answer: answer.trim() })
    },
  })
  const formRef = useRef<HTMLFormElement>(null)
  const answer = text('answer')
  return (
    <form {...form} ref={formRef} className="c-appeal-answer">
      <TextArea
        {...answer}
        onChange={(event) => {
          answer.onChange(event)
          draft.sayAnswer(event.currentTarget.value)
        }}
        label={t('Answer to the seller')}
        hint={t('They read it as it stands. It is final.')}
        maxLength={500}
        rows={3}
        required
      />
      <DecisionBar
        decisions={[
          { id: 'back', label: t('Give it back'), variant: 'secondary', shortcut: 'g' },
          ids.length === 0
            ? { id: 'decide', label: t('Refuse for good'), variant: 'danger', shortcut: 'd' }
            : {
                id: 'decide',
                label: t('Pay {count} of {all}', { count: ids.length, all: shown.desk.order.cards.length }),
                variant: 'primary',
                shortcut: 'd',
              },
        ]}
        onDecide={(id) => {
          if (id === 'back') void giveBack.run(undefined)
          else formRef.current?.requestSubmit()
        }}
        pending={decide.isRunning ? 'decide' : giveBack.isRunning ? 'back' : null}
        summary={
          decide.error === undefined && giveBack.error === undefined ? null : (
            <b className="c-error" role="alert">
              {sayError(decide.error ?? giveBack.error)}
            </b>
          )
        }
      />
    </form>
  )
}
