/** Places of one item in both lists; null where it is missing. */
export type Pair = readonly [before: number | null, after: number | null]

/** More comparisons than this are not worth their time: what stands between is then taken as gone and come. */
const maxComparisons = 250_000

/**
 * Which items of two lists belong together, in reading order, by what each item is called. Items with the same name
 * are one item; an item without a `name` of its own that changed in its place is one item too.
 */
export function alignLists(
  before: readonly string[],
  after: readonly string[],
  hasName: (item: string) => boolean,
): Pair[] {
  const shortest = Math.min(before.length, after.length)
  let start = 0
  while (start < shortest && before[start] === after[start]) start++
  let end = 0
  while (end < shortest - start && before.at(-1 - end) === after.at(-1 - end)) end++

  const middle = inOrder(before.slice(start, before.length - end), after.slice(start, after.length - end))
  const shifted = middle.map(
    ([at, to]): Pair => [at === null ? null : at + start, to === null ? null : to + start],
  )
  const isOneItem = (at: number, to: number) => !hasName(before[at]!) && !hasName(after[to]!)
  return [
    ...Array.from({ length: start }, (_, at): Pair => [at, at]),
    ...joined(shifted, isOneItem),
    ...Array.from({ length: end }, (_, at): Pair => [before.length - end + at, after.length - end + at]),
  ]
}

/** The longest run of items that both hold in the same order; the others are gone or come. */
function inOrder(before: readonly string[], after: readonly string[]): Pair[] {
  const length = before.length * after.length > maxComparisons ? () => 0 : lengths(before, after)
  const pairs: Pair[] = []
  let [at, to] = [0, 0]
  while (at < before.length || to < after.length) {
    if (at < before.length && to < after.length && before[at] === after[to]) pairs.push([at++, to++])
    else if (to === after.length || (at < before.length && length(at + 1, to) >= length(at, to + 1)))
      pairs.push([at++, null])
    else pairs.push([null, to++])
  }
  return pairs
}

/** How many items both hold in the same order, from a place in each list to its end. */
function lengths(before: readonly string[], after: readonly string[]): (at: number, to: number) => number {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1))
  for (let at = before.length - 1; at >= 0; at--)
    for (let to = after.length - 1; to >= 0; to--)
      rows[at]![to] =
        before[at] === after[to]
          ? rows[at + 1]![to + 1]! + 1
          : Math.max(rows[at + 1]![to]!, rows[at]![to + 1]!)
  return (at, to) => rows[at]![to]!
}

/** Between two items that stayed, what went and what came are one item that changed, place by place. */
function joined(pairs: readonly Pair[], isOneItem: (at: number, to: number) => boolean): Pair[] {
  const result: Pair[] = []
  let gone: number[] = []
  let come: number[] = []
  const settle = () => {
    const late: Pair[] = []
    for (let step = 0; step < Math.max(gone.length, come.length); step++) {
      const [at = null, to = null] = [gone[step], come[step]]
      if (at !== null && to !== null && isOneItem(at, to)) result.push([at, to])
      else {
        if (at !== null) result.push([at, null])
        if (to !== null) late.push([null, to])
      }
    }
    result.push(...late)
    gone = []
    come = []
  }
  for (const pair of pairs) {
    const [at, to] = pair
    if (at === null) come.push(to!)
    else if (to === null) gone.push(at)
    else {
      settle()
      result.push(pair)
    }
  }
  settle()
  return result
}
