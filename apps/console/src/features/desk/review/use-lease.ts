import type { Lease } from '@kaadi/contract/desk'
import { useEffect, useRef } from 'react'

const renewEveryMs = 60_000
const signsOfWork = ['pointerdown', 'keydown', 'wheel'] as const

/** Renews a claim while the reviewer works at the page, at most once a minute. Without work the lease runs out. */
export function useLeaseRenewal(lease: Lease | null, renew: () => void): void {
  const latest = useRef(renew)
  useEffect(() => {
    latest.current = renew
  })
  const token = lease?.leaseToken
  useEffect(() => {
    if (token === undefined) return
    let renewedAt = Date.now()
    const worked = () => {
      if (Date.now() - renewedAt < renewEveryMs) return
      renewedAt = Date.now()
      latest.current()
    }
    for (const sign of signsOfWork) window.addEventListener(sign, worked, { passive: true })
    return () => {
      for (const sign of signsOfWork) window.removeEventListener(sign, worked)
    }
  }, [token])
}

/** What this device's clock must be corrected by to agree with the service's, in milliseconds. */
export const clockOffset = (serverTime: string, now: number = Date.now()): number =>
  Date.parse(serverTime) - now
