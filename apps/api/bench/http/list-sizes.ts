/** What a batcher has sent. */
export interface ListSizes {
  readonly lists: number
  readonly items: number
}

/** By the name of the batcher. */
export type SentSizes = Readonly<Record<string, ListSizes>>

/** Items in each list that went out between two counts, by batcher. */
export function sizesBetween(before: SentSizes, after: SentSizes): Record<string, number> {
  return Object.fromEntries(
    Object.entries(after).flatMap(([name, { lists, items }]) => {
      const sent = lists - (before[name]?.lists ?? 0)
      return sent > 0 ? [[name, (items - (before[name]?.items ?? 0)) / sent]] : []
    }),
  )
}
