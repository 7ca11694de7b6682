import type { UploadKind } from '@kaadi/contract/uploads'
import type { PhotoFaults } from '@kaadi/core/photos'
import { t } from '@kaadi/words'
import type { PhotoProblem } from './check-photo.ts'
import { chosenMaxBytes } from './photo-limits.ts'

const megabytes = (bytes: number): string =>
  t('{size} MB', { size: Math.max(1, Math.round(bytes / 1024 / 1024)) })

/** What a person reads when a chosen photo is refused: what happened and what to do. */
export const describePhotoProblem = (problem: PhotoProblem, file: Pick<File, 'size'>): string => {
  switch (problem) {
    case 'tooLarge':
      return t('This photo is {size}. The most is {most}: take it again with the camera.', {
        size: megabytes(file.size),
        most: megabytes(chosenMaxBytes),
      })
    case 'notAnImage':
      return t('This file is not a photo. Choose a JPEG, PNG, WebP or AVIF.')
    case 'heic':
      return t(
        'HEIC photos cannot be opened here. Choose a JPEG, PNG, WebP or AVIF. On an iPhone: Settings, Camera, Formats, Most Compatible, then take it again.',
      )
    case 'empty':
      return t('This file is empty. Choose another photo.')
    case 'unreadable':
      return t('This photo cannot be opened on this phone. Take it again with the camera.')
  }
}

/**
 * What a photo of a card looks like to this phone, in words: the first fault that would keep somebody from reading it. Null
 * where none was found. A receipt is long, white and often folded: its edges and its light spots say nothing. Other photos
 * are of no card.
 */
export const describePhotoFaults = (kind: UploadKind, faults: PhotoFaults | undefined): string | null => {
  const isCard = kind === 'front' || kind === 'back'
  if (!faults || !(isCard || kind === 'receipt')) return null
  if (faults.isDark) return t('The photo looks too dark.')
  if (faults.isEmpty) return t('Nothing can be seen on the photo.')
  if (faults.isBlurred) return t('The photo looks blurred.')
  if (isCard && faults.hasGlare) return t('A light shines on the card and may hide its code.')
  if (isCard && faults.isCut) return t('The card is not whole on the photo.')
  return null
}
