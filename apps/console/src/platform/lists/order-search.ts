import { paths } from '../navigation/paths.ts'
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

/** A whole code that a link brought along, until it has been looked for. */
export interface CodeOfLink {
  readonly text: () => string | undefined
  readonly forget: () => void
}

const orderLists: readonly string[] = [paths.queue, paths.appeals, paths.messages, paths.rechecks]

/**
 * Takes what may be a whole code out of the address of a list of orders (decision 151): before anything else is done with
 * the address, so that no later request names it as the page that it came from, and no sign-in carries it on.
 */
export function takeCodeOfLink({ location, history }: Window): CodeOfLink {
  const address = new URL(location.href)
  const path = address.pathname.replace(/^\/console\/?/, '/')
  const searched = address.searchParams.get('q') ?? ''
  let code = orderLists.includes(path) && mayBeCode(searched) ? searched : undefined
  if (code !== undefined) {
    address.searchParams.delete('q')
    history.replaceState(history.state, '', address)
  }
  return {
    text: () => code,
    forget: () => {
      code = undefined
    },
  }
}
