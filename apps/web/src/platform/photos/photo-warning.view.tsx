import { t } from '@kaadi/words'
import '../screens/photo.css'
import { Alert, Button } from '@kaadi/ui'
import { CameraIcon } from '@kaadi/ui/icons'
import { useRef } from 'react'
import { PhotoInput } from './photo-input.tsx'

export interface PhotoWarningProps {
  /** What the photo looks like: `The photo looks blurred.` */
  words: string
  /** Which photo, where there are several: `Front`. */
  name?: string | undefined
  /** Takes another photo in its place. */
  onReplace: (file: File) => void
  /** Uses it as it is. */
  onAccept: () => void
}

/** Says of a photo, before anybody looks at it, what may have it sent back. It stands in the way of nothing. */
export function PhotoWarning({ words, name, onReplace, onAccept }: PhotoWarningProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Alert
      tone="todo"
      level={3}
      title={name === undefined ? words : `${name}: ${words}`}
      action={
        <div className="w-photo-answers">
          <Button variant="secondary" icon={<CameraIcon />} onClick={() => input.current?.click()}>
            {t('Take it again')}
          </Button>
          <Button variant="secondary" onClick={onAccept}>
            {t('Use it so')}
          </Button>
        </div>
      }
    >
      {t('Take it again, or send it so.')}
      <PhotoInput ref={input} label={t('Take it again')} onChoose={onReplace} />
    </Alert>
  )
}
