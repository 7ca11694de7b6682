import { keptSellDrafts, type SellDraft } from '@kaadi/core/storage'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePlatform } from '../../../platform/page/platform-context.ts'
import { useSession } from '../../../platform/session/session.ts'

/** What `read` finds for the seller on this device; undefined as long as nobody knows who it is. */
export function useFoundDraft<D>(read: (userId: string) => D | undefined): D | undefined {
  const userId = useSession().user?.userId
  const [draft, setDraft] = useState(() => userId && read(userId))
  const [owner, setOwner] = useState(userId)
  if (owner !== userId) {
    setOwner(userId)
    setDraft(userId && read(userId))
  }
  return draft || undefined
}

/** The drafts of sales as this screen found them, the last one first. */
export function useFoundSellDrafts(): readonly SellDraft[] {
  const { storage } = usePlatform()
  return useFoundDraft((userId) => keptSellDrafts(storage.local).list(userId)) ?? []
}

/** The place of a draft. */
export interface KeptDraft<D> {
  readonly set: (draft: D) => void
  readonly remove: () => void
}

/**
 * Keeps the draft on this device with each change, and once more where the page is hidden or goes: Android may let go of
 * a page behind its camera. Undefined: there is nothing to keep any more. A draft that is not known to be of this form
 * is not taken away as long as nothing was entered.
 */
export function useKeptDraft<D>(kept: KeptDraft<D>, draft: D | undefined, isOwn = false): void {
  const { session } = usePlatform()
  const isOurs = useRef(isOwn)
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
