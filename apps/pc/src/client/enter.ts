import { storagePrefix } from '@kaadi/contract/constants'
import { pageMessage, tellWrapper, type WrapperPorts } from '@kaadi/core/bridge'
import { type Device, decideNavigation, readDevice, readInvitationCode } from '@kaadi/core/navigation'

/**
 * Where somebody who opens a page of this app belongs instead; undefined where they may stay. Keeps an invitation code, and
 * tells a native shell where it is: from the landing page, which is the `/` of visitors, its Back leaves the app.
 */
export const enter = (
  window: Pick<Window, 'location' | 'document' | 'sessionStorage'> & WrapperPorts,
  device: Device = readDevice(globalThis.window),
): { readonly goTo: string | undefined; readonly invitationCode: string | undefined } => {
  const { pathname, search, hash } = window.location
  const hasToken = /(?:^|;\s*)token=[^;]/.test(window.document.cookie)
  const decision = decideNavigation({ to: pathname + search + hash, hasToken, device })
  if (decision.kind !== 'redirect') {
    tellWrapper(window, pageMessage(pathname))
    tellWrapper(window, { type: 'session', isSignedIn: hasToken })
  }
  return {
    goTo: decision.kind === 'redirect' ? decision.to : undefined,
    invitationCode: keep(window, decision.invitationCode),
  }
}

const key = `${storagePrefix}invitationCode`

/** Keeps a code in the form in which the app does; without a new one the code of an earlier address counts. */
const keep = (
  { sessionStorage }: Pick<Window, 'sessionStorage'>,
  invitationCode: string | undefined,
): string | undefined => {
  try {
    if (invitationCode) sessionStorage.setItem(key, JSON.stringify(invitationCode))
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return readInvitationCode(`/?${new URLSearchParams({ invitationCode: String(kept ?? '') })}`)
  } catch {
    // Without storage the links carry it alone.
    return invitationCode
  }
}
