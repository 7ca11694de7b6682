import { sentMaxEdge, sentTargetBytes } from './photo-limits.ts'

/** One try at writing a photo: its longest edge in pixels and the JPEG quality. */
export interface EncodeAttempt {
  readonly edge: number
  readonly quality: number
}

const smallestEdge = 1024
const lowestQuality = 0.5

export const firstAttempt: EncodeAttempt = { edge: sentMaxEdge, quality: 0.82 }

/**
 * What to try after an attempt that came out at `bytes`; null when it is small enough, or when another step would cost
 * the digits on the card. Quality goes first; a photo far over the target loses pixels at once, so that a slow phone
 * writes it three times at the most.
 */
export const nextAttempt = ({ edge, quality }: EncodeAttempt, bytes: number): EncodeAttempt | null => {
  if (bytes <= sentTargetBytes) return null
  if (edge <= smallestEdge && quality <= lowestQuality) return null
  const over = bytes / sentTargetBytes
  const lower = Math.max(lowestQuality, quality - 0.16)
  if (over < 1.8 && lower < quality) return { edge, quality: lower }
  const smaller = Math.floor(edge / Math.sqrt(over / 1.25))
  return { edge: Math.max(smallestEdge, Math.min(edge - 128, smaller)), quality: lower }
}

/** Size on the canvas: the longest edge held to `edge`, never enlarged. */
export const fitWithin = (width: number, height: number, edge: number): { width: number; height: number } => {
  const factor = Math.min(1, edge / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) }
}
