import '../../platform/screens/fault.css'
import './adjustments.css'
import {
  type Adjustment,
  type AdjustmentReason,
  type AdjustmentRequest,
  adjustmentReasons,
  maxAdjustment,
} from '@kaadi/contract/adjustments'
import type { UploadId } from '@kaadi/contract/primitives'
import type { LedgerAccount } from '@kaadi/contract/treasury'
import { useForm } from '@kaadi/react'
import { Button, Dialog, Select, TextArea, TextField } from '@kaadi/ui'
import { ImageIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useRef, useState } from 'react'
import { accountIn, reasonWords } from '../../platform/content/account-names.ts'
import { exactMoney } from '../../platform/content/exact-money.tsx'
import { PictureInput } from '../../platform/forms/picture-input.tsx'
import { sayError } from '../../platform/net/say-error.ts'
import { directionWords } from './adjustment-words.ts'
import type { Ask } from './use-ask.controller.ts'

/** What undoes another moves the same amount the other way. */
export type Opposite = Pick<Adjustment, 'adjustmentId' | 'amount' | 'direction' | 'words'>

type Given = Pick<AdjustmentRequest, 'direction' | 'amount' | 'reason' | 'words' | 'uploadId' | 'undoes'>

interface AskDialogProps extends Pick<Ask, 'addPicture'> {
  readonly account: LedgerAccount
  readonly undoes: Opposite | undefined
  readonly isRunning: boolean
  readonly error: unknown
  readonly onAsk: (given: Given) => void
  readonly onClose: () => void
}

const decimals = /^(0|[1-9]\d{0,14})(\.\d{1,6})?$/

/** Which way an account is corrected, by how much and why, and a picture that shows it. */
export function AskDialog({ account, undoes, addPicture, isRunning, error, onAsk, onClose }: AskDialogProps) {
  const [uploadId, setUploadId] = useState<UploadId>()
  const [isMissing, setMissing] = useState(false)
  const opposite = undoes?.direction === 'in' ? 'out' : 'in'
  const { form, text } = useForm({
    initial: {
      direction: undoes ? opposite : 'in',
      amount: undoes?.amount ?? '',
      reason: undoes ? 'other' : 'notCredited',
      words: undoes ? t('It undoes: {words}', { words: undoes.words }).slice(0, 300) : '',
    },
    check: ({ amount, words }) => ({
      amount:
        decimals.test(amount.trim()) && Number(amount) > 0 ? undefined : t('Enter an amount above zero.'),
      words: words.trim().length < 10 ? t('Say in a sentence why.') : undefined,
    }),
    onSubmit: ({ direction, amount, reason, words }) => {
      setMissing(uploadId === undefined)
      if (uploadId === undefined) return
      onAsk({
        direction: direction as Given['direction'],
        amount: amount.trim(),
        reason: reason as AdjustmentReason,
        words: words.trim(),
        uploadId,
        ...(undoes && { undoes: undoes.adjustmentId }),
      })
    },
  })
  const fault = isMissing && !uploadId ? t('Add a picture that shows why.') : error
  return (
    <Dialog open title={t('Correct {account}', { account: accountIn(account) })} onClose={onClose}>
      <form {...form} className="c-adjustment-ask">
        <p>{t('Nothing moves until another treasurer or an admin confirms it with their code.')}</p>
        <Select {...text('direction')} label={t('Which way')} disabled={undoes !== undefined}>
          <option value="in">{t(directionWords.in)}</option>
          <option value="out">{t(directionWords.out)}</option>
        </Select>
        <TextField
          {...text('amount')}
          label={t('Amount')}
          hint={t('At most {amount}.', {
            amount: exactMoney(maxAdjustment[account.currencyId], account.currencyId),
          })}
          inputMode="decimal"
          autoComplete="off"
          readOnly={undoes !== undefined}
          required
        />
        <Select {...text('reason')} label={t('Reason')}>
          {adjustmentReasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(reasonWords[reason])}
            </option>
          ))}
        </Select>
        <TextArea
          {...text('words')}
          label={t('Why')}
          hint={account.seller ? t('The seller reads it as it stands.') : t('Who confirms it reads it.')}
          maxLength={300}
          rows={3}
          required
        />
        <Evidence uploadId={uploadId} addPicture={addPicture} onSent={setUploadId} />
        {fault !== undefined && (
          <b className="c-error" role="alert">
            {typeof fault === 'string' ? fault : sayError(fault)}
          </b>
        )}
        <Button type="submit" block loading={isRunning}>
          {t('Ask for the adjustment')}
        </Button>
      </form>
    </Dialog>
  )
}

interface EvidenceProps extends Pick<Ask, 'addPicture'> {
  readonly uploadId: UploadId | undefined
  readonly onSent: (uploadId: UploadId) => void
}

function Evidence({ uploadId, addPicture, onSent }: EvidenceProps) {
  const input = useRef<HTMLInputElement>(null)
  const send = async (file: File) => {
    const stored = await addPicture.run(file)
    if (stored) onSent(stored.uploadId)
  }
  return (
    <div className="c-adjustment-evidence">
      <PictureInput ref={input} onPick={(file) => void send(file)} />
      <Button
        type="button"
        size="small"
        variant="secondary"
        icon={<ImageIcon />}
        loading={addPicture.isRunning}
        onClick={() => input.current?.click()}
      >
        {uploadId ? t('Choose another picture') : t('Add a picture that shows it')}
      </Button>
      {uploadId && <span role="status">{t('The picture is sent.')}</span>}
      {addPicture.error !== undefined && (
        <b className="c-error" role="alert">
          {sayError(addPicture.error)}
        </b>
      )}
    </div>
  )
}
