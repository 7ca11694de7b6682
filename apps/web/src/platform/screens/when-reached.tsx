import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Draws what stands far below once the person comes to it: a first visit does not pay for it, and it comes in from below. */
export function WhenReached({ children }: { readonly children: ReactNode }) {
  const mark = useRef<HTMLDivElement>(null)
  const [isReached, setReached] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (isReached || !mark.current) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setReached(true)
    })
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [isReached])
  return isReached ? children : <div ref={mark} />
}
