import { type DeskEvent, desk, deskEventSchema } from '@kaadi/contract/desk'
import { createEventStream, pageVisibility } from '@kaadi/core/live'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useClient } from './use-client.ts'

const read = (text: string): DeskEvent | undefined => {
  try {
    const event = deskEventSchema.safeParse(JSON.parse(text))
    return event.success ? event.data : undefined
  } catch {
    return undefined
  }
}

/**
 * Looks again at whatever changes at the desk, as it changes, while somebody looks at the page. What happened while nobody
 * listened is looked at when the stream is open again; screens that poll go on polling beside it.
 */
export function useDeskEvents(): void {
  const client = useClient()
  const queries = useQueryClient()
  useEffect(() => {
    const look = (giftOrderId: string | null) =>
      void queries.invalidateQueries({
        queryKey: giftOrderId === null ? ['desk'] : ['desk', 'order', giftOrderId],
      })
    let wasOpen = false
    const stream = createEventStream({
      open: (_, signal) =>
        client.open(desk.events, { signal, quiet: true, headers: { Accept: 'text/event-stream' } }),
      onMessage: ({ data }) => {
        const event = read(data)
        if (event) look(event.giftOrderId)
      },
      onStatus: (status) => {
        if (status !== 'open') return
        if (wasOpen) look(null)
        wasOpen = true
      },
    })
    const visibility = pageVisibility()
    const follow = () => (visibility.isVisible() ? stream.start() : stream.stop())
    const leave = visibility.onChange(follow)
    follow()
    return () => {
      leave()
      stream.stop()
    }
  }, [client, queries])
}
