import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useHref, useLocation, useNavigationType } from 'react-router-dom'
import type { ListAddress } from './list-address.ts'

interface Place {
  /** How far down the page was. */
  readonly top: number
  /** Which row was gone to last, counted from 0. */
  readonly at: number | null
}

/** Where lists were left, by their entry in the history. */
const placesLeft = new Map<string, Place>()

/** Who walks through rows writes the address once they stay at one. */
const walkPauseMs = 300

const linkIn = (row: Element): HTMLAnchorElement | null =>
  row.querySelector<HTMLAnchorElement>('[data-row-stop="link"]')

/**
 * What a row is opened by on a page of its own, whose address begins with it. What opens beside the list has `id` in the
 * address already.
 */
function idOf(link: HTMLAnchorElement | null, list: string): string | undefined {
  if (!link?.href) return undefined
  const { pathname, searchParams } = new URL(link.href)
  return pathname === list ? undefined : [...searchParams.values()][0]
}

/**
 * The row that was gone to stands in the address, without an entry of the history for each. Whoever comes back to the list
 * finds it where it was left, with the focus on that row, or on the one in its place where it has gone meanwhile.
 */
export function useRowPlace(
  address: ListAddress,
  table: RefObject<HTMLTableElement | null>,
  hasCome: boolean,
): void {
  const { key, pathname } = useLocation()
  const list = useHref(pathname)
  const way = useNavigationType()
  const top = useRef(0)
  const at = useRef<number | null>(null)
  const toWrite = useRef<{ readonly row: string; readonly timer: number }>(undefined)
  const rows = () => [...(table.current?.querySelectorAll('tbody > tr') ?? [])]
  const write = useEffectEvent(() => {
    if (!toWrite.current) return
    const { row, timer } = toWrite.current
    clearTimeout(timer)
    toWrite.current = undefined
    if (row !== address.get('row')) address.change({ row }, { replace: true })
  })
  const notice = useEffectEvent(({ target }: FocusEvent) => {
    const here = rows().findIndex((row) => target instanceof Node && row.contains(target))
    const row = here === -1 ? undefined : idOf(linkIn(rows()[here]!), list)
    if (row === undefined) return
    at.current = here
    clearTimeout(toWrite.current?.timer)
    toWrite.current = { row, timer: window.setTimeout(write, walkPauseMs) }
  })
  // Before the row's link leads away.
  const press = useEffectEvent(({ target }: MouseEvent) => {
    if (target instanceof Node && table.current?.contains(target)) write()
  })
  useEffect(() => {
    top.current = window.scrollY
    const onScroll = () => {
      top.current = window.scrollY
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    document.addEventListener('focusin', notice)
    document.addEventListener('click', press, true)
    return () => {
      clearTimeout(toWrite.current?.timer)
      window.removeEventListener('scroll', onScroll)
      document.removeEventListener('focusin', notice)
      document.removeEventListener('click', press, true)
    }
  }, [])
  useLayoutEffect(
    () => () => {
      placesLeft.set(key, { top: top.current, at: at.current })
    },
    [key],
  )
  const goBack = useEffectEvent(() => {
    const left = way === 'POP' ? placesLeft.get(key) : undefined
    if (left) window.scrollTo(0, left.top)
    const chosen = address.get('row')
    const focused = document.activeElement
    if (!chosen || (focused !== document.body && !table.current?.contains(focused))) return
    const links = rows().map(linkIn)
    const inPlace = left?.at == null ? undefined : links[Math.min(left.at, links.length - 1)]
    const link = links.find((one) => idOf(one, list) === chosen) ?? inPlace
    link?.focus({ preventScroll: true })
    link?.scrollIntoView({ block: 'nearest' })
  })
  const page = address.with({ row: null, id: null })
  const shown = useRef<string>(undefined)
  useEffect(() => {
    if (!hasCome || shown.current === page) return
    const isFirst = shown.current === undefined
    shown.current = page
    if (isFirst || way === 'POP') goBack()
  }, [hasCome, page, way])
}
