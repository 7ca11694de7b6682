/** Where a task or a special stands in its time. */
export type GiftPhase = 'before' | 'during' | 'after'

/** Before its start, while it runs, or from its end on. Without a start it runs already, without an end for ever. */
export const giftPhaseAt = (
  { startsTime, endsTime }: { readonly startsTime: string | null; readonly endsTime: string | null },
  now: number,
): GiftPhase => {
  if (startsTime !== null && now < Date.parse(startsTime)) return 'before'
  return endsTime !== null && now >= Date.parse(endsTime) ? 'after' : 'during'
}
