/**
 * The pages to draw, with `null` where some are left out: the ends, and the neighbours of the one in sight. Never more
 * than seven, and as many on each page, so that the buttons stay under the pointer.
 */
export function pagesAround(page: number, count: number): (number | null)[] {
  const from = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index)
  if (count <= 7) return from(1, count)
  if (page <= 4) return [...from(1, 5), null, count]
  if (page >= count - 3) return [1, null, ...from(count - 4, count)]
  return [1, null, page - 1, page, page + 1, null, count]
}
