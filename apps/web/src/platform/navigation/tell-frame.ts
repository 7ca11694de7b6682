import { useStore } from '@kaadi/react'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { usePlatform } from '../page/platform-context.ts'
import { spokenLanguage } from '../words/speak-language.ts'

/** Tells the phone frame around this page which path it shows, so that its link and QR code follow, and in which language. */
export function useTellFrame(): void {
  const { isFramed } = usePlatform().device
  const { pathname, search, hash } = useLocation()
  const { code } = useStore(spokenLanguage)
  useEffect(() => {
    if (!isFramed) return
    // Only a page of this origin may hear it.
    window.parent.postMessage(
      { kaadiPath: pathname + search + hash, kaadiLanguage: code },
      window.location.origin,
    )
  }, [isFramed, pathname, search, hash, code])
}
