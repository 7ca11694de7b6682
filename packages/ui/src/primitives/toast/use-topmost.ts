'use client'

import { useEffect, useLayoutEffect, useRef } from 'react'

/** The modal dialog on top, by the focus that it holds. */
const topModal = () => {
  const open = [...document.querySelectorAll<HTMLElement>('dialog:modal')]
  return open.filter((dialog) => dialog.contains(document.activeElement)).at(-1) ?? open.at(-1)
}

/**
 * Keeps a region in front of everything, where the browser can do so. Outside of a modal dialog nothing is read out, nor
 * reached by key or pointer: while one is open the region stands inside of it, and goes home with its closing. It moves
 * empty, so that what it says later is read.
 */
export function useTopmost(content: object | undefined) {
  const home = useRef<HTMLDivElement>(null)
  const region = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const [from, moved] = [home.current, region.current]
    if (!from || !moved?.showPopover) return
    const follow = () => {
      const place = topModal() ?? from
      if (moved.parentElement !== place) place.append(moved)
      if (moved.matches(':popover-open')) moved.hidePopover()
      if (content) moved.showPopover()
    }
    follow()
    const dialogs = new MutationObserver(follow)
    dialogs.observe(document, { subtree: true, attributes: true, attributeFilter: ['open'] })
    return () => dialogs.disconnect()
  }, [content])

  // React takes the region away from where it put it.
  useLayoutEffect(() => {
    const [from, moved] = [home.current, region.current]
    return () => {
      if (from && moved) from.append(moved)
    }
  }, [])

  return { home, region }
}
