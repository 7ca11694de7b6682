import { t } from '@kaadi/words'
import './card-code.css'
import '../../../platform/screens/fault.css'
import { chosenRevealPurposes, revealPurposes } from '@kaadi/contract/card-orders'
import { describeError } from '@kaadi/core/errors'
import { codeShownMs } from '@kaadi/core/machines'
import { useCopy } from '@kaadi/react'
import { Button, TextField } from '@kaadi/ui'
import { CodeReveal, KeyMark, useShortcuts } from '@kaadi/ui/desk'
import { useRef, useState } from 'react'
import { sayError } from '../../../platform/net/say-error.ts'
import { useFocusInstead } from '../../../platform/screens/focus-instead.ts'
import type { ChosenPurpose } from './chosen-purpose.ts'
import { whyCodesClosed } from './claim-state.ts'
import type { CardReviewProps } from './review-props.ts'
import type { useCodeReveal } from './use-code-reveal.ts'

const purposes = chosenRevealPurposes.map((value) => ({ value, label: revealPurposes[value] }))

/**
 * The code of a card: opened on purpose and on the record, or entered from the photo where the seller typed none, and
 * entered again where that was a slip.
 */
export function CardCode(props: CardCodeProps) {
  const { card, order, leaseToken } = props
  if (card.maskedCode === null) return <EnterCode {...props} />
  const isTyped = leaseToken !== undefined && order.typedCardIds.includes(card.cardId)
  return (
    <>
      <OpenCode {...props} />
      {isTyped && <EnterAgain {...props} />}
    </>
  )
}

function EnterAgain(props: CardCodeProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useShortcuts({ l: () => setOpen(true) })
  // The field that had the focus goes: what opened it has it next.
  useFocusInstead(isOpen, () => button.current)
  const onKept = () => {
    // What was opened before is the code no more.
    props.reveal.send({ type: 'HIDE' })
    setOpen(false)
  }
  if (isOpen) return <EnterCode {...props} onKept={onKept} onLeft={() => setOpen(false)} />
  return (
    <Button ref={button} size="small" variant="ghost" aria-keyshortcuts="l" onClick={() => setOpen(true)}>
      {t('Type the code again')} <KeyMark of="l" />
    </Button>
  )
}

interface CardCodeProps extends CardReviewProps {
  readonly reveal: ReturnType<typeof useCodeReveal>
}

function OpenCode(props: CardCodeProps) {
  const { order, claim, purpose, choosePurpose, reveal } = props
  const { shown, hidesAt, error, isOpening, send } = reveal
  const { isCopied, copy, reset } = useCopy()
  const open = () => {
    reset()
    if (purpose) send({ type: 'OPEN', purpose })
  }
  const take = async (code: string) => {
    if (!(await copy(code))) props.sayError(new Error('The browser does not allow copying.'))
  }
  return (
    <>
      <CodeReveal
        code={shown?.code ?? null}
        pin={shown?.cardPin}
        loading={isOpening}
        shortcut="c"
        purposes={purposes}
        purpose={purpose}
        onPurposeChange={(chosen) => choosePurpose(chosen as ChosenPurpose)}
        onReveal={open}
        onHide={() => send({ type: 'HIDE' })}
        onCopy={shown && (() => void take(shown.code))}
        copied={isCopied}
        hidesAt={hidesAt === undefined ? undefined : { deadline: hidesAt, totalMs: codeShownMs, onEnd }}
        refused={whyCodesClosed(claim, order.order.orderStatus)}
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

interface EnterCodeProps extends CardReviewProps {
  /** Given where a code stands already: what follows once another one has its place, or none. */
  readonly onKept?: () => void
  readonly onLeft?: () => void
}

function EnterCode({ card, drafts, draft, enterCode, leaseToken, onKept, onLeft }: EnterCodeProps) {
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const isAgain = onLeft !== undefined
  useShortcuts({ c: () => field.current?.focus() }, leaseToken !== undefined && !isAgain)
  const keep = async () => {
    const kept = await enterCode.run({ cardId: card.cardId, code: typed.trim() })
    // A code is read from a photo for a card that is to be paid. It is a draft: another verdict takes one key.
    if (kept && drafts[card.cardId]?.outcome === undefined) draft(card.cardId, { outcome: 'valid' })
    if (kept) onKept?.()
  }
  return (
    <form
      className="c-enter-code"
      onKeyDown={(event) => event.key === 'Escape' && onLeft?.()}
      onSubmit={(event) => {
        event.preventDefault()
        void keep()
      }}
    >
      <TextField
        ref={field}
        label={t('Code read from the photo')}
        aria-keyshortcuts="c"
        code
        autoFocus={isAgain}
        autoComplete="off"
        spellCheck={false}
        disabled={leaseToken === undefined}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={enterCode.error === undefined ? undefined : sayError(enterCode.error)}
        hint={
          isAgain
            ? t(
                'It takes the place of the code that was typed before. The seller reads that it was corrected.',
              )
            : t('Needed for a valid card: a repeat is found by it.')
        }
      />
      <Button
        type="submit"
        size="small"
        variant="secondary"
        loading={enterCode.isRunning}
        disabled={typed.trim().length < 4}
      >
        {t('Keep code')}
      </Button>
      {isAgain && (
        <Button size="small" variant="ghost" onClick={onLeft}>
          {t('Leave it')}
        </Button>
      )}
    </form>
  )
}
