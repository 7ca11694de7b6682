import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Changes parameters of the address in place, without a new entry to go back through; an empty one is taken out. */
export const useChangeQuery = (): ((change: Readonly<Record<string, string>>) => void) => {
  const [, setQuery] = useSearchParams()
  return (change) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(change)) {
          if (value === '') next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      // At once: a choice that waits for a pause springs back under the finger.
      { replace: true, flushSync: true },
    )
}

/** One of a few words from the address, or the first of them. */
export const oneOf = <const T extends string>(values: readonly [T, ...T[]], given: string | null): T =>
  values.find((value) => value === given) ?? values[0]

/** The same of a name of the address. What is none of them is taken out of it: it is of an old link, or of somebody's hand. */
export function useOneOf<const T extends string>(name: string, values: readonly [T, ...T[]]): T {
  const [query, setQuery] = useSearchParams()
  const given = query.get(name)
  const value = oneOf(values, given)
  const isUnknown = given !== null && given !== value
  useEffect(() => {
    if (!isUnknown) return
    const next = new URLSearchParams(query)
    next.delete(name)
    setQuery(next, { replace: true })
  }, [isUnknown, name, query, setQuery])
  return value
}
