'use client'

import { useState } from 'react'

/** A value that the app keeps (`value`), or that the component keeps by itself from `start` on. */
export function useValue<Value>(
  value: Value | undefined,
  start: Value,
  onValueChange?: ((value: Value) => void) | undefined,
): [Value, (next: Value) => void] {
  const [own, setOwn] = useState(start)
  const change = (next: Value) => {
    setOwn(next)
    onValueChange?.(next)
  }
  return [value ?? own, change]
}
