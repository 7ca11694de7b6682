import type { Notice } from '@kaadi/core/client'
import { hasCode } from '@kaadi/core/errors'
import type { ClientStorage } from '@kaadi/core/storage'
import { createKeptChoice, type KeptChoice } from '@kaadi/react'
import { createToaster, type Toaster } from '@kaadi/ui'
import { QueryCache, QueryClient } from '@tanstack/react-query'
import { type CodeOfLink, takeCodeOfLink } from '../lists/order-search.ts'
import { createDeskClient, createDeskReads, type DeskClient, type DeskReads } from '../net/client.ts'
import { sayError } from '../net/say-error.ts'
import { createDeskStorage } from '../session/desk-storage.ts'
import { createDeskSession, type DeskSession } from '../session/session.ts'

/** Everything of the browser and the service that screens use, made once when the page starts. */
export interface Platform {
  readonly client: DeskClient
  readonly reads: DeskReads
  readonly session: DeskSession
  readonly queries: QueryClient
  readonly storage: ClientStorage
  readonly toaster: Toaster
  /** Whether single keys act on this machine: who speaks to the computer turns them off, and they stay off. */
  readonly singleKeys: KeptChoice<'on' | 'off'>
  readonly codeOfLink: CodeOfLink
}

const say = (toaster: Toaster, { error, durationMs }: Notice): void => {
  const text = sayError(error)
  if (text !== '') toaster.show({ text, tone: 'bad', durationMs })
}

/** The platform of a console page. Tests give their own network. */
export const createPlatform = (fetch: typeof globalThis.fetch = window.fetch.bind(window)): Platform => {
  const codeOfLink = takeCodeOfLink(window)
  const storage = createDeskStorage(window)
  const client = createDeskClient(storage, fetch)
  const toaster = createToaster()
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 5_000 } },
    queryCache: new QueryCache({
      // Another tab, or the service's clock, has locked the session.
      onError: (error) => {
        if (hasCode(error, 'operatorLocked') || hasCode(error, 'operatorFactorMissing')) session.lookAgain()
      },
    }),
  })
  const session = createDeskSession(client, storage, queries)
  client.on('notice', (notice) => say(toaster, notice))
  return {
    client,
    reads: createDeskReads(client),
    session,
    queries,
    storage,
    toaster,
    singleKeys: createKeptChoice(storage.local, 'single-keys', ['on', 'off']),
    codeOfLink,
  }
}
