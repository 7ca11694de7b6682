import type { Client } from '@kaadi/core/client'
import type { ClientStorage } from '@kaadi/core/storage'

/** Where the signs of a session's life come from, and who hears them. */
export interface SessionSigns {
  readonly client: Pick<Client<Record<never, never>>, 'on'>
  readonly storage: Pick<ClientStorage, 'onTokenChange'>
  /** The service no longer knows the token that was sent; undefined where none was. */
  readonly onUnauthenticated: (token: string | undefined) => void
  /** Another tab has signed in or out. */
  readonly onOtherTab: () => void
  /** The page is looked at again, after any time: the session may be over. */
  readonly onWake?: () => void
}

const listen = (target: EventTarget, type: string, listener: () => void): (() => void) => {
  target.addEventListener(type, listener)
  return () => target.removeEventListener(type, listener)
}

/** Hears what may end a session: the service, another tab, time that passed while nobody looked. Answers how to stop. */
export const watchSession = ({
  client,
  storage,
  onUnauthenticated,
  onOtherTab,
  onWake,
}: SessionSigns): (() => void) => {
  const ends = [
    client.on('unauthenticated', ({ token }) => onUnauthenticated(token)),
    storage.onTokenChange(onOtherTab),
    ...(onWake ? [listen(document, 'visibilitychange', onWake), listen(window, 'pageshow', onWake)] : []),
  ]
  return () => {
    for (const end of ends) end()
  }
}
