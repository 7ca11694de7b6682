import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

type Changes = Readonly<Record<string, string | null | undefined>>

interface RowLink extends Record<string, unknown> {
  readonly to: string
  readonly 'aria-current': 'page' | undefined
}

/** What a list shows, held by the address: a reload, Back and a second tab show the same. */
export interface ListAddress {
  readonly get: (name: string) => string | undefined
  /** What the address says of a name; undefined where it says nothing. What is not known is taken out of it. */
  readonly oneOf: <Value extends string>(name: string, known: readonly Value[]) => Value | undefined
  readonly change: (changes: Changes, options?: { readonly replace?: boolean }) => void
  /** The address with changes, for a link. */
  readonly with: (changes: Changes) => string
  /** The link of a row that opens beside the list; it is marked while it is open. */
  readonly rowLink: (id: string, changes?: Changes) => RowLink
}

/** These say where in the list one stands. Everything else says which list it is: with another list one begins anew. */
const places = ['at', 'id', 'row']

const changed = (params: URLSearchParams, changes: Changes): URLSearchParams => {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  const isAnother = Object.keys(changes).some((name) => !places.includes(name))
  if (isAnother) next.delete('at')
  if (isAnother || 'at' in changes) next.delete('row')
  return next
}

export function useListAddress(): ListAddress {
  const [params, setParams] = useSearchParams()
  const unknown: string[] = []
  // What this page cannot know is of an old link, or of somebody's hand.
  useEffect(() => {
    if (unknown.length === 0) return
    const next = new URLSearchParams(params)
    for (const name of unknown) next.delete(name)
    setParams(next, { replace: true })
  })
  const get = (name: string) => params.get(name) || undefined
  const withChanges = (changes: Changes) => `?${changed(params, changes)}`
  return {
    get,
    oneOf: (name, known) => {
      const value = known.find((one) => one === get(name))
      if (value === undefined && params.has(name)) unknown.push(name)
      return value
    },
    // By what the address says by now: two presses can come before the first of them is drawn.
    change: (changes, options) =>
      setParams(() => changed(new URLSearchParams(window.location.search), changes), options),
    with: withChanges,
    rowLink: (id, changes) => ({
      to: withChanges({ id, ...changes }),
      'aria-current': get('id') === id ? 'page' : undefined,
    }),
  }
}

/** What is searched for: from two letters on. One letter finds half of everything. */
export const searchedFor = (text: string): string | undefined =>
  text.trim().length > 1 ? text.trim() : undefined

const typingPauseMs = 300

/**
 * What is typed into a search box, sent to the address when the typing pauses: what `sendable` makes of it. What the
 * address says counts again once it changes by itself, as by Back.
 */
export function useTyped(
  value: string,
  commit: (text: string) => void,
  sendable: (text: string) => string = (text) => text,
): readonly [text: string, type: (text: string) => void] {
  const [typed, setTyped] = useState({ value, text: value, sent: value })
  if (typed.value !== value) setTyped({ value, text: typed.sent === value ? typed.text : value, sent: value })
  const { text } = typed
  const sent = sendable(text)
  const latest = useRef(commit)
  useEffect(() => {
    latest.current = commit
  })
  useEffect(() => {
    if (sent === value) return
    const timer = setTimeout(() => {
      setTyped((now) => ({ ...now, sent }))
      latest.current(sent)
    }, typingPauseMs)
    return () => clearTimeout(timer)
  }, [sent, value])
  return [text, (next) => setTyped((now) => ({ ...now, text: next }))]
}
