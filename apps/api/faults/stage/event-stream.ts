import { setTimeout as sleep } from 'node:timers/promises'
import { withApiPrefix } from '@kaadi/contract/http'
import { notifications } from '@kaadi/contract/notifications'
import type { FaultService } from './fault-service.ts'

export interface EventStream {
  /** Numbers of the events that were read, in their order. */
  readonly seqs: () => readonly number[]
  /** How often the line was lost, and taken up again. */
  readonly returns: () => number
  readonly close: () => void
}

const againMs = 500

/** Reads a seller's live stream as a browser does: when it ends it comes back, and says which event was the last. */
export function openEventStream(service: FaultService, token: string): EventStream {
  const seqs: number[] = []
  const closed = new AbortController()
  let returns = 0

  const readOnce = async (): Promise<void> => {
    const response = await fetch(new URL(withApiPrefix(notifications.stream.path), service.url()), {
      headers: { authorization: `Bearer ${token}`, 'last-event-id': String(seqs.at(-1) ?? 0) },
      signal: closed.signal,
    })
    if (!response.ok || !response.body) return
    let text = ''
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      text += chunk
      const blocks = text.split('\n\n')
      text = blocks.pop()!
      for (const block of blocks) {
        const id = /^id: (\d+)$/m.exec(block)?.[1]
        if (id) seqs.push(Number(id))
      }
    }
  }
  const read = async (): Promise<void> => {
    while (!closed.signal.aborted) {
      await readOnce().catch(() => undefined)
      returns++
      await sleep(againMs, undefined, { ref: false })
    }
  }
  void read()

  return { seqs: () => seqs, returns: () => returns, close: () => closed.abort() }
}
