import type { StorageAdapter } from '@kaadi/core/storage'

/** A code that was mailed, as this tab remembers it: a cheap phone drops the page on the way to the mail app. */
export interface KeptCode {
  readonly email: string
  /** From when another may be asked for, in milliseconds since 1970 by this device's clock. */
  readonly nextAt: number
}

const key = 'signUpCode'

/** The code of the sign-up. Of the code itself nothing is known here. */
export const keptSignUpCode = (session: StorageAdapter) => ({
  get: (): KeptCode | undefined => {
    try {
      const { email, nextAt } = JSON.parse(session.get(key) ?? '')
      return { email: String(email), nextAt: Number(nextAt) }
    } catch {
      return undefined
    }
  },
  set: (kept: KeptCode): void => session.set(key, JSON.stringify(kept)),
  remove: (): void => session.remove(key),
})
