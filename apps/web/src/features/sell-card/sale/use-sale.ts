import {
  type ExtendQuoteInput,
  type FindOrderInput,
  type LockedRate,
  type LockQuoteInput,
  type SendPhotosInput,
  type SubmitOrderInput,
  sellCardMachine,
} from '@kaadi/core/machines'
import { usePageSigns } from '@kaadi/react'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { useClient } from '../../../platform/net/use-client.ts'
import type { PhotoShelf } from '../../../platform/photos/photo-shelf.ts'

export type SaleSnapshot = SnapshotFrom<typeof sellCardMachine>

/** The machine of a sale, on the client, the photos of its form and this page; with the rate of a draft it goes on from there. */
export const useSale = (earlier: LockedRate | undefined, shelf: PhotoShelf) => {
  const client = useClient()
  const machine = useMemo(
    () =>
      sellCardMachine.provide({
        actors: {
          lockQuote: fromPromise(({ input, signal }: { input: LockQuoteInput; signal: AbortSignal }) =>
            client.cardOrders.quote({
              body: input.request,
              idempotencyKey: input.idempotencyKey,
              signal,
              quiet: true,
            }),
          ),
          extendQuote: fromPromise(({ input }: { input: ExtendQuoteInput }) =>
            client.cardOrders.extendQuote({
              body: { quoteId: input.quoteId },
              idempotencyKey: input.idempotencyKey,
            }),
          ),
          findOrder: fromPromise(
            async ({
              input,
              signal,
            }: {
              input: FindOrderInput
              signal: AbortSignal
            }): Promise<string | undefined> => {
              const { records } = await client.cardOrders.page({ query: input, signal, quiet: true })
              return records[0]?.giftOrderId
            },
          ),
          sendPhotos: fromPromise(({ input, signal }: { input: SendPhotosInput; signal: AbortSignal }) =>
            shelf.whenSent(input.places, signal),
          ),
          submitOrder: fromPromise(({ input }: { input: SubmitOrderInput }) =>
            client.cardOrders.submit({
              body: input.request,
              idempotencyKey: input.idempotencyKey,
              quiet: true,
            }),
          ),
        },
      }),
    [client, shelf],
  )
  const sale = useMachine(machine, { input: { earlier } })
  usePageSigns(sale[1])
  return sale
}
