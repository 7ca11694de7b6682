import type { DeskReply } from '@kaadi/contract/desk-messages'
import type { CardOrderId, OrderMessageId } from '@kaadi/contract/primitives'
import { useAction } from '@kaadi/react'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useClient, useReads } from '../../platform/net/use-client.ts'
import { useAnswerDraft } from './use-answer-draft.ts'

const refreshMs = 10_000
const pageSize = 50

/** What was written about one order, and what can be written. */
export function useThread(chosen: string) {
  const giftOrderId = chosen as CardOrderId
  const client = useClient()
  const queries = useQueryClient()
  const reads = useReads()
  const again = () => queries.invalidateQueries({ queryKey: ['deskMessages'] })
  // Looked at again, every page follows the one before it: a message that comes meanwhile pushes none out of sight.
  const detail = useInfiniteQuery({
    queryKey: [...reads.deskMessages.thread({ giftOrderId, size: pageSize }).queryKey, 'pages'],
    queryFn: async ({ pageParam }) => {
      const query = { giftOrderId, size: pageSize, ...(pageParam && { cursor: pageParam }) }
      const shown = await client.deskMessages.thread({ query, quiet: true })
      const newest = pageParam ? undefined : shown.records[0]
      // Whoever has it before them reads it, for the whole desk.
      if (newest && (shown.row?.unread ?? 0) > 0 && document.visibilityState === 'visible') {
        await client.deskMessages.read({ body: { giftOrderId, messageId: newest.messageId }, quiet: true })
        void queries.invalidateQueries({ queryKey: ['deskMessages', 'inbox'] })
      }
      return shown
    },
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
    select: ({ pages }) => ({
      row: pages[0]?.row ?? null,
      known: pages[0]?.known ?? {},
      records: pages.flatMap(({ records }) => records),
    }),
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
  return {
    detail,
    draft: useAnswerDraft(giftOrderId),
    reply,
    note,
    settle,
    macros: macros.data ?? [],
    onEarlier: detail.hasNextPage && !detail.isFetching ? () => void detail.fetchNextPage() : undefined,
  }
}

export type DeskThread = ReturnType<typeof useThread>
