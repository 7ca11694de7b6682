'use client'

import type { FocusEvent, RefObject } from 'react'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'

/**
 * J goes on to the next row and K to the one before, wherever the focus is; from outside to the first and the last. `onRow`
 * is told the place of the row that has the focus, and null once none has it. Spread over the table, whose body is given.
 */
export function useRowSteps(
  body: RefObject<HTMLTableSectionElement | null>,
  onRow: ((at: number | null) => void) | undefined,
) {
  const placeOf = (target: Element | null): number =>
    [...(body.current?.children ?? [])].findIndex((row) => row.contains(target))
  const step = (by: 1 | -1) => {
    const rows = [...(body.current?.children ?? [])]
    const here = placeOf(document.activeElement)
    const next = rows.at(here === -1 && by === -1 ? -1 : Math.max(0, here + by))
    next?.querySelector<HTMLElement>('[data-row-stop="link"]')?.focus()
  }
  useShortcuts({ j: () => step(1), k: () => step(-1) }, onRow !== undefined)
  if (!onRow) return {}
  return {
    onFocus: ({ target }: FocusEvent) => {
      const at = placeOf(target)
      onRow(at === -1 ? null : at)
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Element) || placeOf(relatedTarget) === -1) onRow(null)
    },
  }
}
