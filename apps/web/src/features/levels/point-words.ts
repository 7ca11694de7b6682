import { groupThousands } from '@kaadi/core/money'

/** Points as they are shown: `1,240`. */
export const pointWords = (points: number): string => groupThousands(String(points))

/** What a trade did: `+100`, `−100`. */
export const changeWords = (points: number): string =>
  points < 0 ? `−${pointWords(-points)}` : `+${pointWords(points)}`
