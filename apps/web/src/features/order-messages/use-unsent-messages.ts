import type { CardOrderId } from '@kaadi/contract/primitives'
import { isFinalRefusal } from '@kaadi/core/errors'
import { keptUnsentMessages, type UnsentMessage } from '@kaadi/core/storage'
import { useOnline } from '@kaadi/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePlatform } from '../../platform/page/platform-context.ts'
import { useSession } from '../../platform/session/session.ts'
import { sayError } from '../../platform/words/say-error.ts'
import type { PendingMessage } from './order-messages-state.ts'

const pendingOf = ({ key, text, uploads, previews, isRefused }: UnsentMessage): PendingMessage => ({
  key,
  text,
  uploads,
  previews,
  isFailed: true,
  isRefused,
})

/**
 * What is on its way, kept on this device until the service has it. What did not get through is sent again under its own
 * key, once each time the line is back; what the service refused only when the seller says so.
 */
export function useUnsentMessages(
  giftOrderId: CardOrderId,
  send: (message: PendingMessage) => Promise<void>,
) {
  const { storage, session } = usePlatform()
  const userId = useSession().user?.userId
  const isOnline = useOnline()
  const kept = keptUnsentMessages(storage.local)
  const [pending, setPending] = useState<readonly PendingMessage[]>([])
  const [problem, setProblem] = useState<string>()
  const [owner, setOwner] = useState<string>()
  if (userId !== undefined && owner !== userId) {
    setOwner(userId)
    setPending(kept.list(userId, giftOrderId).map(pendingOf))
  }

  const keep = ({ key, text, uploads, previews, isRefused }: PendingMessage) => {
    if (userId === undefined || session.current().end === 'signed-out') return
    // A picture of this page alone is gone with it.
    const lasting = previews.filter(({ src }) => src.startsWith('data:'))
    kept.set({
      userId,
      giftOrderId,
      key,
      since: Date.now(),
      text,
      uploads: [...uploads],
      previews: [...lasting],
      isRefused,
    })
  }
  const put = (message: PendingMessage) =>
    setPending((all) => all.map((one) => (one.key === message.key ? message : one)))

  const post = async (message: PendingMessage) => {
    put({ ...message, isFailed: false, isRefused: false })
    setProblem(undefined)
    try {
      await send(message)
      kept.remove(message.key)
      setPending((all) => all.filter(({ key }) => key !== message.key))
    } catch (refused) {
      const failed = { ...message, isFailed: true, isRefused: isFinalRefusal(refused) }
      setProblem(sayError(refused))
      put(failed)
      keep(failed)
    }
  }

  const sendAgain = useEffectEvent(async () => {
    for (const message of pending) if (message.isFailed && !message.isRefused) await post(message)
  })
  useEffect(() => {
    if (isOnline && owner !== undefined) void sendAgain()
  }, [isOnline, owner])

  return {
    pending,
    problem,
    add: (message: PendingMessage) => {
      setPending((all) => [...all, message])
      keep(message)
      void post(message)
    },
    onRetry: (key: string) => {
      const message = pending.find((one) => one.key === key)
      if (message) void post(message)
    },
  }
}
