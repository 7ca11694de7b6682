import { sessionActors, sessionMachine } from '@kaadi/core/machines'
import type { ClientStorage } from '@kaadi/core/storage'
import { createActor } from 'xstate'
import type { SellerClient } from '../net/client.ts'

/** Starts the session machine of this page on its client and storage. */
export const startSessionActor = (client: SellerClient, storage: ClientStorage) => {
  const actor = createActor(sessionMachine.provide({ actors: sessionActors(client) }), {
    input: {
      storage,
      currentPath: () => window.location.pathname + window.location.search + window.location.hash,
    },
  })
  return actor.start()
}

export type SessionActor = ReturnType<typeof startSessionActor>
