import { type RefObject, useEffect } from 'react'

/** Rows of a day that is drawn: how high they are together, and how many. */
export interface DrawnRows {
  readonly height: number
  readonly count: number
}

/** How high a row is, by those that are drawn; undefined while none is. */
export const meanRowHeight = (drawn: readonly DrawnRows[]): number | undefined => {
  const sum = (of: (rows: DrawnRows) => number) => drawn.reduce((total, rows) => total + of(rows), 0)
  const height = sum((rows) => rows.height)
  return height > 0 ? height / sum(({ count }) => count) : undefined
}

/** Days that are always drawn. */
const drawnDays = 2

/** Tells the list how high its rows are, at the size of text and the width of this phone, as `--w-row`; nothing without a newest day. */
export const useRowHeight = (list: RefObject<HTMLElement | null>, newest: string | undefined): void => {
  useEffect(() => {
    const element = list.current
    if (!element || newest === undefined || typeof ResizeObserver === 'undefined') return
    const days = [...element.querySelectorAll('.k-rows')].slice(0, drawnDays)
    const observer = new ResizeObserver(() => {
      const height = meanRowHeight(
        days.map((day) => ({ height: day.getBoundingClientRect().height, count: day.childElementCount })),
      )
      if (height !== undefined) element.style.setProperty('--w-row', `${height}px`)
    })
    for (const day of days) observer.observe(day)
    return () => observer.disconnect()
  }, [list, newest])
}
