import { t } from '@kaadi/words'
import '../screens/photo.css'
import '../screens/stacks.css'
import { Button, Sheet } from '@kaadi/ui'
import { RotateCwIcon, Trash2Icon } from '@kaadi/ui/icons'

export interface PhotoSheetProps {
  /** `Front`; null while no photo is open. */
  name: string | null
  src: string | undefined
  /** Left out where the photo itself is not on this page any more. */
  onTurn: (() => void) | undefined
  onRemove: () => void
  onClose: () => void
}

/** A photo larger, to turn it or to take it again. */
export function PhotoSheet({ name, src, onTurn, onRemove, onClose }: PhotoSheetProps) {
  return (
    <Sheet
      open={name !== null}
      onClose={onClose}
      title={name ?? ''}
      description={
        onTurn
          ? t('Every character of the code must be readable.')
          : t('Sent on your last visit. Here it is shown small.')
      }
      dock={
        <div className="w-two">
          {onTurn && (
            <Button variant="secondary" icon={<RotateCwIcon />} onClick={onTurn}>
              {t('Rotate')}
            </Button>
          )}
          <Button variant="secondary" icon={<Trash2Icon />} onClick={onRemove}>
            {t('Remove')}
          </Button>
        </div>
      }
    >
      {src && (
        <img
          className="w-photo-large"
          src={src}
          alt={t('{name} as it is sent', { name: name ?? t('The photo') })}
        />
      )}
    </Sheet>
  )
}
