import { keptAppealDrafts } from '@kaadi/core/storage'
import { useEffect, useRef, useState } from 'react'
import { usePlatform } from '../../../platform/page/platform-context.ts'
import { earlierPhotos, keptPhotos } from '../../../platform/photos/kept-photos.ts'
import type { PhotoShelf, ShelfPhoto } from '../../../platform/photos/photo-shelf.ts'
import { useSession } from '../../../platform/session/session.ts'

interface WrittenAppeal {
  readonly giftOrderId: string
  readonly words: string
  readonly shelf: PhotoShelf
  readonly photos: ReadonlyMap<string, ShelfPhoto>
  /** Whether it is written now: the form is open, and an appeal can be made. */
  readonly isWriting: boolean
  readonly canAppeal: boolean
  readonly giveBack: (words: string) => void
}

/**
 * What is written in an appeal outlives the page, and so do its photos that were sent. Answers how to let go of it, once
 * it is sent.
 */
export function useAppealDraft(appeal: WrittenAppeal) {
  const { giftOrderId, words, shelf, photos, isWriting, canAppeal, giveBack } = appeal
  const userId = useSession().user?.userId
  const { storage } = usePlatform()
  const [owner, setOwner] = useState<string>()
  // Its photos are let go before the page knows the order as appealed.
  const isSent = useRef(false)
  if (userId !== undefined && owner !== userId) {
    setOwner(userId)
    const kept = canAppeal && keptAppealDrafts(storage.local).get(userId, giftOrderId)
    if (kept) giveBack(kept.words)
  }
  useEffect(() => {
    if (owner === undefined || !canAppeal) return
    const kept = keptAppealDrafts(storage.local).get(owner, giftOrderId)
    if (kept) shelf.putBack(earlierPhotos(kept))
  }, [owner, canAppeal, giftOrderId, shelf, storage])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shelf is asked, for it may be ahead of what was drawn
  useEffect(() => {
    if (userId === undefined || owner !== userId || !isWriting || !canAppeal || isSent.current) return
    const kept = keptAppealDrafts(storage.local)
    const sent = keptPhotos(shelf.photos()).filter(({ upload }) => upload !== undefined)
    if (words.trim() === '' && sent.length === 0) return kept.remove(giftOrderId)
    const before = kept.get(userId, giftOrderId)
    const photosSince = before && before.photos.length > 0 ? before.photosSince : Date.now()
    kept.set({ userId, giftOrderId, since: Date.now(), words, photos: sent, photosSince })
  }, [userId, owner, isWriting, canAppeal, words, photos, giftOrderId, shelf, storage])
  return () => {
    isSent.current = true
    keptAppealDrafts(storage.local).remove(giftOrderId)
  }
}
