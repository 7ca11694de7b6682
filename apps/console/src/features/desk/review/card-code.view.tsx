import { t } from '@kaadi/words'
import './card-code.css'
import '../../../platform/screens/fault.css'
import { chosenRevealPurposes, revealPurposes } from '@kaadi/contract/card-orders'
import { describeError } from '@kaadi/core/errors'
import { codeShownMs } from '@kaadi/core/machines'
import { useCopy } from '@kaadi/react'
import { Button, TextField } from '@kaadi/ui'
import { CodeReveal } from '@kaadi/ui/desk'
import { useState } from 'react'
import type { ChosenPurpose } from './chosen-purpose.ts'
import type { CardReviewProps } from './review-props.ts'
import { useCodeReveal } from './use-code-reveal.ts'

const purposes = chosenRevealPurposes.map((value) => ({ value, label: revealPurposes[value] }))

/** The code of a card: opened on purpose and on the record, or entered from the photo where the seller typed none. */
export const CardCode = (props: CardReviewProps) =>
  props.card.maskedCode === null ? <EnterCode {...props} /> : <OpenCode {...props} />

function OpenCode(props: CardReviewProps) {
  const { leaseToken, purpose, choosePurpose } = props
  const { shown, hidesAt, error, isOpening, send } = useCodeReveal(props)
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
        refused={leaseToken === undefined ? t('Take the order to open its codes.') : undefined}
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

function EnterCode({ card, enterCode, leaseToken }: CardReviewProps) {
  const [typed, setTyped] = useState('')
  return (
    <form
      className="c-enter-code"
      onSubmit={(event) => {
        event.preventDefault()
        void enterCode.run({ cardId: card.cardId, code: typed.trim() })
      }}
    >
      <TextField
        label={t('Code read from the photo')}
        code
        autoComplete="off"
        spellCheck={false}
        disabled={leaseToken === undefined}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={enterCode.error === undefined ? undefined : describeError(enterCode.error)}
        hint={t('Needed for a valid card: a repeat is found by it.')}
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
    </form>
  )
}
