import { isWrapperHome } from '../navigation/index.ts'
import type { WrapperPorts } from '../navigation/wrapper-of.ts'
import type { PageMessage } from './bridge-messages.ts'

/** Tells the wrapper something; false where there is none, or it does not listen. A page that only tells needs no bridge. */
export const tellWrapper = (window: WrapperPorts, message: PageMessage): boolean => {
  const port = window.KaadiNative ?? window.webkit?.messageHandlers?.kaadi
  try {
    port?.postMessage(JSON.stringify(message))
    return port !== undefined
  } catch {
    return false
  }
}

/** What a wrapper is told of a page: whether it is its home. */
export const pageMessage = (fullPath: string): PageMessage => ({
  type: 'page',
  isHome: isWrapperHome(fullPath),
})
