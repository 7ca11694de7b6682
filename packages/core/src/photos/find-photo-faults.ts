import { findCut } from './find-cut.ts'
import { findGlare } from './find-glare.ts'
import { measureEdges } from './measure-edges.ts'
import { greyOf, halvePlanes, measuredEdge, type PhotoPixels, type Plane, shrinkPixels } from './planes.ts'

/** What may keep somebody from reading a photo of a card. */
export interface PhotoFaults {
  /** Out of focus, or the hand moved. */
  readonly isBlurred: boolean
  /** A lamp is mirrored and hides print. */
  readonly hasGlare: boolean
  /** A card that is meant to be seen whole runs out of the photo. A close look that shows no corner is none. */
  readonly isCut: boolean
  /** Too little light. */
  readonly isDark: boolean
  /** A table, a wall, the inside of a pocket: nothing with edges in two directions. */
  readonly isEmpty: boolean
}

/** Pixels of edges that are twice as wide as those of a sharp photo made small. */
const blurredWidth = 0.78
/** Print has strokes in both directions: where those of one are half as steep, the hand moved across them. */
const movedBalance = 0.45
/** Only one pixel in fifty is lighter than this, of 255, where there was too little light. */
const darkLevel = 76
/** Share of pixels on edges, in the poorer of two directions. */
const emptyShare = 0.006

const levelUnder = ({ values }: Plane, share: number): number => {
  const counts = new Uint32Array(256)
  for (const value of values) counts[Math.min(255, Math.floor(value))]!++
  let level = 0
  for (let under = 0; level < 255; level++) {
    under += counts[level]!
    if (under >= values.length * share) break
  }
  return level
}

/**
 * Looks at a photo of a card for what would have it sent back. Pure; some ten milliseconds of a laptop, whatever the size:
 * what is larger than 384 pixels is made smaller first, so give it a small copy. It warns and cannot know: of made-up cards
 * it finds nine in ten of each fault, and blames fewer than one good photo in ten.
 *
 * @example
 * const { isBlurred } = findPhotoFaults(context.getImageData(0, 0, width, height))
 */
export const findPhotoFaults = (pixels: PhotoPixels): PhotoFaults => {
  const factor = Math.max(1, Math.ceil(Math.max(pixels.width, pixels.height) / measuredEdge))
  const planes = shrinkPixels(pixels, factor)
  const half = halvePlanes(planes)
  const grey = greyOf(planes)
  const edges = measureEdges(grey)
  return {
    isBlurred: edges.width > blurredWidth || edges.balance < movedBalance,
    hasGlare: findGlare(half),
    isCut: findCut(half),
    isDark: levelUnder(grey, 0.98) < darkLevel,
    isEmpty: edges.share < emptyShare,
  }
}
