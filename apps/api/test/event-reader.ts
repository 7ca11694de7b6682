import { type UserEvent, userEventSchema } from '@kaadi/contract/notifications'
import * as z from 'zod/mini'

export interface EventReader {
  readonly status: number
  readonly events: readonly UserEvent[]
  readonly isOpen: () => boolean
  readonly close: () => void
}

/** Reads a live stream over the network, and checks each event against the contract. */
export async function readEvents(url: string, headers: Record<string, string>): Promise<EventReader> {
  const abort = new AbortController()
  const response = await fetch(url, { headers, signal: abort.signal })
  const events: UserEvent[] = []
  let open = response.ok
  const read = async () => {
    let text = ''
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk
      const blocks = text.split('\n\n')
      text = blocks.pop()!
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1]
        if (data) events.push(z.parse(userEventSchema, JSON.parse(data)))
      }
    }
  }
  read()
    .catch((error: Error) => {
      if (error.name !== 'AbortError' && error.name !== 'TypeError') throw error
    })
    .finally(() => {
      open = false
    })
  return { status: response.status, events, isOpen: () => open, close: () => abort.abort() }
}
