import { hasCode } from '@kaadi/core/errors'
import { useEffect, useEffectEvent } from 'react'
import type { ListAddress } from './list-address.ts'

/** A place that the service does not know, from an address kept for long or cut short: the list begins at its first page. */
export function useKnownPlace(address: ListAddress, error: unknown): void {
  const isUnknown = address.get('at') !== undefined && hasCode(error, 'invalidInput')
  const leave = useEffectEvent(() => address.change({ at: null }, { replace: true }))
  useEffect(() => {
    if (isUnknown) leave()
  }, [isUnknown])
}
