import type { DeskEvent } from '@kaadi/contract/desk'
import type { UserEvent } from '@kaadi/contract/notifications'

/** Open live streams of a fake server, as server-sent events. */
export interface EventStreams {
  open(signal: AbortSignal): Response
  push(event: UserEvent | DeskEvent): void
  /** Ends every open stream, as a restart of the service does. */
  cut(): void
  readonly count: number
}

export const createEventStreams = (): EventStreams => {
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>()
  const encoder = new TextEncoder()
  const close = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    if (open.delete(controller)) controller.close()
  }
  return {
    open: (signal) => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          open.add(controller)
          signal.addEventListener('abort', () => close(controller), { once: true })
          controller.enqueue(encoder.encode(': open\n\n'))
        },
      })
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    },
    push: (event) => {
      const head = 'seq' in event ? `id: ${event.seq}\nevent: ${event.type}\n` : ''
      const text = `${head}data: ${JSON.stringify(event)}\n\n`
      for (const controller of open) controller.enqueue(encoder.encode(text))
    },
    cut: () => {
      for (const controller of [...open]) close(controller)
    },
    get count() {
      return open.size
    },
  }
}
