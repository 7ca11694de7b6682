import { keptAppealDrafts } from '@kaadi/core/storage'
import { useEffect, useState } from 'react'
import { usePlatform } from '../../../platform/page/platform-context.ts'
import { useSession } from '../../../platform/session/session.ts'

interface AppealWords {
  readonly giftOrderId: string
  readonly words: string
  /** Whether they are written now: the form is open, and an appeal can be made. */
  readonly isWriting: boolean
  readonly canAppeal: boolean
  readonly giveBack: (words: string) => void
}

/** What is written in an appeal outlives the page. Answers how to let go of it, once it is sent. */
export function useAppealDraft({ giftOrderId, words, isWriting, canAppeal, giveBack }: AppealWords) {
  const userId = useSession().user?.userId
  const { storage } = usePlatform()
  const [owner, setOwner] = useState<string>()
  if (userId !== undefined && owner !== userId) {
    setOwner(userId)
    const kept = canAppeal && keptAppealDrafts(storage.local).get(userId, giftOrderId)?.words
    if (kept) giveBack(kept)
  }
  useEffect(() => {
    if (userId === undefined || owner !== userId || !isWriting || !canAppeal) return
    const kept = keptAppealDrafts(storage.local)
    if (words.trim() === '') kept.remove(giftOrderId)
    else kept.set({ userId, giftOrderId, since: Date.now(), words })
  }, [userId, owner, isWriting, canAppeal, words, giftOrderId, storage])
  return () => keptAppealDrafts(storage.local).remove(giftOrderId)
}
