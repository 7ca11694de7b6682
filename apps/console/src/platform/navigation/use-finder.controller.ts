import { longestSearch } from '@kaadi/contract/search'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { searchedFor, useTyped } from '../lists/list-address.ts'
import { useReads } from '../net/use-client.ts'

/** What is typed, and what the service finds of it once the typing pauses. */
export function useFinder() {
  const [sent, send] = useState('')
  const [text, type] = useTyped(sent, send)
  const isTooLong = text.trim().length > longestSearch
  const wanted = sent.trim().length > longestSearch ? undefined : searchedFor(sent)
  const reads = useReads()
  const found = useQuery({ ...reads.search.find({ text: wanted ?? '' }), enabled: wanted !== undefined })
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
