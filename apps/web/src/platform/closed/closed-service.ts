import { createStore, type ReadableStore } from '@kaadi/react'
import type { SellerClient } from '../net/client.ts'

/** Told by the service that it is closed. */
export interface Closed {
  /** When it expects to open again; null where it does not say. */
  readonly reopensTime: string | null
}

/** Whether the service is closed: any refused call says so, and any answer that it would not give then ends it. */
export const watchClosed = (
  client: Pick<SellerClient, 'on'>,
  onOpened: () => void,
): ReadableStore<Closed | undefined> => {
  const closed = createStore<Closed | undefined>(undefined)
  client.on('closed', ({ reopensTime }) => {
    if (closed.current()?.reopensTime !== reopensTime) closed.set({ reopensTime })
  })
  client.on('completed', ({ endpoint }) => {
    if (!closed.current() || endpoint.answersWhenClosed) return
    closed.set(undefined)
    onOpened()
  })
  return closed
}
