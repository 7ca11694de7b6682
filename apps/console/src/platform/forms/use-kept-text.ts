import { useEffect, useMemo, useState } from 'react'
import { usePlatform } from '../page/platform-context.ts'
import { keptByIdIn } from './kept-by-id.ts'

/** One field that was begun and not sent. */
export interface KeptText {
  readonly text: string
  /** Nothing, once it was sent. */
  readonly say: (text: string) => void
}

/** What was typed into one field about one thing: there again after a reload, and when one comes back to it, until it is over. */
export function useKeptText(key: string, id: string, isOver = false): KeptText {
  const { storage } = usePlatform()
  const kept = useMemo(() => keptByIdIn<string>(storage.session, key), [storage, key])
  const [text, say] = useState(() => kept.of(id) ?? '')
  // What is begun anew begins with nothing.
  if (isOver && text !== '') say('')
  useEffect(() => kept.keep(id, text === '' ? undefined : text), [kept, id, text])
  return { text, say }
}
