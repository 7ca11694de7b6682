import type { PhotoFaults, PhotoPixels } from '@kaadi/core/photos'
import { type Cut, whole } from './cut.ts'
import { firstAttempt, fitWithin, nextAttempt } from './encode-attempts.ts'

export interface ShrunkPhoto<Found = PhotoFaults> {
  readonly blob: Blob
  readonly width: number
  readonly height: number
  /** What may keep somebody from reading it; left out where that could not be measured. */
  readonly faults?: Found
}

/** Finds what may keep somebody from reading a photo, given as a small copy. */
export type FindFaults<Found = PhotoFaults> = (pixels: PhotoPixels) => Found

/** Quarter turns, clockwise. */
export type Turns = 0 | 1 | 2 | 3

interface Canvas {
  width: number
  height: number
  context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D
  encode: (quality: number) => Promise<Blob>
}

const offscreen = (width: number, height: number): Canvas => {
  const canvas = new OffscreenCanvas(width, height)
  const encode = (quality: number) => canvas.convertToBlob({ type: 'image/jpeg', quality })
  return { width, height, context: canvas.getContext('2d')!, encode }
}

const onPage = (width: number, height: number): Canvas => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const encode = (quality: number) =>
    new Promise<Blob>((resolve, reject) =>
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture.'))),
        'image/jpeg',
        quality,
      ),
    )
  return { width, height, context: canvas.getContext('2d')!, encode }
}

const draw = (image: ImageBitmap, edge: number, turns: Turns, cut: Cut = whole): Canvas => {
  const onItsSide = turns % 2 === 1
  const [fullWidth, fullHeight] = onItsSide ? [image.height, image.width] : [image.width, image.height]
  const kept = fullWidth * (1 - cut.left - cut.right)
  const { width, height } = fitWithin(kept, fullHeight * (1 - cut.top - cut.bottom), edge)
  const scale = width / kept
  const canvas = typeof OffscreenCanvas === 'undefined' ? onPage(width, height) : offscreen(width, height)
  const { context } = canvas
  // JPEG has no transparency: without a ground a cut-out screenshot would turn black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.translate((0.5 - cut.left) * fullWidth * scale, (0.5 - cut.top) * fullHeight * scale)
  context.rotate((turns * Math.PI) / 2)
  const size = { width: image.width * scale, height: image.height * scale }
  context.drawImage(image, -size.width / 2, -size.height / 2, size.width, size.height)
  return canvas
}

/** Pixels of the longer edge of the copy that is measured. */
const measuredEdge = 384

/** A photo is sent whether it could be measured or not: some browsers keep the pixels of a canvas to themselves. */
const faultsOf = <Found>(canvas: Canvas, find: FindFaults<Found>): Pick<ShrunkPhoto<Found>, 'faults'> => {
  try {
    return { faults: find(canvas.context.getImageData(0, 0, canvas.width, canvas.height)) }
  } catch {
    return {}
  }
}

/**
 * Draws a photo anew: upright, small enough to send, and without anything the camera wrote beside the pixels (place,
 * phone, owner). Runs in the worker and, where there is none, on the page. Throws where the browser can't open it.
 */
export const drawPhoto = async <Found = PhotoFaults>(
  file: Blob,
  turns: Turns = 0,
  cut: Cut = whole,
  find?: FindFaults<Found>,
): Promise<ShrunkPhoto<Found>> => {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    for (let attempt = firstAttempt; ; ) {
      const canvas = draw(image, attempt.edge, turns, cut)
      const blob = await canvas.encode(attempt.quality)
      const next = nextAttempt(attempt, blob.size)
      if (next === null) {
        const { width, height } = canvas
        return { blob, width, height, ...(find && faultsOf(draw(image, measuredEdge, turns, cut), find)) }
      }
      attempt = next
    }
  } finally {
    image.close()
  }
}

/** Pixels of a thumbnail's longer edge: enough to tell front from back, too few for a code to be read. */
const thumbnailEdge = 112

const asAddress = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error))
    reader.readAsDataURL(blob)
  })

/** Draws a photo very small, as a `data:` address of some three kilobytes. Throws where the browser can't open it. */
export const drawThumbnail = async (photo: Blob): Promise<string> => {
  const image = await createImageBitmap(photo)
  try {
    return await asAddress(await draw(image, thumbnailEdge, 0).encode(0.6))
  } finally {
    image.close()
  }
}
