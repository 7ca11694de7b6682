import { type DeskOrder, type RedeemerOutcome, redeemerOutcomes } from '@kaadi/contract/desk'
import type { UploadId } from '@kaadi/contract/primitives'
import { Button, Dialog, Select, TextField } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { type FormEvent, useState } from 'react'
import { sayError } from '../../../platform/net/say-error.ts'
import '../../../platform/screens/fault.css'
import { outcomeNames } from '../../../platform/content/finding-words.ts'
import type { Review } from '../review/use-review.controller.ts'
import { answerGap, answersOf, type Said } from './answer-draft.ts'
import '../outside/outside.css'
import { OwnPicture, pastedPicture } from '../outside/own-picture.tsx'

interface AnswerDialogProps extends Pick<Review, 'answer' | 'addEvidence'> {
  readonly order: DeskOrder
  readonly onClose: () => void
}

/** What the redeemer said of each card that it had, and a picture of its answer. */
export function AnswerDialog({ order: { order, custody }, answer, addEvidence, onClose }: AnswerDialogProps) {
  const line = custody.findLast(({ back }) => back === null)
  const cards = order.cards.filter(({ cardId }) => line?.cardIds.includes(cardId))
  const [said, setSaid] = useState<Readonly<Record<string, Said>>>({})
  const [uploadId, setUploadId] = useState<UploadId>()
  const [gap, setGap] = useState<string>()
  const change = (cardId: string, more: Partial<Said>) => {
    setGap(undefined)
    setSaid((before) => ({ ...before, [cardId]: { ...before[cardId], ...more } }))
  }
  const send = async (file: File) => {
    const stored = await addEvidence.run(file)
    if (!stored) return
    setUploadId(stored.uploadId)
    setGap(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const answers = answersOf(cards, said)
    const missing = answerGap(answers, uploadId !== undefined)
    setGap(missing)
    if (missing === undefined) void answer.run({ cards: answers, ...(uploadId && { uploadId }) })
  }
  const error = addEvidence.error ?? answer.error
  const fault = gap ?? (error === undefined ? undefined : sayError(error))
  return (
    <Dialog open title={t('What did {name} say?', { name: line?.redeemer ?? '' })} onClose={onClose}>
      <form
        className="c-outside-form"
        noValidate
        onSubmit={submit}
        onPaste={(event) => {
          const file = pastedPicture(event)
          if (file) void send(file)
        }}
      >
        {cards.map(({ cardId, position }, index) => (
          <fieldset key={cardId}>
            <legend>{t('Card {position}', { position })}</legend>
            <div className="c-outside-line">
              <Select
                label={t('Answer')}
                value={said[cardId]?.outcome ?? ''}
                required
                data-autofocus={index === 0 || undefined}
                onChange={(event) =>
                  change(cardId, {
                    outcome: (event.currentTarget.value || undefined) as RedeemerOutcome | undefined,
                  })
                }
              >
                <option value="">{t('Choose')}</option>
                {redeemerOutcomes.map((outcome) => (
                  <option key={outcome} value={outcome}>
                    {t(outcomeNames[outcome])}
                  </option>
                ))}
              </Select>
              {said[cardId]?.outcome === 'otherValue' && (
                <TextField
                  label={t('Value, in {symbol}', { symbol: order.faceSymbol })}
                  inputMode="decimal"
                  autoComplete="off"
                  value={said[cardId]?.value ?? ''}
                  onChange={(event) => change(cardId, { value: event.currentTarget.value })}
                  hint={t('It redeems the card once the seller has said yes to this value.')}
                  required
                />
              )}
              <TextField
                label={t('Its reference')}
                autoComplete="off"
                maxLength={80}
                value={said[cardId]?.reference ?? ''}
                onChange={(event) => change(cardId, { reference: event.currentTarget.value })}
              />
            </div>
          </fieldset>
        ))}
        <p className="k-small k-quiet">
          {t('The seller sees the picture where a card is not paid: cover the name of the company.')}
        </p>
        <OwnPicture
          uploadId={uploadId}
          isSending={addEvidence.isRunning}
          onPick={(file) => void send(file)}
        />
        {fault !== undefined && (
          <b className="c-error" role="alert">
            {fault}
          </b>
        )}
        <Button type="submit" block loading={answer.isRunning}>
          {t('Keep the answer and check the order')}
        </Button>
      </form>
    </Dialog>
  )
}
