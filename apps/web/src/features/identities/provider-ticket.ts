import { storagePrefix } from '@kaadi/contract/constants'

const name = `${storagePrefix}providerSignIn`

/** What a page keeps while its person is at the provider. */
export interface ProviderTicket {
  readonly ticket: string
  /** Where they wanted to go. */
  readonly ret: string | undefined
}

export const keepTicket = (kept: ProviderTicket): void => sessionStorage.setItem(name, JSON.stringify(kept))

/** Undefined in a page that began no sign-in at the provider. */
export function keptTicket(): ProviderTicket | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '') as ProviderTicket
  } catch {
    return undefined
  }
}
