import type { UploadId } from '@kaadi/contract/primitives'
import { Button } from '@kaadi/ui'
import { ImageIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { type ClipboardEvent, useRef } from 'react'
import { PictureInput } from '../../../platform/forms/picture-input.tsx'

interface OwnPictureProps {
  readonly uploadId: UploadId | undefined
  readonly isSending: boolean
  readonly onPick: (file: File) => void
}

/** One picture of the operator's own, picked here or pasted anywhere in the form. */
export function OwnPicture({ uploadId, isSending, onPick }: OwnPictureProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <PictureInput ref={input} onPick={onPick} />
      <Button
        size="small"
        variant="secondary"
        icon={<ImageIcon />}
        loading={isSending}
        onClick={() => input.current?.click()}
      >
        {uploadId === undefined ? t('Add a picture, or paste it') : t('Take another picture')}
      </Button>
      <span className="k-small k-quiet" role="status">
        {uploadId !== undefined && t('A picture is added.')}
      </span>
    </>
  )
}

/** The first picture on the clipboard. */
export function pastedPicture(event: ClipboardEvent): File | undefined {
  const file = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'))
  if (file) event.preventDefault()
  return file
}
