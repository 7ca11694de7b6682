import { nativeStartDelayMs } from '@kaadi/contract/constants'
import { homePath, landingPath, pathOf } from './paths.ts'

/**
 * What happens when the app starts inside the native wrapper (specification, section 2): a signed-in user's page is
 * replaced by /home after 500 ms. Undefined everywhere else.
 */
export const decideNativeStart = (start: {
  readonly isNative: boolean
  readonly hasToken: boolean
}): { readonly replaceWith: string; readonly afterMs: number } | undefined =>
  start.isNative && start.hasToken ? { replaceWith: homePath, afterMs: nativeStartDelayMs } : undefined

/**
 * What the wrapper is told after each navigation: whether the page is `/` or `/home`, where Back leaves the app. The landing
 * page is what a visitor sees of `/`.
 */
export const isWrapperHome = (fullPath: string): boolean =>
  ['/', homePath, landingPath].includes(pathOf(fullPath))
