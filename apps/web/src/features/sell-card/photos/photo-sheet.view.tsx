import { Button, Sheet } from '@kaadi/ui'

export interface PhotoSheetProps {
  /** `Front`; null while no photo is open. */
  name: string | null
  src: string | undefined
  onTurn: () => void
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
      description="Every character of the code must be readable."
      dock={
        <div className="w-two">
          <Button variant="quiet" icon="rotate-cw" onClick={onTurn}>
            Rotate
          </Button>
          <Button variant="quiet" icon="trash-2" onClick={onRemove}>
            Remove
          </Button>
        </div>
      }
    >
      {src && <img className="w-photo-large" src={src} alt={`${name ?? 'The photo'} as it is sent`} />}
    </Sheet>
  )
}
