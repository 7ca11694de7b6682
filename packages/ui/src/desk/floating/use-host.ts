'use client'

import { useState } from 'react'

/** What a widget tells when it opens or closes: the event behind it. */
interface OpenDetails {
  readonly event: Event
}

/**
 * Where what floats belongs: in the dialog around its opener, since an open dialog covers everything else, or in the
 * page. Give `follow` to `onOpenChange` and `host` to the portal.
 */
export function useHost() {
  const [host, setHost] = useState<HTMLElement>()
  const follow = (open: boolean, { event }: OpenDetails) => {
    if (open && event.target instanceof Element) setHost(event.target.closest('dialog') ?? undefined)
  }
  return { host, follow }
}
