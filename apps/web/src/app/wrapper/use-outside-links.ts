import type { Bridge } from '@kaadi/core/bridge'
import { isExternal } from '@kaadi/core/navigation'
import { useEffect } from 'react'

/** Opens links to other sites outside the app: in the web view they would take its place, or open nothing. */
export function useOutsideLinks(bridge: Bridge): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      const href = link?.getAttribute('href') ?? ''
      if (event.defaultPrevented || !/^https?:/i.test(href) || !isExternal(href)) return
      if (new URL(href).origin === window.location.origin) return
      event.preventDefault()
      bridge.openOutside(href)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [bridge])
}
