import type { UploadId } from '@kaadi/contract/primitives'
import type { ReversalRequest } from '@kaadi/contract/reversals'
import { useForm } from '@kaadi/react'
import { Button, Dialog, IconButton, TextArea, TextField } from '@kaadi/ui'
import { ImageIcon, XIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useRef, useState } from 'react'
import { PictureInput } from '../../platform/forms/picture-input.tsx'
import '../../platform/screens/fault.css'
import { sayError } from '../../platform/net/say-error.ts'
import './reversals.css'
import type { Ask } from './use-ask.controller.ts'

const picturesMost = 6

interface AskDialogProps extends Pick<Ask, 'addPicture'> {
  readonly tradeNumber: string
  readonly isRunning: boolean
  readonly error: unknown
  readonly onAsk: (given: Omit<ReversalRequest, 'giftOrderId'>) => void
  readonly onClose: () => void
}

interface Picture {
  readonly uploadId: UploadId
  readonly note: string
}

/** Why a paid order is to be taken back, and at least one picture that shows it. */
export function AskDialog({ tradeNumber, addPicture, isRunning, error, onAsk, onClose }: AskDialogProps) {
  const [pictures, setPictures] = useState<readonly Picture[]>([])
  const [missing, setMissing] = useState<string>()
  const { form, text } = useForm({
    initial: { words: '' },
    check: ({ words }) => ({
      words: words.trim().length < 10 ? t('Tell the seller in a sentence why.') : undefined,
    }),
    onSubmit: async ({ words }) => {
      const gap = gapOf(pictures)
      setMissing(gap)
      if (gap === undefined)
        onAsk({
          words: words.trim(),
          evidence: pictures.map(({ uploadId, note }) => ({ uploadId, note: note.trim() })),
        })
    },
  })
  const fault = missing ?? (error === undefined ? undefined : sayError(error))
  return (
    <Dialog open title={t('Take {number} back', { number: tradeNumber })} onClose={onClose}>
      <form {...form} className="c-reversal-ask">
        <p>{t('Nothing moves until another operator agrees.')}</p>
        <TextArea
          {...text('words')}
          label={t('Why')}
          hint={t('The seller reads it as it stands.')}
          maxLength={500}
          rows={3}
          data-autofocus
          required
        />
        <Pictures pictures={pictures} onChange={setPictures} addPicture={addPicture} />
        {fault !== undefined && (
          <b className="c-error" role="alert">
            {fault}
          </b>
        )}
        <Button type="submit" variant="danger" block loading={isRunning}>
          {t('Ask to take it back')}
        </Button>
      </form>
    </Dialog>
  )
}

const gapOf = (pictures: readonly Picture[]): string | undefined => {
  if (pictures.length === 0) return t('Add a picture that shows why.')
  return pictures.some(({ note }) => note.trim().length < 3)
    ? t('Say of each picture what it shows.')
    : undefined
}

interface PicturesProps extends Pick<Ask, 'addPicture'> {
  readonly pictures: readonly Picture[]
  readonly onChange: (change: (before: readonly Picture[]) => readonly Picture[]) => void
}

function Pictures({ pictures, onChange, addPicture }: PicturesProps) {
  const input = useRef<HTMLInputElement>(null)
  const add = async (file: File) => {
    const stored = await addPicture.run(file)
    if (stored) onChange((before) => [...before, { uploadId: stored.uploadId, note: '' }])
  }
  return (
    <>
      <ul className="c-reversal-pictures" aria-label={t('Evidence')}>
        {pictures.map(({ uploadId, note }, index) => (
          <li key={uploadId}>
            <TextField
              label={t('What your picture {index} shows', { index: index + 1 })}
              value={note}
              maxLength={300}
              required
              onChange={(event) => {
                const { value } = event.currentTarget
                onChange((before) =>
                  before.map((one) => (one.uploadId === uploadId ? { uploadId, note: value } : one)),
                )
              }}
            />
            <IconButton
              icon={<XIcon />}
              label={t('Leave picture {index} out', { index: index + 1 })}
              onClick={() => onChange((before) => before.filter((one) => one.uploadId !== uploadId))}
            />
          </li>
        ))}
      </ul>
      <PictureInput ref={input} onPick={(file) => void add(file)} />
      {addPicture.error !== undefined && (
        <b className="c-error" role="alert">
          {sayError(addPicture.error)}
        </b>
      )}
      <Button
        type="button"
        size="small"
        variant="secondary"
        icon={<ImageIcon />}
        loading={addPicture.isRunning}
        disabled={pictures.length >= picturesMost}
        onClick={() => input.current?.click()}
      >
        {t('Add a picture of yours')}
      </Button>
    </>
  )
}
