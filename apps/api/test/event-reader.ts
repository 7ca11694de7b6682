import { type UserEvent, userEventSchema } from '@kaadi/contract/notifications'
import * as z from 'zod/mini'

export interface EventReader<Event> {
  readonly status: number
  readonly events: readonly Event[]
  readonly isOpen: () => boolean
  readonly close: () => void
}

/** Reads a live stream over the network, and checks each event against the contract. */
export async function readEvents<Event = UserEvent>(
  url: string,
  headers: Record<string, string>,
  schema: z.ZodMiniType = userEventSchema,
): Promise<EventReader<Event>> {
  const abort = new AbortController()
  const response = await fetch(url, { headers, signal: abort.signal })
  const events: Event[] = []
  let open = response.ok
  const read = async () => {
    let text = ''
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk
      const blocks = text.split('\n\n')
      text = blocks.pop()!
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1]
        if (data) events.push(z.parse(schema, JSON.parse(data)) as Event)
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
