import type { PhotoProblem } from './check-photo.ts'
import { chosenMaxBytes } from './photo-limits.ts'

const megabytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1024 / 1024))} MB`

/** What a person reads when a chosen photo is refused: what happened and what to do. */
export const describePhotoProblem = (problem: PhotoProblem, file: Pick<File, 'size'>): string => {
  switch (problem) {
    case 'tooLarge':
      return `This photo is ${megabytes(file.size)}. The most is ${megabytes(chosenMaxBytes)}: take it again with the camera.`
    case 'notAnImage':
      return 'This file is not a photo. Choose a JPEG, PNG, WebP or AVIF.'
    case 'heic':
      return 'HEIC photos cannot be opened here. Choose a JPEG, PNG, WebP or AVIF. On an iPhone: Settings, Camera, Formats, Most Compatible, then take it again.'
    case 'empty':
      return 'This file is empty. Choose another photo.'
    case 'unreadable':
      return 'This photo cannot be opened on this phone. Take it again with the camera.'
  }
}
