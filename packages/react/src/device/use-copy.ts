'use client'

import { useCallback, useState } from 'react'

/** What `useCopy` gives. */
export interface Copy {
  /** True after a copy, until `reset`. */
  readonly isCopied: boolean
  /** Copies a text. False where the browser does not let the page; the text can still be marked by hand. */
  readonly copy: (text: string) => Promise<boolean>
  readonly reset: () => void
}

/** Puts texts on the clipboard and says whether the last one arrived there. */
export function useCopy(): Copy {
  const [isCopied, setCopied] = useState(false)
  const copy = useCallback(async (text: string): Promise<boolean> => {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    setCopied(done)
    return done
  }, [])
  const reset = useCallback(() => setCopied(false), [])
  return { isCopied, copy, reset }
}
