import { keptUnanswered, type Unanswered } from '@kaadi/core/storage'
import { useEffect, useEffectEvent, useRef } from 'react'
import { usePlatform } from '../page/platform-context.ts'
import { useSession } from '../session/session.ts'

interface Watched {
  /** What is asked for, and of what: `withdraw 1`. */
  readonly about: string
  /** The key of a sending that has no final answer; undefined where there is none, or it has one now. */
  readonly sentUnder: string | undefined
  /** An earlier visit has left one. */
  readonly onFound: (left: Unanswered) => void
}

/**
 * A request that moves money stays on this device from before it is sent until its final answer, for its own seller: the next
 * page, and another tab, ask what became of it instead of sending the same under a second key.
 */
export function useUnanswered({ about, sentUnder, onFound }: Watched) {
  const { storage } = usePlatform()
  const userId = useSession().user?.userId
  const kept = keptUnanswered(storage.local)
  const find = () => (userId === undefined ? undefined : kept.get(userId, about))
  const takeUp = useEffectEvent(() => {
    const left = find()
    if (left) onFound(left)
  })
  useEffect(() => {
    if (userId !== undefined) takeUp()
  }, [userId])

  const letGo = useEffectEvent(kept.remove)
  const before = useRef<string>(undefined)
  useEffect(() => {
    if (before.current !== undefined && before.current !== sentUnder) letGo(before.current)
    before.current = sentUnder
  }, [sentUnder])

  return {
    /** Nothing is sent before it is known for whom it is kept. */
    isReady: userId !== undefined,
    find,
    keep: (idempotencyKey: string, wish: Unanswered['wish']): void => {
      if (userId !== undefined) kept.set({ userId, about, idempotencyKey, since: Date.now(), wish })
    },
  }
}
