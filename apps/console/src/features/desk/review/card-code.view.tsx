import { describeError } from '@kaadi/core/errors'
import { Button, TextField } from '@kaadi/ui'
import { CodeReveal } from '@kaadi/ui/desk'
import { useState } from 'react'
import type { CardReviewProps } from './review-props.ts'

/** The code of a card: shown on purpose and on the record, or entered from the photo where the seller typed none. */
export function CardCode({ card, lease, codes, reveal, enterCode, hideCode }: CardReviewProps) {
  const [typed, setTyped] = useState('')
  if (card.maskedCode === null) {
    return (
      <div className="c-enter-code">
        <TextField
          label="Code read from the photo"
          code
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={enterCode.error === undefined ? undefined : describeError(enterCode.error)}
          hint="Needed before the card can be valid: without it a repeat could not be seen."
        />
        <Button
          variant="quiet"
          busy={enterCode.isRunning}
          disabled={typed.trim().length < 4}
          onClick={() => void enterCode.run({ cardId: card.cardId, code: typed.trim() })}
        >
          Keep code
        </Button>
      </div>
    )
  }
  const shown = codes[card.cardId]
  return (
    <>
      <CodeReveal
        code={shown?.code ?? null}
        pin={shown?.cardPin}
        busy={reveal.isRunning}
        onReveal={() => void reveal.run({ cardId: card.cardId, purpose: 'Check the card with its issuer' })}
        onHide={() => hideCode(card.cardId)}
        refused={lease ? undefined : 'Take the order to open its codes.'}
      />
      {reveal.error !== undefined && (
        <p className="c-error" role="alert">
          {describeError(reveal.error)}
        </p>
      )}
    </>
  )
}
