import { keptSellDraft, type SellDraft } from '@kaadi/core/storage'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { usePlatform } from '../../../platform/platform-context.ts'
import { useSession } from '../../../platform/session.ts'

/** The seller's draft as this screen found it; undefined where there is none, and as long as nobody knows who it is. */
export function useFoundDraft(): SellDraft | undefined {
  const { storage } = usePlatform()
  const userId = useSession().user?.userId
  const [draft, setDraft] = useState(() => userId && keptSellDraft(storage.local).get(userId))
  const [owner, setOwner] = useState(userId)
  if (owner !== userId) {
    setOwner(userId)
    setDraft(userId && keptSellDraft(storage.local).get(userId))
  }
  return draft || undefined
}

/**
 * Keeps the draft on this device with each change, and once more where the page is hidden or goes: Android may let go of
 * a page behind its camera. Undefined: there is nothing to keep any more.
 */
export function useKeptDraft(draft: SellDraft | undefined): void {
  const { storage, session } = usePlatform()
  const kept = useMemo(() => keptSellDraft(storage.local), [storage])
  // Another card's draft is not taken away by a form in which nothing was entered yet.
  const isOurs = useRef(false)
  const write = useEffectEvent(() => {
    const { end } = session.current()
    const isSignedOut = end === 'signed-out' || end === 'other-tab'
    if (draft && !isSignedOut) {
      isOurs.current = true
      kept.set(draft)
    } else if (isOurs.current) kept.remove()
  })
  const content = draft && JSON.stringify(draft)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content says when there is something new
  useEffect(() => write(), [content])
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') write()
    }
    const go = () => write()
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('pagehide', go)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('pagehide', go)
    }
  }, [])
}
