import type { Level, MyLevel } from './level.schema.ts'

/** The highest level that so many points reach. `levels` begin with the first, which everybody is on. */
export const levelAt = <L extends Pick<Level, 'fromPoints'>>(
  levels: readonly [L, ...L[]],
  points: number,
): L => levels.findLast(({ fromPoints }) => fromPoints <= points) ?? levels[0]

/** How far a seller is on the way from their level to the next. */
export interface WayToNext {
  readonly name: string
  readonly missing: number
  /** From 0 to 1. */
  readonly share: number
}

/** The next level's name, how many points are missing, and how much of the way is done; null on the last level. */
export function wayToNext({
  level,
  points,
  levels,
}: Pick<MyLevel, 'level' | 'points' | 'levels'>): WayToNext | null {
  const from = levels.find((known) => known.level === level)?.fromPoints ?? 0
  const next = levels.find((known) => known.level > level)
  if (!next) return null
  const share = (points - from) / (next.fromPoints - from)
  return {
    name: next.name,
    missing: Math.max(0, next.fromPoints - points),
    share: Math.min(1, Math.max(0, share)),
  }
}
