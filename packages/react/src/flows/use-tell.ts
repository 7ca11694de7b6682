'use client'

import { useEffect } from 'react'

/**
 * Tells a machine what the screen knows, at first and each time that it is something else. The event is plain data: what
 * is written the same is the same. Undefined: there is nothing to tell yet.
 */
export function useTell<Event extends { readonly type: string }>(
  send: (event: Event) => void,
  event: Event | undefined,
): void {
  const content = event && JSON.stringify(event)
  useEffect(() => {
    if (content !== undefined) send(JSON.parse(content) as Event)
  }, [send, content])
}
