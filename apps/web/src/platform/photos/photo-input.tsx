import { photoMediaTypes } from '@kaadi/contract/constants'
import type { Ref } from 'react'

/** The phone's own choice of a photo, opened by a button that presses it. */
export function PhotoInput({
  ref,
  label,
  onChoose,
}: {
  ref: Ref<HTMLInputElement>
  label: string
  onChoose: (file: File) => void
}) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      tabIndex={-1}
      accept={photoMediaTypes.join()}
      aria-label={label}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? []
        currentTarget.value = ''
        if (file) onChoose(file)
      }}
    />
  )
}
