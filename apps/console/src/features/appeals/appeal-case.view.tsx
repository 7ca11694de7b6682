import { type AppealCase, appealStatus } from '@kaadi/contract/appeals'
import { useForm } from '@kaadi/react'
import { Alert, Button, Panel, TextArea } from '@kaadi/ui'
import { DecisionBar, FactList, ImageCompare } from '@kaadi/ui/desk'
import { CircleAlertIcon, FlagIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useEffect, useRef, useState } from 'react'
import '../../platform/screens/fault.css'
import { Link } from '../../platform/navigation/link.tsx'
import { orderPath } from '../../platform/navigation/paths.ts'
import { sayError } from '../../platform/net/say-error.ts'
import { deskTime } from '../../platform/time/desk-time.ts'
import { AppealCard } from './appeal-card.view.tsx'
import { stateOf } from './appeal-words.ts'
import './appeals.css'
import type { AppealWork } from './use-appeal.controller.ts'

export interface AppealCaseViewProps extends AppealWork {
  readonly shown: AppealCase
}

/** What the seller says, what was found the first time, and the decision of somebody else. */
export function AppealCaseView(props: AppealCaseViewProps) {
  const { shown, take, openCode, enterCode } = props
  const pane = useRef<HTMLElement>(null)
  const [valid, setValid] = useState<ReadonlySet<string>>(new Set())
  // An appeal that opens has the focus in it: a screen reader says whose it is.
  useEffect(() => pane.current?.focus({ preventScroll: true }), [])
  const { appeal, desk, takenByMe, judgedByMe } = shown
  const { order } = desk
  const waits = shown.status === appealStatus.open || shown.status === appealStatus.taken
  const photos = [
    ...order.cards.flatMap((card) =>
      card.photos.map(({ uploadId, url }) => ({ id: uploadId, src: url, label: t('Card {position}', card) })),
    ),
    ...appeal.photos.map(({ uploadId, url }) => ({ id: uploadId, src: url, label: t('With the appeal') })),
    ...order.evidence.map(({ id, photo, note }) => ({ id, src: photo.url, label: note })),
  ]
  const mark = (cardId: string, isValid: boolean) =>
    setValid((before) => new Set(isValid ? [...before, cardId] : [...before].filter((id) => id !== cardId)))
  return (
    <Panel
      as="section"
      className="c-appeal"
      ref={pane}
      tabIndex={-1}
      aria-label={t('Appeal of {name}', { name: shown.sellerName })}
    >
      <Alert tone="plain" icon={<FlagIcon />} title={t('The seller says')}>
        {appeal.words}
      </Alert>
      <AppealFacts shown={shown} />
      {takenByMe && photos.length > 0 && <ImageCompare images={photos} />}
      <ul className="c-appeal-cards">
        {order.cards.map((card) => (
          <AppealCard
            key={card.cardId}
            card={card}
            evidence={order.evidence.flatMap(({ cardId, note }) => (cardId === card.cardId ? [note] : []))}
            findings={desk.findings.filter(({ cardId }) => cardId === card.cardId)}
            faceSymbol={order.faceSymbol}
            holds={takenByMe}
            isOpened={desk.openedCardIds.includes(card.cardId)}
            isValid={valid.has(card.cardId)}
            onValid={(isValid) => mark(card.cardId, isValid)}
            openCode={openCode}
            enterCode={enterCode}
          />
        ))}
      </ul>
      {waits && !takenByMe && (
        <>
          {judgedByMe && (
            <p role="status">{t('The refusal is yours: another reviewer judges this appeal.')}</p>
          )}
          {take.error !== undefined && (
            <Alert tone="bad" role="alert" icon={<CircleAlertIcon />} title={sayError(take.error)} />
          )}
          <Button
            onClick={() => void take.run(undefined)}
            loading={take.isRunning}
            disabled={judgedByMe || shown.takenBy !== null}
          >
            {t('Take the appeal')}
          </Button>
        </>
      )}
      {takenByMe && <Decision {...props} valid={valid} />}
      {!waits && <p role="status">{`${stateOf(shown)}. ${appeal.answer ?? ''}`}</p>}
    </Panel>
  )
}

function AppealFacts({ shown }: Pick<AppealCaseViewProps, 'shown'>) {
  const { order } = shown.desk
  return (
    <FactList
      facts={[
        { label: t('Trade'), value: <Link to={orderPath(order.giftOrderId)}>{order.tradeNumber}</Link> },
        { label: t('Seller'), value: shown.sellerName },
        { label: t('Refused by'), value: shown.refusedBy },
        { label: t('Appealed'), value: deskTime(shown.createTime) },
        { label: t('Answer promised by'), value: deskTime(shown.dueTime) },
        { label: t('State'), value: stateOf(shown) },
        ...(shown.decideTime
          ? [{ label: t('Decided'), value: `${deskTime(shown.decideTime)} · ${shown.decidedBy ?? ''}` }]
          : []),
      ]}
    />
  )
}

function Decision({ decide, giveBack, valid, shown }: AppealCaseViewProps & { valid: ReadonlySet<string> }) {
  const ids = shown.desk.order.cards.flatMap(({ cardId }) => (valid.has(cardId) ? [cardId] : []))
  const { form, text } = useForm({
    initial: { answer: '' },
    check: ({ answer }) =>
      answer.trim().length < 10 ? { answer: t('Tell the seller in a sentence why.') } : {},
    onSubmit: async ({ answer }) => {
      await decide.run({ validCardIds: ids, answer: answer.trim() })
    },
  })
  const formRef = useRef<HTMLFormElement>(null)
  return (
    <form {...form} ref={formRef} className="c-appeal-card">
      <TextArea
        {...text('answer')}
        label={t('Answer to the seller')}
        hint={t('They read it as it stands. It is final.')}
        maxLength={500}
        rows={3}
        required
      />
      <DecisionBar
        decisions={[
          { id: 'back', label: t('Give it back'), variant: 'secondary' },
          ids.length === 0
            ? { id: 'decide', label: t('Refuse for good'), variant: 'danger' }
            : {
                id: 'decide',
                label: t('Pay {count} of {all}', { count: ids.length, all: shown.desk.order.cards.length }),
                variant: 'primary',
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
