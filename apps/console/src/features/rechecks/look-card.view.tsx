import type { BlindRecheck } from '@kaadi/contract/rechecks'
import { describeError } from '@kaadi/core/errors'
import { codeRevealMachine, codeShownMs, type RevealInput } from '@kaadi/core/machines'
import { CardVerdict, CodeReveal, ReasonPicker } from '@kaadi/ui/desk'
import { t } from '@kaadi/words'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import '../../platform/screens/fault.css'
import { keyedReasons, outcomeOptions, outcomes } from '../../platform/content/outcomes.ts'
import type { LookDraft } from './recheck-words.ts'
import './rechecks.css'
import type { Look } from './use-look.controller.ts'

type Card = BlindRecheck['cards'][number]

interface LookCardProps extends Pick<Look, 'openCode'> {
  readonly card: Card
  /** Its code was seen since the look was taken. */
  readonly isOpened: boolean
  readonly found: LookDraft
  readonly onFound: (found: LookDraft) => void
  /** Whether keys act on this card. */
  readonly isCurrent: boolean
}

/** One card: its code where no photo shows it, and what the operator finds. */
export function LookCard({ card, isOpened, found, onFound, isCurrent, openCode }: LookCardProps) {
  const { outcome, reasonCode } = found
  const isClosed = card.maskedCode !== null && !isOpened
  const isRefused = outcome !== undefined && outcome !== 'valid'
  return (
    <li className="c-recheck-card" data-current={isCurrent || undefined}>
      <CardVerdict
        label={t('Card {position}', card)}
        aria-label={t('What you find of card {position}', card)}
        options={outcomeOptions()}
        keys={isCurrent}
        value={outcome === undefined ? null : outcomes.findIndex(({ value }) => value === outcome)}
        onChange={(value) => onFound({ outcome: outcomes[value]?.value })}
      >
        {isRefused && (
          <ReasonPicker
            key={outcome}
            brief
            reasons={keyedReasons(outcome).map((reason) =>
              isCurrent ? reason : { ...reason, shortcut: undefined },
            )}
            value={reasonCode ?? null}
            onChange={(code) => onFound({ outcome, reasonCode: code })}
          />
        )}
        {card.maskedCode === null ? (
          <p>{card.photos.length > 0 ? t('Its code is on the photo.') : t('It came without a code.')}</p>
        ) : (
          <OpenCode card={card} isCurrent={isCurrent} openCode={openCode} />
        )}
        {isClosed && outcome === 'valid' && <p>{t('Open the code before you call it valid.')}</p>}
      </CardVerdict>
    </li>
  )
}

function OpenCode({
  card: { cardId, maskedCode },
  isCurrent,
  openCode,
}: Pick<LookCardProps, 'card' | 'isCurrent' | 'openCode'>) {
  const machine = useMemo(
    () =>
      codeRevealMachine.provide({
        actors: {
          reveal: fromPromise(({ input: { idempotencyKey } }: { input: RevealInput }) =>
            openCode(cardId, idempotencyKey),
          ),
        },
      }),
    [cardId, openCode],
  )
  const [snapshot, send] = useMachine(machine, { input: {} })
  const { shown, hidesAt, error } = snapshot.context
  return (
    <>
      <span className="k-code">{maskedCode}</span>
      <CodeReveal
        code={shown?.code ?? null}
        pin={shown?.cardPin}
        loading={snapshot.matches('opening')}
        shortcut={isCurrent ? 'c' : undefined}
        onReveal={() => send({ type: 'OPEN', purpose: 'secondLook' })}
        onHide={() => send({ type: 'HIDE' })}
        hidesAt={hidesAt === undefined ? undefined : { deadline: hidesAt, totalMs: codeShownMs, onEnd }}
      />
      {error !== undefined && (
        <p className="c-error" role="alert">
          {describeError(error)}
        </p>
      )}
    </>
  )
}

/** The machine hides the code at the same instant. */
const onEnd = () => undefined
