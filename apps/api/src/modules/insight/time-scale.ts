import { type RawBuilder, sql } from 'kysely'

// Times are counted on a scale of which each place ends 15 % above the one before: days add up without keeping every time,
// and a half or nine tenths of them come out to within seven hundredths.

const first = 10
const step = 1.15
/** The last place is open: over sixty hours. */
const places = 72

/** Where the time of an answer stands on the scale. */
export const placeOf = (seconds: RawBuilder<number>): RawBuilder<number> =>
  sql`least(${sql.lit(places)}, greatest(0, ceil(ln(greatest(${seconds}, 1) / ${sql.lit(first)}) / ln(${sql.lit(step)}))))::smallint`

/** How many times stand at which place. */
export type Counts = readonly (readonly [place: number, count: number])[]

const endOf = (place: number): number => first * step ** place

/** The time that this share of all did not need longer than, in whole seconds; null where there are none. */
export function timeAt(share: number, counts: Counts): number | null {
  const inOrder = counts.toSorted(([one], [other]) => one - other)
  const all = inOrder.reduce((sum, [, count]) => sum + count, 0)
  if (all === 0) return null
  const wanted = share * all
  let before = 0
  for (const [place, count] of inOrder) {
    if (before + count >= wanted) return Math.round(within(place, (wanted - before) / count))
    before += count
  }
  return Math.round(endOf(inOrder.at(-1)![0]))
}

/** Between the ends of a place; the last one, which has no end, answers where it begins. */
function within(place: number, part: number): number {
  if (place === places) return endOf(places - 1)
  const begin = place === 0 ? 0 : endOf(place - 1)
  return begin + (endOf(place) - begin) * part
}
