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
