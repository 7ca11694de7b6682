/** Things with a time under the label of their day or month, in the order in which they came. */
export interface Group<T> {
  readonly label: string
  readonly items: readonly T[]
}

/** Puts neighbours with the same label together. The list is newest first, so no label comes twice. */
export const groupByLabel = <T>(items: readonly T[], labelOf: (item: T) => string): Group<T>[] => {
  const groups: { label: string; items: T[] }[] = []
  for (const item of items) {
    const label = labelOf(item)
    const last = groups.at(-1)
    if (last?.label === label) last.items.push(item)
    else groups.push({ label, items: [item] })
  }
  return groups
}
