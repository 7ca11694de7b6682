import { photoMediaTypes } from '@kaadi/contract/constants'
import { t } from '@kaadi/words'
import type { Ref } from 'react'

export interface PictureInputProps {
  /** Pressed by the button that people see. */
  readonly ref: Ref<HTMLInputElement>
  readonly onPick: (file: File) => void
}

/** Takes a picture of the operator's own. The same one can be picked again. */
export function PictureInput({ ref, onPick }: PictureInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={photoMediaTypes.join()}
      hidden
      aria-label={t('Add a picture of yours')}
      onChange={(event) => {
        const file = event.currentTarget.files?.[0]
        event.currentTarget.value = ''
        if (file) onPick(file)
      }}
    />
  )
}
