import { storagePrefix } from '@kaadi/contract/constants'
import { type Device, decideNavigation, readDevice } from '@kaadi/core/navigation'

/** Where somebody who opens this page belongs instead; undefined where they may stay. Keeps an invitation code. */
export const enter = (
  window: Pick<Window, 'location' | 'document' | 'sessionStorage'>,
  device: Device = readDevice(globalThis.window),
): { readonly goTo: string | undefined; readonly invitationCode: string | undefined } => {
  const { pathname, search, hash } = window.location
  const decision = decideNavigation({
    to: pathname + search + hash,
    hasToken: /(?:^|;\s*)token=[^;]/.test(window.document.cookie),
    device,
  })
  if (decision.invitationCode) {
    try {
      // In the form in which the app keeps it.
      window.sessionStorage.setItem(`${storagePrefix}invitationCode`, JSON.stringify(decision.invitationCode))
    } catch {
      // Without storage the links carry it alone.
    }
  }
  return {
    goTo: decision.kind === 'redirect' ? decision.to : undefined,
    invitationCode: decision.invitationCode,
  }
}
