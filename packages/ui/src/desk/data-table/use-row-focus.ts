'use client'

import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

interface Place {
  readonly element: HTMLElement
  readonly row: string | undefined
  readonly at: number
}

/**
 * What had the focus in a row and has gone leaves it to the same row, else to the one that stands in its place now, else to
 * the last one. Spread over the body of a table whose rows have these ids, in their order.
 */
export function useRowFocus(ids: readonly string[] | undefined): {
  readonly ref: RefObject<HTMLTableSectionElement | null>
  readonly onFocus: (event: FocusEvent<HTMLTableSectionElement>) => void
  readonly onBlur: (event: FocusEvent) => void
} {
  const ref = useRef<HTMLTableSectionElement>(null)
  const place = useRef<Place>(null)
  useEffect(() => {
    const { element, row, at } = place.current ?? {}
    if (!ids || !element || at === undefined) return
    if (element.isConnected || document.activeElement !== document.body) return
    place.current = null
    const same = row === undefined ? -1 : ids.indexOf(row)
    const next = ref.current?.children[Math.min(same < 0 ? at : same, ids.length - 1)]
    next?.querySelector<HTMLElement>('[data-row-stop="link"], a, button, input')?.focus()
  })
  return {
    ref,
    onFocus: ({ target }) => {
      const row = target.closest('tr')
      const at = row ? [...(ref.current?.children ?? [])].indexOf(row) : -1
      place.current = at < 0 ? null : { element: target, row: ids?.[at], at }
    },
    // Somebody went elsewhere with it: only what is taken from them is given back.
    onBlur: ({ relatedTarget }) => {
      if (relatedTarget) place.current = null
    },
  }
}
