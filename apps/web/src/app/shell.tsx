import { useLayoutEffect } from 'react'

/** Id of the first paint that came with the document. It lies over the app until a screen of the app is there. */
export const shellId = 'shell'

/** Stands beside what a person came to see: takes the document's first paint away in the frame in which it is drawn. */
export function ShellGone() {
  useLayoutEffect(() => document.getElementById(shellId)?.remove(), [])
  return null
}
