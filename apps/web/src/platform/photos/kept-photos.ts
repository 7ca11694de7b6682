import type { PhotoKind } from '@kaadi/contract/card-types'
import type { SellDraft } from '@kaadi/core/storage'
import { isOnItsWay } from './photo-look.ts'
import type { EarlierPhoto, ShelfPhoto } from './photo-shelf.ts'

type KeptPhotos = Pick<SellDraft, 'photos'>

const showsCard = (kind: ShelfPhoto['kind']): kind is PhotoKind =>
  kind === 'front' || kind === 'back' || kind === 'receipt'

const photoOf = ({ place, kind, snapshot, thumbnail }: ShelfPhoto): KeptPhotos['photos'] => {
  if (!showsCard(kind)) return []
  const { upload } = snapshot.context
  if (upload) return [{ place, kind, upload, ...(thumbnail !== undefined && { thumbnail }) }]
  return isOnItsWay({ snapshot }) || snapshot.matches('interrupted') ? [{ place, kind }] : []
}

/** The photos as they are kept: what was sent, and which were on their way. */
export const keptPhotos = (photos: ReadonlyMap<string, ShelfPhoto>): KeptPhotos['photos'] =>
  [...photos.values()].flatMap(photoOf)

/** The photos of a draft that the service has. */
export const earlierPhotos = ({ photos }: KeptPhotos): EarlierPhoto[] =>
  photos.flatMap(({ place, kind, upload, thumbnail }) =>
    upload ? [{ place, kind, upload: { ...upload, url: '' }, thumbnail }] : [],
  )
