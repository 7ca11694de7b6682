import { hasCode } from '@kaadi/core/errors'
import { useEffect, useEffectEvent } from 'react'
import type { ListAddress } from './list-address.ts'

/**
 * What the service does not take of an address that was kept for long, cut short or written by hand: the list begins at its
 * first page, and where that was not it, is shown whole.
 */
export function useKnownPlace(address: ListAddress, error: unknown): void {
  const leave = useEffectEvent(() => {
    const narrowed = [...new URLSearchParams(address.with({})).keys()].filter((name) => name !== 'view')
    const names = address.get('at') !== undefined ? ['at'] : narrowed
    if (names.length > 0)
      address.change(Object.fromEntries(names.map((name) => [name, null])), { replace: true })
  })
  useEffect(() => {
    if (hasCode(error, 'invalidInput')) leave()
  }, [error])
}
