'use client'

import { type RefObject, useEffect, useRef } from 'react'

/**
 * Brings an element into sight whenever there is something new to read in it, as little as that takes, past the bars that
 * the page's scroll padding tells of. Nothing to read (null, false, an empty text) moves nothing.
 *
 * @example
 * const ref = useInSight<HTMLParagraphElement>(error)
 * return error && <p ref={ref} role="alert">{error}</p>
 */
export function useInSight<T extends HTMLElement>(what: unknown): RefObject<T | null> {
  const ref = useRef<T>(null)
  useEffect(() => {
    // Not every browser of the tests lays anything out.
    if (what) ref.current?.scrollIntoView?.({ block: 'nearest' })
  }, [what])
  return ref
}
