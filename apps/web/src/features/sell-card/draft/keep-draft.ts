import type { PhotoKind } from '@kaadi/contract/card-types'
import type { LockedRate } from '@kaadi/core/machines'
import type { SellDraft } from '@kaadi/core/storage'
import { isOnItsWay } from '../../../platform/photos/photo-look.ts'
import type { ShelfPhoto } from '../../../platform/photos/photo-shelf.ts'
import type { Photos } from '../form/check-sell-form.ts'
import type { SellForm } from '../form/sell-form.ts'

/** What a draft is made of. */
export interface DraftParts {
  readonly userId: SellDraft['userId']
  readonly since: number
  readonly cardTypeId: string
  readonly form: SellForm
  readonly photos: Photos
  readonly rate: LockedRate | undefined
  readonly isUnanswered: boolean
}

const showsCard = (kind: ShelfPhoto['kind']): kind is PhotoKind =>
  kind === 'front' || kind === 'back' || kind === 'receipt'

const photoOf = ({ place, kind, snapshot, thumbnail }: ShelfPhoto): SellDraft['photos'] => {
  if (!showsCard(kind)) return []
  const { upload } = snapshot.context
  if (upload) return [{ place, kind, upload, ...(thumbnail !== undefined && { thumbnail }) }]
  return isOnItsWay({ snapshot }) || snapshot.matches('interrupted') ? [{ place, kind }] : []
}

/** The photos as they are kept: what was sent, and which were on their way. */
export const keptPhotos = (photos: Photos): SellDraft['photos'] => [...photos.values()].flatMap(photoOf)

/** The form as it is kept: everything but the codes and PINs of its cards. */
export const draftOf = ({ form, photos, rate, ...rest }: DraftParts): SellDraft => {
  const { cards, ...choices } = form
  return {
    ...rest,
    form: { ...choices, count: cards.length },
    photos: keptPhotos(photos),
    ...(rate && { rate }),
  }
}
