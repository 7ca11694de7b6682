import type { UploadId } from '@kaadi/contract/primitives'
import { useForm } from '@kaadi/react'
import { Button, TextField } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { useState } from 'react'
import '../../../platform/screens/fault.css'
import { sayError } from '../../../platform/net/say-error.ts'
import type { CardReviewProps } from '../review/review-props.ts'
import { isBalance } from './is-balance.ts'
import './outside.css'
import { OwnPicture, pastedPicture } from './own-picture.tsx'

interface BalanceFormProps extends CardReviewProps {
  readonly how: string | undefined
  readonly onDone: () => void
}

/** What the page said of the card: its balance, and a picture of it. */
export function BalanceForm(props: BalanceFormProps) {
  const { order: desk, card, how, leaseToken, addEvidence, noteBalance, onDone } = props
  const [uploadId, setUploadId] = useState<UploadId>()
  const [isMissing, setMissing] = useState(false)
  const send = async (file: File) => {
    const stored = await addEvidence.run(file)
    if (!stored) return
    setUploadId(stored.uploadId)
    setMissing(false)
  }
  const { form, text } = useForm({
    initial: { balance: '' },
    check: ({ balance }) => ({
      balance: isBalance(balance) ? undefined : t('Write a sum, such as 25 or 0.'),
    }),
    onSubmit: async ({ balance }) => {
      setMissing(uploadId === undefined)
      if (uploadId === undefined) return
      const noted = await noteBalance.run({ cardId: card.cardId, balance: balance.trim(), uploadId })
      if (noted) onDone()
    },
  })
  const error = addEvidence.error ?? noteBalance.error
  return (
    <form
      {...form}
      aria-label={t('What the issuer’s page said')}
      onPaste={(event) => {
        const file = pastedPicture(event)
        if (file) void send(file)
      }}
    >
      <TextField
        {...text('balance')}
        label={t('Balance on the card, in {symbol}', { symbol: desk.order.faceSymbol })}
        hint={how}
        inputMode="decimal"
        autoComplete="off"
        autoFocus
        required
      />
      <OwnPicture uploadId={uploadId} isSending={addEvidence.isRunning} onPick={(file) => void send(file)} />
      {(isMissing || error !== undefined) && (
        <b className="c-error" role="alert">
          {isMissing ? t('Add a picture of the page.') : sayError(error)}
        </b>
      )}
      <div className="c-outside-line">
        <Button
          type="submit"
          size="small"
          loading={noteBalance.isRunning}
          disabled={leaseToken === undefined}
        >
          {t('Keep what it said')}
        </Button>
        <Button size="small" variant="ghost" onClick={onDone}>
          {t('Close')}
        </Button>
      </div>
    </form>
  )
}
