import type { UploadKind } from '@kaadi/contract/uploads'
import type { UploaderPhoto } from '@kaadi/ui'
import { type Message, msg, t } from '@kaadi/words'
import { sayError } from '../words/say-error.ts'
import { PhotoRefused, type ShelfPhoto } from './photo-shelf.ts'
import { describePhotoFaults, describePhotoProblem } from './photo-words.ts'

export const photoNames: Readonly<Record<UploadKind, Message>> = {
  front: msg('Front'),
  back: msg('Back'),
  receipt: msg('Receipt'),
  documentFront: msg('Front'),
  documentBack: msg('Back'),
  selfie: msg('You'),
  avatar: msg('Your picture'),
  message: msg('Photo'),
}

/** The id of the photo that the service has, once it has it. */
export const uploadIdOf = (photo: ShelfPhoto | undefined) => photo?.snapshot.context.upload?.uploadId

/** Whether a photo waits for a connection, or tries whether there is one: it goes by itself. */
export const waitsForLine = ({ snapshot }: Pick<ShelfPhoto, 'snapshot'>): boolean =>
  snapshot.matches('waiting') || (snapshot.matches('uploading') && snapshot.context.reachedNobody)

/** Whether a photo is still being made smaller or sent, or waits for a connection. */
export const isOnItsWay = (photo: Pick<ShelfPhoto, 'snapshot'> | undefined): boolean =>
  photo !== undefined &&
  (photo.snapshot.matches('preparing') || photo.snapshot.matches('uploading') || waitsForLine(photo))

/** Whether the person has chosen a photo for this place, wherever it is by now. */
export const isChosen = ({ snapshot }: ShelfPhoto): boolean => !snapshot.matches('empty')

/** A photo as the uploader draws it; null where the slot is empty or the photo was refused. */
export const photoLook = ({ place, kind, snapshot, preview }: ShelfPhoto): UploaderPhoto | null => {
  const shown = { id: place, slot: kind, src: preview }
  if (snapshot.matches('preparing')) return { ...shown, photo: { state: 'shrinking' } }
  if (waitsForLine({ snapshot }) && snapshot.context.share === 0) {
    return { ...shown, photo: { state: 'waiting' } }
  }
  if (snapshot.matches('uploading')) {
    return { ...shown, photo: { state: 'uploading', percent: Math.round(snapshot.context.share * 100) } }
  }
  if (snapshot.matches('interrupted')) return { ...shown, photo: { state: 'failed' } }
  if (snapshot.matches('uploaded')) return { ...shown, photo: { state: 'done' } }
  return null
}

/** Why a photo is not where it should be, in words; null where nothing is wrong. */
export const photoProblem = (photo: ShelfPhoto | undefined): string | null => {
  if (!photo) return null
  const { snapshot } = photo
  const { error } = snapshot.context
  if (snapshot.matches('refused')) {
    return error instanceof PhotoRefused ? describePhotoProblem(error.problem, error) : sayError(error)
  }
  if (snapshot.matches('interrupted')) {
    return t('The photo did not get through. It is kept on this phone: press it to send it again.')
  }
  return null
}

/** What a photo looks like to this phone, in words; null where it looks good, was refused, or is used as it is. */
export const photoWarning = (photo: ShelfPhoto | undefined): string | null =>
  !photo || photo.snapshot.matches('refused') ? null : describePhotoFaults(photo.kind, photo.faults)
