import { longestSearch } from '@kaadi/contract/search'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { searchedFor, useTyped } from '../lists/list-address.ts'
import { useClient } from '../net/use-client.ts'

/** What is typed, from `first` on, and what the service finds of it once the typing pauses. */
export function useFinder(first = '') {
  const [sent, send] = useState(first)
  const [text, type] = useTyped(sent, send)
  const isTooLong = text.trim().length > longestSearch
  const wanted = sent.trim().length > longestSearch ? undefined : searchedFor(sent)
  const client = useClient()
  const found = useQuery({
    queryKey: ['search.find', wanted],
    queryFn: ({ signal }) => client.search.find({ body: { text: wanted ?? '' }, signal, quiet: true }),
    enabled: wanted !== undefined,
    // What is looked for may be a code: it goes with the window.
    gcTime: 0,
  })
  const isOfText = searchedFor(text) === wanted
  return {
    text,
    type,
    found: isOfText && wanted ? (found.data ?? []) : [],
    isTooLong,
    isSearching: !isTooLong && searchedFor(text) !== undefined && (!isOfText || found.isLoading),
    isFailed: !isTooLong && isOfText && wanted !== undefined && found.isError,
  }
}
