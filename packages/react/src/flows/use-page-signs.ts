'use client'

import type { PageSign } from '@kaadi/core/machines'
import { useEffect } from 'react'

const watchPage = (tell: (sign: PageSign) => void): (() => void) => {
  const tellConnection = () => tell({ type: navigator.onLine ? 'ONLINE' : 'OFFLINE' })
  const tellSight = () => tell({ type: document.visibilityState === 'hidden' ? 'HIDDEN' : 'VISIBLE' })
  tellConnection()
  tellSight()
  window.addEventListener('online', tellConnection)
  window.addEventListener('offline', tellConnection)
  document.addEventListener('visibilitychange', tellSight)
  return () => {
    window.removeEventListener('online', tellConnection)
    window.removeEventListener('offline', tellConnection)
    document.removeEventListener('visibilitychange', tellSight)
  }
}

/** Tells a machine whether the page has a connection and can be seen: at first, and with each change. */
export function usePageSigns(send: (sign: PageSign) => void): void {
  useEffect(() => watchPage(send), [send])
}
