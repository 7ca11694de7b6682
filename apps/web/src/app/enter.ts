import { storagePrefix } from '@kaadi/contract/constants'
import { decideNavigation, readDevice, type WrapperPorts, wrapperOf } from '@kaadi/core/navigation'
import { isOutsideApp } from '../platform/navigation/leave.ts'
import { loadApp } from './load-app.ts'
import { asksForOwner, unwatchedKey } from './wrapper/unwatched.ts'

/**
 * Stands in the document and runs before its first paint: puts the chosen look on the page, and leaves out the first paint
 * of a screen that this person will not see. Who belongs on a landing page goes there without waiting for the app.
 */
const enter = (): void => {
  const root = document.documentElement
  const { pathname, search, hash } = window.location
  const isNative = wrapperOf(window as WrapperPorts) !== undefined
  const decision = decideNavigation({
    to: pathname + search + hash,
    hasToken: /(?:^|;\s*)token=[^;]/.test(document.cookie),
    // A shell on a tablet may call itself a desktop.
    device: readDevice(window, isNative),
  })
  if (decision.kind !== 'allow') root.dataset.shell = 'none'
  try {
    const scheme = localStorage.getItem(`${storagePrefix}scheme`)
    // The drawn frame is English. Where nobody chose on this phone, the account's language is spoken, else the landing page's.
    const language =
      localStorage.getItem(`${storagePrefix}language`) ??
      /"language":"([\w-]+)"/.exec(localStorage.getItem(`${storagePrefix}userInfo`) ?? '')?.[1] ??
      sessionStorage.getItem(`${storagePrefix}language`)
    if (language && language !== 'en-US') root.dataset.shell = 'none'
    if (isNative && asksForOwner(localStorage.getItem(storagePrefix + unwatchedKey), Date.now()))
      root.dataset.locked = ''
    if (scheme === 'light' || scheme === 'dark') root.dataset.theme = scheme
    if (decision.invitationCode)
      sessionStorage.setItem(`${storagePrefix}invitationCode`, JSON.stringify(decision.invitationCode))
  } catch {
    // Without storage there is nothing to remember.
  }
  if (decision.kind === 'redirect' && isOutsideApp(decision.to)) window.location.replace(decision.to)
  else loadApp()
}

enter()
