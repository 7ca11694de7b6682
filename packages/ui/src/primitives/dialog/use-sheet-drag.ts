'use client'

import { type PointerEvent, useRef } from 'react'

/** How far down, in pixels, a sheet is pulled before it goes. */
const letsGoAt = 96

/** Lets a sheet be pulled down by its handle. Buttons and Escape do the same for everybody else. */
export function useSheetDrag(onClose: () => void) {
  const body = useRef<HTMLDivElement>(null)
  const start = useRef<number | null>(null)
  const move = (pixels: number) =>
    body.current?.style.setProperty('--k-sheet-pull', `${Math.max(0, pixels)}px`)
  const end = (event: PointerEvent) => {
    if (start.current === null) return
    const pulled = event.clientY - start.current
    start.current = null
    move(0)
    if (event.type === 'pointerup' && pulled > letsGoAt) onClose()
  }
  return {
    body,
    handle: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        start.current = event.clientY
        event.currentTarget.setPointerCapture?.(event.pointerId)
      },
      onPointerMove: (event: PointerEvent) => {
        if (start.current !== null) move(event.clientY - start.current)
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  }
}
