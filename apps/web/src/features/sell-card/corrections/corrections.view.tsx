import { t } from '@kaadi/words'
import './corrections.css'
import '../plain-fieldset.css'
import '../../../platform/screens/stacks.css'
import '../../../platform/screens/words.css'
import type { OrderCard } from '@kaadi/contract/card-orders'
import type { CodeFormat, PhotoKind } from '@kaadi/contract/card-types'
import { Alert, Button, Sheet, useInSight } from '@kaadi/ui'
import { CircleAlertIcon, RefreshCwIcon, SendIcon, WifiOffIcon } from '@kaadi/ui/icons'
import type { ReactNode } from 'react'
import { photoNames } from '../../../platform/photos/photo-look.ts'
import { lostWords } from '../draft/take-up-draft.ts'
import { CardFields } from '../form/card-fields.view.tsx'
import { type Photos, placeOf } from '../form/check-sell-form.ts'
import type { DeskNote } from './desk-notes.ts'
import type { WantedFix } from './wanted-fix.ts'

export interface CorrectionEntry {
  readonly card: OrderCard
  readonly fix: WantedFix
  readonly code: string
  readonly notes: readonly DeskNote[]
  /** Nothing of what is wanted was entered, or the code has not the form of its brand. */
  readonly problem: string | null
}

export interface CorrectionsViewProps {
  open: boolean
  title: string
  entries: readonly CorrectionEntry[]
  format: CodeFormat
  photos: Photos
  /** Names of the photos that were still on their way when an earlier page went. */
  lost: readonly string[]
  several: boolean
  asked: boolean
  sending: boolean
  /** No answer came: the same is sent again under the same key. */
  unanswered: boolean
  online: boolean
  /** What the service said. */
  refusal: string | null
  verb: string
  clock: ReactNode
  onCode: (cardId: string, code: string) => void
  onPhoto: (place: string, kind: PhotoKind, file: File) => void
  onRemovePhoto: (place: string) => void
  onRetryPhoto: (place: string) => void
  onOpenPhoto: (place: string) => void
  onAcceptPhoto: (place: string) => void
  onSend: () => void
  onClose: () => void
}

/** Takes again what the desk could not use, and nothing else. */
export function CorrectionsView(props: CorrectionsViewProps) {
  const { open, title, entries, several, sending, unanswered, online, refusal, verb, onSend, onClose } = props
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      dismissable={!sending}
      dock={
        <>
          {props.clock}
          <Button
            block
            loading={sending}
            onClick={onSend}
            icon={unanswered ? <RefreshCwIcon /> : <SendIcon />}
          >
            {unanswered ? t('Send again') : verb}
          </Button>
        </>
      }
    >
      {props.lost.length > 0 && (
        <p className="w-quiet" role="status">
          {lostWords(props.lost)}
        </p>
      )}
      <fieldset className="w-plain-fieldset" disabled={sending || unanswered}>
        {entries.map((entry) => (
          <Correction key={entry.card.cardId} {...props} entry={entry} several={several} />
        ))}
      </fieldset>
      {refusal && (
        <Alert tone="bad" level={3} icon={<CircleAlertIcon />} title={t('Not sent')} role="alert">
          {refusal}
        </Alert>
      )}
      {unanswered && (
        <Alert
          tone="todo"
          level={3}
          icon={<WifiOffIcon />}
          title={online ? t('No answer yet') : t('You are offline')}
          role="alert"
        >
          {t('What you entered is kept. However often you try, it is sent once.')}
        </Alert>
      )}
    </Sheet>
  )
}

/** What is missing, brought into sight: the sheet may stand elsewhere. */
function Problem({ children }: { children: string }) {
  const ref = useInSight<HTMLParagraphElement>(children)
  return (
    <p ref={ref} className="w-fault" role="alert">
      {children}
    </p>
  )
}

function Correction({ entry, several, ...props }: CorrectionsViewProps & { entry: CorrectionEntry }) {
  const { card, fix, code, problem } = entry
  return (
    <div className="w-correction">
      <Asked entry={entry} several={several} />
      <CardFields
        cardKey={card.cardId}
        title={null}
        format={{ ...props.format, cardPin: false }}
        needsCode={fix.code}
        kinds={fix.kinds}
        photos={props.photos}
        photoHint={t('Only what you add here replaces what you sent.')}
        code={code}
        cardPin=""
        asked={false}
        disabled={props.sending || props.unanswered}
        onCode={(next) => props.onCode(card.cardId, next)}
        onCardPin={() => undefined}
        onPhoto={(kind, file) => props.onPhoto(placeOf(card.cardId, kind), kind, file)}
        onRemovePhoto={props.onRemovePhoto}
        onRetryPhoto={props.onRetryPhoto}
        onOpenPhoto={props.onOpenPhoto}
        onAcceptPhoto={props.onAcceptPhoto}
      />
      {props.asked && problem && <Problem>{problem}</Problem>}
    </div>
  )
}

/** What the desk wrote about each photo, and under it what helps with all of the kind. */
function Asked({ entry, several }: { entry: CorrectionEntry; several: boolean }) {
  const { card, fix, notes } = entry
  const { reason } = card
  const help = reason && `${reason.text} ${reason.nextStep}`
  return (
    <div className="w-stack-small">
      {several && <b>{t('Card {position}', { position: card.position })}</b>}
      {notes.map(({ id, note, kind }) => (
        <p key={id}>
          {kind && fix.kinds.length > 1 && <b>{t(photoNames[kind])}: </b>}
          {note}
        </p>
      ))}
      {help && <p className={notes.length > 0 ? 'w-quiet' : undefined}>{help}</p>}
    </div>
  )
}
