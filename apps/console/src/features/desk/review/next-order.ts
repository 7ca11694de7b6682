import type { DeskOrder } from '@kaadi/contract/desk'
import { randomId } from '@kaadi/core/storage'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useClient, useReads } from '../../../platform/net/use-client.ts'

/** No order waits longer than this for its pictures. */
const longestMs = 3_000

/** Pictures that were loaded ahead: kept beside their order, the page does not ask for them again. */
const ahead = new WeakMap<DeskOrder, readonly HTMLImageElement[]>()

const load = async (src: string): Promise<HTMLImageElement> => {
  const image = new Image()
  image.src = src
  await image.decode?.().catch(() => undefined)
  return image
}

/** Loads the photos of an order, so that it is seen whole at once. */
async function loadPhotos(next: DeskOrder): Promise<void> {
  const loading = next.order.cards.flatMap(({ photos }) => photos).map(({ url }) => load(url))
  const loaded = Promise.all(loading).then((images) => {
    ahead.set(next, images)
  })
  let late: ReturnType<typeof setTimeout> | undefined
  await Promise.race([loaded, new Promise((resolve) => (late = setTimeout(resolve, longestMs)))])
  clearTimeout(late)
}

/** Takes the most urgent order that waits, its photos loaded. Null where none waits, or none could be had. */
export function useNextOrder(): () => Promise<DeskOrder | null> {
  const client = useClient()
  const reads = useReads()
  const queries = useQueryClient()
  return useCallback(async () => {
    const next = await client.desk
      .takeNext({ body: {}, idempotencyKey: randomId(), quiet: true })
      .catch(() => null)
    if (!next) return null
    queries.setQueryData(reads.desk.order({ giftOrderId: next.order.giftOrderId }).queryKey, next)
    await loadPhotos(next)
    return next
  }, [client, reads, queries])
}
