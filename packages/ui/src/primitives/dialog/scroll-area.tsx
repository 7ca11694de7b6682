'use client'

import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react'

/** Scrolls what does not fit, and can then be scrolled by keyboard too: it takes the focus only while it overflows. */
export function ScrollArea(props: Omit<ComponentPropsWithRef<'div'>, 'ref'>) {
  const ref = useRef<HTMLDivElement>(null)
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const area = ref.current
    if (!area) return
    const measure = () => setOverflows(area.scrollHeight > area.clientHeight + 1)
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(area)
    return () => watcher.disconnect()
  }, [])
  return (
    <div {...props} ref={ref} tabIndex={overflows ? 0 : undefined} data-overflows={overflows || undefined} />
  )
}
