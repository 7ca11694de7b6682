import { type OrderMessage, orderMessages } from '@kaadi/contract/order-messages'
import type { CardOrderId, UploadId } from '@kaadi/contract/primitives'
import { randomId } from '@kaadi/core/storage'
import { usePages } from '@kaadi/react/lists'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useKeptFields } from '../../platform/forms/use-kept-fields.ts'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'
import { uploadIdOf } from '../../platform/photos/photo-look.ts'
import { usePhotoShelf } from '../../platform/photos/use-photo-shelf.ts'
import type { PendingMessage, SellerThread } from './order-messages-state.ts'
import { useUnsentMessages } from './use-unsent-messages.ts'

const refreshMs = 15_000

/** What was written about an order, and what is on its way. What did not get through is sent again under its own key. */
export function useOrderMessages(giftOrderId: CardOrderId): SellerThread {
  const { client } = useLateCalls({ orderMessages })
  const queries = useQueryClient()
  const [shelf, photos] = usePhotoShelf()
  const places = useRef(0)
  const [text, setText] = useState('')
  useKeptFields(`message ${giftOrderId}`, { text }, (kept) => setText(kept.text ?? ''))
  const queryKey = ['orderMessages', 'page', giftOrderId]
  const pages = usePages<OrderMessage>({
    queryKey,
    refetchInterval: refreshMs,
    fetchPage: async (ask, signal) => {
      const page = await client.orderMessages.page({
        query: { ...ask, giftOrderId, size: 50 },
        signal,
        quiet: true,
      })
      const newest = page.records[0]
      // Whoever has the thread before them reads it.
      if (page.unread > 0 && newest && document.visibilityState === 'visible') {
        await client.orderMessages.read({ body: { giftOrderId, messageId: newest.messageId }, quiet: true })
        void queries.invalidateQueries({ queryKey: ['orderMessages', 'unread'] })
      }
      return page
    },
  })

  const unsent = useUnsentMessages(giftOrderId, async ({ key, text, uploads }) => {
    await client.orderMessages.send({
      body: { giftOrderId, text, photos: [...uploads] },
      idempotencyKey: key,
      quiet: true,
    })
    await queries.invalidateQueries({ queryKey })
  })

  return {
    messages: pages.records,
    pending: unsent.pending,
    error: pages.error,
    problem: unsent.problem,
    more: pages.more,
    shelf,
    photos,
    text,
    onText: setText,
    onReload: pages.refetch,
    onSend: (text) => {
      const chosen = [...photos.values()]
      const message: PendingMessage = {
        key: randomId(),
        text,
        uploads: chosen.flatMap((photo) => (uploadIdOf(photo) as UploadId | undefined) ?? []),
        previews: chosen.flatMap(({ place, thumbnail, preview }) => {
          const src = thumbnail ?? preview
          return src ? [{ id: place, src }] : []
        }),
        isFailed: false,
        isRefused: false,
      }
      for (const { place } of chosen) shelf.remove(place)
      unsent.add(message)
    },
    onRetry: unsent.onRetry,
    onAddPhotos: (files) => {
      for (const file of files) shelf.choose(`message-${++places.current}`, 'message', file)
    },
  }
}
