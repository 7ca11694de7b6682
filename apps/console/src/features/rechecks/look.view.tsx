import type { BlindRecheck, RecheckRow } from '@kaadi/contract/rechecks'
import { formatMoney, walletCurrency } from '@kaadi/core/money'
import { useForm } from '@kaadi/react'
import { Alert, Button, EmptyState, Tag, TextField } from '@kaadi/ui'
import { DecisionBar, FactList, ImageCompare, KeyMark, ReviewPane, useShortcuts } from '@kaadi/ui/desk'
import { CheckIcon, CircleAlertIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useRef, useState } from 'react'
import '../../platform/screens/fault.css'
import { Link } from '../../platform/navigation/link.tsx'
import { orderPath } from '../../platform/navigation/paths.ts'
import { sayError } from '../../platform/net/say-error.ts'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { deskTime } from '../../platform/time/desk-time.ts'
import { LookCard } from './look-card.view.tsx'
import { isJudged, judged, type LookDraft, verdictOf } from './recheck-words.ts'
import './rechecks.css'
import type { Look } from './use-look.controller.ts'

/** The order that the operator judges again, or the way to one. */
export function LookView(look: Look) {
  const { mine, verdicts, take } = look
  useShortcuts(
    { t: () => void take.run(undefined) },
    mine.data?.held === null && mine.data.waiting > 0 && !take.isRunning,
  )
  if (mine.isError && !mine.data)
    return <LoadFailure error={mine.error} onRetry={() => void mine.refetch()} />
  if (!mine.data) return <div aria-busy className="c-recheck" />
  const { held, waiting } = mine.data
  if (held) return <Held key={held.recheckId} {...look} shown={held} />
  return (
    <div className="c-recheck">
      {verdicts && <Verdicts row={verdicts} />}
      {take.error !== undefined && (
        <Alert tone="bad" role="alert" icon={<CircleAlertIcon />} title={sayError(take.error)} />
      )}
      <EmptyState
        title={
          waiting === 0
            ? t('No decided order waits for another look.')
            : t(
                '{waiting, plural, one {# decided order waits for another look.} other {# decided orders wait for another look.}}',
                { waiting },
              )
        }
        action={
          <Button
            disabled={waiting === 0}
            loading={take.isRunning}
            aria-keyshortcuts="t"
            onClick={() => void take.run(undefined)}
          >
            {t('Take the next one')} <KeyMark of="t" />
          </Button>
        }
      >
        {t('Judge each as if nobody had. Nothing changes for the seller. Orders in the queue come first.')}
      </EmptyState>
    </div>
  )
}

/** What both found, once both have. */
function Verdicts({ row }: { readonly row: RecheckRow }) {
  const agrees = row.status === 2
  return (
    <Alert
      tone={agrees ? 'ok' : 'plain'}
      icon={agrees ? <CheckIcon /> : <CircleAlertIcon />}
      title={agrees ? t('You both found the same.') : t('You found something else: a senior looks at it.')}
    >
      <Link to={orderPath(row.order.giftOrderId)}>{row.order.tradeNumber}</Link>{' '}
      {row.cards
        .map(({ position, first, second }) =>
          t('Card {position}: {first} by {name}, {second} by you.', {
            position,
            first: judged(first),
            name: row.firstBy,
            second: judged(second),
          }),
        )
        .join(' ')}
    </Alert>
  )
}

function Held({ shown, decide, giveBack, openCode }: Look & { readonly shown: BlindRecheck }) {
  const [found, setFound] = useState<Readonly<Record<string, LookDraft>>>({})
  const [current, setCurrent] = useState(0)
  const step = (by: number) => setCurrent((at) => (at + by + shown.cards.length) % shown.cards.length)
  useShortcuts({ j: () => step(1), k: () => step(-1) }, shown.cards.length > 1)
  const photos = shown.cards.flatMap((card) =>
    card.photos.map(({ uploadId, url }) => ({ id: uploadId, src: url, label: t('Card {position}', card) })),
  )
  const { form, text } = useForm({
    initial: { note: '' },
    check: ({ note }) =>
      note.trim().length === 1 || note.trim().length === 2 ? { note: t('Say it in a few words.') } : {},
    onSubmit: async ({ note }) => {
      await decide.run({
        recheckId: shown.recheckId,
        cards: shown.cards.map(({ cardId }) => ({ cardId, ...verdictOf(found[cardId]) })),
        ...(note.trim() && { note: note.trim() }),
      })
    },
  })
  const formRef = useRef<HTMLFormElement>(null)
  const left = shown.cards.filter(({ cardId }) => !isJudged(found[cardId])).length
  const error = decide.error ?? giveBack.error
  return (
    <ReviewPane
      role="region"
      aria-label={t('A decided order, to be judged again')}
      head={<b>{cardsOf(shown)}</b>}
      images={
        photos.length > 0 ? (
          <ImageCompare images={photos} />
        ) : (
          <EmptyState title={t('It came without photos.')} />
        )
      }
      facts={<Facts shown={shown} />}
      decision={
        <form {...form} ref={formRef} className="c-recheck-answer">
          <TextField
            {...text('note')}
            label={t('Note')}
            hint={t('Seniors read it where the two of you differ.')}
            maxLength={300}
          />
          <DecisionBar
            decisions={[
              { id: 'back', label: t('Give it back'), variant: 'secondary', shortcut: 'g' },
              {
                id: 'decide',
                label: t('That is what I find'),
                variant: 'primary',
                shortcut: 'd',
                disabled: left > 0,
              },
            ]}
            onDecide={(id) => {
              if (id === 'back') void giveBack.run(undefined)
              else formRef.current?.requestSubmit()
            }}
            pending={decide.isRunning ? 'decide' : giveBack.isRunning ? 'back' : null}
            summary={
              error === undefined ? (
                left > 0 && t('{left} of {all} cards to judge', { left, all: shown.cards.length })
              ) : (
                <b className="c-error" role="alert">
                  {sayError(error)}
                </b>
              )
            }
          />
        </form>
      }
    >
      <ul className="c-recheck-cards">
        {shown.cards.map((card, at) => (
          <LookCard
            key={card.cardId}
            card={card}
            isOpened={shown.openedCardIds.includes(card.cardId)}
            found={found[card.cardId] ?? {}}
            isCurrent={at === current}
            onFound={(finding) => {
              setCurrent(at)
              setFound((before) => ({ ...before, [card.cardId]: finding }))
            }}
            openCode={openCode}
          />
        ))}
      </ul>
    </ReviewPane>
  )
}

const cardsOf = (shown: BlindRecheck): string =>
  `${shown.cards.length} × ${shown.cardTypeName} ${shown.faceSymbol}${shown.faceValue}, ${shown.countryCode}`

function Facts({ shown }: { readonly shown: BlindRecheck }) {
  const { symbol } = walletCurrency(shown.currencyId)
  return (
    <>
      <FactList
        facts={[
          { label: t('Quoted'), value: formatMoney(shown.payout, { symbol }) },
          { label: t('Sent'), value: deskTime(shown.createTime) },
          {
            label: t('Seller'),
            value: t('Level {level}, {country}, since {since}', {
              level: shown.seller.level,
              country: shown.seller.countryCode,
              since: deskTime(shown.seller.memberSince),
            }),
          },
          ...(shown.comment ? [{ label: t('Comment'), value: shown.comment }] : []),
          { label: t('Yours until'), value: deskTime(shown.takenUntil) },
        ]}
      />
      {shown.flags.map(({ kind, text }) => (
        <Tag key={kind} tone="todo">
          {text}
        </Tag>
      ))}
    </>
  )
}
