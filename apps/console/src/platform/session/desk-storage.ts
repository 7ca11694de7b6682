import { type ClientStorage, createNativeStorage, createWebAdapter } from '@kaadi/core/storage'

const prefix = 'desk:'

/** What reviewers have drafted, in the storage that ends with the tab. */
export const draftsKey = 'desk-drafts'
/** Answers to sellers that were begun, kept there too. */
export const answersKey = 'desk-answers'
/** What seniors have begun to decide of appeals, kept there too. */
export const appealDraftsKey = 'desk-appeals'
/** Slip numbers and hashes of payouts that were typed and not confirmed, kept there too. */
export const proofsKey = 'desk-proofs'
/** Reasons of restarts that were begun, kept there too. */
export const restartReasonsKey = 'desk-restarts'
/** All of it: it goes with the session. */
export const writtenKeys = [draftsKey, answersKey, appealDraftsKey, proofsKey, restartReasonsKey] as const

const attempt = <T>(action: () => T): T | undefined => {
  try {
    return action()
  } catch {
    return undefined
  }
}

const readKept = (area: Storage): Record<string, string> =>
  Object.fromEntries(
    Object.keys(area)
      .filter((key) => key.startsWith(prefix))
      .map((key) => [key.slice(prefix.length), area.getItem(key) ?? '']),
  )

/**
 * The console keeps its session apart from a seller's: under its own keys and in no cookie, so that neither side ever
 * sends the other's token. What ends with the tab is kept under keys that begin with `desk-`.
 */
export const createDeskStorage = (window: Window & typeof globalThis): ClientStorage => ({
  ...createNativeStorage({
    initial: attempt(() => readKept(window.localStorage)) ?? {},
    write: (key, value) =>
      attempt(() =>
        value === null
          ? window.localStorage.removeItem(prefix + key)
          : window.localStorage.setItem(prefix + key, value),
      ),
  }),
  session: createWebAdapter(() => window.sessionStorage),
  onTokenChange: (listener) => {
    const heard = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith(prefix)) listener()
    }
    window.addEventListener('storage', heard)
    return () => window.removeEventListener('storage', heard)
  },
})
