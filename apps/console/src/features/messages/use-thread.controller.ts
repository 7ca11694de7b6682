import type { DeskReply } from '@kaadi/contract/desk-messages'
import type { CardOrderId, OrderMessageId } from '@kaadi/contract/primitives'
import { useAction } from '@kaadi/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient, useReads } from '../../platform/net/use-client.ts'

const refreshMs = 10_000
/** Older ones come by the hundred. */
const step = 50
const most = 100

/** What was written about one order, and what can be written. */
export function useThread(chosen: string) {
  const giftOrderId = chosen as CardOrderId
  const client = useClient()
  const queries = useQueryClient()
  const reads = useReads()
  const [size, setSize] = useState(step)
  const read = reads.deskMessages.thread({ giftOrderId, size })
  const again = () => queries.invalidateQueries({ queryKey: ['deskMessages'] })
  const detail = useQuery({
    ...read,
    queryFn: async () => {
      const shown = await client.deskMessages.thread({ query: { giftOrderId, size }, quiet: true })
      const newest = shown.records[0]
      // Whoever has it before them reads it, for the whole desk.
      if (newest && (shown.row?.unread ?? 0) > 0 && document.visibilityState === 'visible') {
        await client.deskMessages.read({ body: { giftOrderId, messageId: newest.messageId }, quiet: true })
        void queries.invalidateQueries({ queryKey: ['deskMessages', 'inbox'] })
      }
      return shown
    },
    refetchInterval: refreshMs,
  })
  const reply = useAction(async (body: Omit<DeskReply, 'giftOrderId'>, idempotencyKey) => {
    const sent = await client.deskMessages.reply({
      body: { giftOrderId, ...body },
      idempotencyKey,
      quiet: true,
    })
    await again()
    return sent
  })
  const note = useAction(async (text: string, idempotencyKey) => {
    const sent = await client.deskMessages.note({ body: { giftOrderId, text }, idempotencyKey, quiet: true })
    await again()
    return sent
  })
  const settle = useAction(async (messageId: OrderMessageId, idempotencyKey) => {
    await client.deskMessages.settle({ body: { giftOrderId, messageId }, idempotencyKey, quiet: true })
    await again()
    return true
  })
  const macros = useQuery(reads.deskMessages.macros())
  const { total = 0 } = detail.data ?? {}
  return {
    detail,
    reply,
    note,
    settle,
    macros: macros.data ?? [],
    onEarlier: total > size && size < most ? () => setSize(most) : undefined,
  }
}

export type DeskThread = ReturnType<typeof useThread>
