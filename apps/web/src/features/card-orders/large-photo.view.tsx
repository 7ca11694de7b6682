import { t } from '@kaadi/words'
import '../../platform/screens/photo.css'
import type { OrderCard } from '@kaadi/contract/card-orders'
import { Dialog } from '@kaadi/ui'

type Photo = Pick<OrderCard['photos'][number], 'uploadId' | 'url'>

/** Which photo is looked at, and what it is called. */
export interface OpenedPhoto extends Pick<Photo, 'uploadId'> {
  readonly name: string
}

export interface LargePhotoProps {
  /** Null while none is looked at. */
  opened: OpenedPhoto | null
  /** As the order shows them now: an address is asked for anew while its photo is looked at. */
  photos: readonly Photo[]
  onClose: () => void
}

/** A photo that the seller sent, large. */
export function LargePhoto({ opened, photos, onClose }: LargePhotoProps) {
  const photo = photos.find(({ uploadId, url }) => uploadId === opened?.uploadId && url !== '')
  return (
    <Dialog open={photo !== undefined} onClose={onClose} title={opened?.name ?? ''}>
      {opened && photo && (
        <img
          className="w-photo-large"
          src={photo.url}
          alt={t('{name} as you sent it', { name: opened.name })}
        />
      )}
    </Dialog>
  )
}
