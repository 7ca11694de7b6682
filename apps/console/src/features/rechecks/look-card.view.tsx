import type { BlindRecheck } from '@kaadi/contract/rechecks'
import { describeError } from '@kaadi/core/errors'
import { codeRevealMachine, codeShownMs, type RevealInput } from '@kaadi/core/machines'
import { Panel } from '@kaadi/ui'
import { CodeReveal } from '@kaadi/ui/desk'
import { ComboboxInput } from '@kaadi/ui/desk/widgets'
import { t } from '@kaadi/words'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import '../../platform/screens/fault.css'
import { findings } from './recheck-words.ts'
import './rechecks.css'
import type { Look } from './use-look.controller.ts'

type Card = BlindRecheck['cards'][number]

interface LookCardProps extends Pick<Look, 'openCode'> {
  readonly card: Card
  /** Its code was seen since the look was taken. */
  readonly isOpened: boolean
  readonly found: string | null
  readonly onFound: (finding: string | null) => void
}

/** One card: its code where no photo shows it, and what the operator finds. */
export function LookCard({ card, isOpened, found, onFound, openCode }: LookCardProps) {
  const isClosed = card.maskedCode !== null && !isOpened
  return (
    <Panel as="li" padding="large" className="c-recheck-card" aria-label={t('Card {position}', card)}>
      <b>{t('Card {position}', card)}</b>
      {card.maskedCode === null ? (
        <p>{card.photos.length > 0 ? t('Its code is on the photo.') : t('It came without a code.')}</p>
      ) : (
        <OpenCode card={card} openCode={openCode} />
      )}
      <ComboboxInput
        aria-label={t('What you find of card {position}', card)}
        placeholder={t('What do you find?')}
        value={found || null}
        onValueChange={onFound}
        options={findings()}
      />
      {isClosed && found === 'valid' && <p>{t('Open the code before you call it valid.')}</p>}
    </Panel>
  )
}

function OpenCode({ card: { cardId, maskedCode }, openCode }: Pick<LookCardProps, 'card' | 'openCode'>) {
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
        purposes={[{ value: 'secondLook', label: t('Looked at the card a second time') }]}
        purpose="secondLook"
        onPurposeChange={() => undefined}
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
