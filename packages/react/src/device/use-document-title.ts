'use client'

import { useEffect } from 'react'

/** Names the screen in the browser's title: `Wallet · Kaadi`; by itself while the name of the site is not known. */
export function useDocumentTitle(title: string, site?: string): void {
  useEffect(() => {
    document.title = site ? `${title} · ${site}` : title
  }, [title, site])
}
