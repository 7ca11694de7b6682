import type { DeskOrder } from '@kaadi/contract/desk'
import type { CardOrderId } from '@kaadi/contract/primitives'
import { randomId } from '@kaadi/core/storage'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useClient, useReads } from '../../../platform/net/use-client.ts'
import { usePlatform } from '../../../platform/page/platform-context.ts'
import { useOperator } from '../../../platform/session/operator.ts'
import { loadPhoto } from '../photos/load-photos.ts'
import { isNarrow, keptSkill } from '../skill/kept-skill.ts'
import { heldRefusalsOf } from '../taking-back/held-refusals.ts'

/** No order waits longer than this for its pictures. */
const longestMs = 3_000

/** Pictures that were loaded ahead: kept beside their order, the page does not ask for them again. */
const ahead = new WeakMap<DeskOrder, readonly HTMLImageElement[]>()

/** As many photos as are seen at once. */
const panes = 2

/** Loads the photos of an order, so that it is seen whole at once: those behind the first ones come without being waited for. */
async function loadPhotos(next: DeskOrder): Promise<void> {
  const addresses = next.order.cards.flatMap(({ photos }) => photos).map(({ url }) => url)
  const loaded = Promise.all(addresses.slice(0, panes).map(loadPhoto)).then((first) => {
    ahead.set(next, first)
    void Promise.all(addresses.slice(panes).map(loadPhoto)).then((others) =>
      ahead.set(next, [...first, ...others]),
    )
  })
  let late: ReturnType<typeof setTimeout> | undefined
  await Promise.race([loaded, new Promise((resolve) => (late = setTimeout(resolve, longestMs)))])
  clearTimeout(late)
}

/** The most urgent order that waits, on its way. */
export interface NextOrder {
  /** Taken, its photos loaded. Null where none waits, or none could be had. */
  readonly ready: Promise<DeskOrder | null>
  /** The order before it stays: this one goes back into the queue. */
  readonly giveBack: () => Promise<void>
}

/**
 * Begins to take the most urgent order: one that this session holds, else one that waits. Neither the order that is open comes nor one
 * whose refusal is on its way: they are held, and left.
 */
export function useTakeNext(open?: string): () => NextOrder {
  const platform = usePlatform()
  const refusals = heldRefusalsOf(platform)
  const operatorId = useOperator()?.operatorId
  const client = useClient()
  const reads = useReads()
  const queries = useQueryClient()
  return useCallback(() => {
    const left = new Set([...refusals.unanswered(operatorId), ...(open === undefined ? [] : [open])])
    const skill = keptSkill(platform.storage.local, operatorId)
    const body = { except: [...left] as CardOrderId[], ...(isNarrow(skill) && { skill }) }
    const taken = client.desk.takeNext({ body, idempotencyKey: randomId(), quiet: true }).catch(() => null)
    const show = async () => {
      const next = await taken
      if (!next) return null
      queries.setQueryData(reads.desk.order({ giftOrderId: next.order.giftOrderId }).queryKey, next)
      await loadPhotos(next)
      return next
    }
    const giveBack = async () => {
      const next = await taken
      if (!next?.lease) return
      const { giftOrderId } = next.order
      const body = { giftOrderId, leaseToken: next.lease.leaseToken }
      // A claim that could not be ended runs out by itself.
      await client.desk.release({ body, idempotencyKey: randomId(), quiet: true }).catch(() => undefined)
      queries.removeQueries({ queryKey: reads.desk.order({ giftOrderId }).queryKey })
    }
    return { ready: show(), giveBack }
  }, [client, reads, queries, platform, refusals, operatorId, open])
}
