import { type RefObject, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import type { ListAddress } from './list-address.ts'
import { useRowPlace } from './row-place.ts'

/**
 * Whoever leads on at the foot of a list begins at the top of the next page, with the focus on its first row. Back finds
 * the place and the row that were left (`useRowPlace`), and another filter leaves the focus in the filter.
 */
export function usePageTurn(address: ListAddress, hasCome: boolean): RefObject<HTMLTableElement | null> {
  const table = useRef<HTMLTableElement>(null)
  const way = useNavigationType()
  const list = address.with({ at: null, id: null, row: null })
  const at = address.get('at')
  const shown = useRef({ list, at })
  useEffect(() => {
    const before = shown.current
    if (!hasCome || (before.list === list && before.at === at)) return
    shown.current = { list, at }
    if (before.list !== list || way === 'POP') return
    table.current?.scrollIntoView({ block: 'start' })
    table.current?.querySelector<HTMLElement>('[data-row-stop="link"]')?.focus({ preventScroll: true })
  }, [list, at, hasCome, way])
  useRowPlace(address, table, hasCome)
  return table
}
