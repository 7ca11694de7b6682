import { t } from '@kaadi/words'
import '../screens/photo.css'
import '../screens/stacks.css'
import { Button, Sheet } from '@kaadi/ui'
import { CameraIcon, RotateCwIcon, Trash2Icon } from '@kaadi/ui/icons'
import { lazy, Suspense, useRef, useState } from 'react'
import type { Cut } from './cut.ts'
import { PhotoInput } from './photo-input.tsx'
import { PhotoWarning } from './photo-warning.view.tsx'

const CropPhoto = lazy(() => import('./crop-photo.view.tsx'))

export interface PhotoSheetProps {
  /** `Front`; null while no photo is open. */
  name: string | null
  src: string | undefined
  /** What it looks like to this phone; null where nothing was found. */
  warning: string | null
  /** Left out where the photo itself is not on this page any more, as `onCrop` is. */
  onTurn: (() => void) | undefined
  /** Keeps a part of it; the whole again where none is given. */
  onCrop: ((cut?: Cut) => void) | undefined
  /** Takes another photo in its place. */
  onReplace: (file: File) => void
  /** Uses it as it is, whatever the warning says. */
  onAccept: () => void
  onRemove: () => void
  onClose: () => void
}

/** A photo larger, to turn it, to keep a part of it, to put another in its place or to remove it. */
export function PhotoSheet(props: PhotoSheetProps) {
  const { name, src, warning, onTurn, onCrop, onReplace, onAccept, onRemove, onClose } = props
  const [isCropping, setCropping] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const close = () => {
    setCropping(false)
    onClose()
  }
  const crop = (cut?: Cut) => {
    setCropping(false)
    onCrop?.(cut)
  }
  const alt = t('{name} as it is sent', { name: name ?? t('The photo') })
  return (
    <Sheet
      open={name !== null}
      onClose={close}
      title={name ?? ''}
      description={
        onTurn
          ? t('Every character of the code must be readable.')
          : t('Sent on your last visit. Here it is shown small.')
      }
      dock={
        isCropping ? undefined : (
          <div className="w-two">
            {onTurn && (
              <Button variant="secondary" icon={<RotateCwIcon />} onClick={onTurn}>
                {t('Rotate')}
              </Button>
            )}
            {onCrop && (
              <Button variant="secondary" onClick={() => setCropping(true)}>
                {t('Crop')}
              </Button>
            )}
            <Button variant="secondary" icon={<CameraIcon />} onClick={() => input.current?.click()}>
              {t('Replace')}
            </Button>
            <Button variant="secondary" icon={<Trash2Icon />} onClick={onRemove}>
              {t('Remove')}
            </Button>
          </div>
        )
      }
    >
      <PhotoInput ref={input} label={t('Replace')} onChoose={onReplace} />
      <div role="status" className="w-photo-warning">
        {warning !== null && !isCropping && (
          <PhotoWarning words={warning} onReplace={onReplace} onAccept={onAccept} />
        )}
      </div>
      {src && isCropping && (
        <Suspense fallback={<img className="w-photo-large" src={src} alt={alt} />}>
          <CropPhoto src={src} alt={alt} onKeep={crop} onWhole={() => crop()} />
        </Suspense>
      )}
      {src && !isCropping && <img className="w-photo-large" src={src} alt={alt} />}
    </Sheet>
  )
}
