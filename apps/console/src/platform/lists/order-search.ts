import { type ListAddress, searchedFor, useTyped } from './list-address.ts'

/**
 * Whether a text could be a card's whole code: eight letters and digits or more, with a digit or all in capitals. The
 * beginning of a trade number is none; of a seller's address it is one until its @ or a dot has come.
 */
export const mayBeCode = (text: string): boolean => {
  const signs = text.replace(/[\s-]/g, '')
  const isLong = /^[a-z\d]{8,}$/i.test(signs) && !/^gc\d{0,11}$/i.test(signs)
  return isLong && (/\d/.test(signs) || signs === signs.toUpperCase())
}

const withoutCode = (text: string): string => (mayBeCode(text) ? '' : text)

/** The search of a list of orders. What may be a code reaches neither the address nor a log (decision 151). */
export function useOrderSearch(address: ListAddress) {
  const search = address.get('q') ?? ''
  const typed = useTyped(search, (q) => address.change({ q }, { replace: search !== '' }), withoutCode)
  return { typed, wanted: searchedFor(withoutCode(search)) } as const
}
