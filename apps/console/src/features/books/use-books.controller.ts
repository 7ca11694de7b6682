import type { BooksStanding } from '@kaadi/contract/books'
import { useAction } from '@kaadi/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Signed } from '../../platform/credentials/use-signature.ts'
import { useListAddress } from '../../platform/lists/list-address.ts'
import { useListPage } from '../../platform/lists/list-page.ts'
import { useClient, useReads } from '../../platform/net/use-client.ts'

const refreshMs = 5_000
const pageSize = 50

/** The books with what a treasurer does about them. A match that runs is looked at until it has ended. */
export function useBooks() {
  const client = useClient()
  const reads = useReads()
  const queries = useQueryClient()
  const address = useListAddress()
  const view = address.oneOf('view', ['open', 'mine', 'closed']) ?? 'open'
  const at = address.get('at')
  const read = reads.books.standing()
  const standing = useQuery({
    ...read,
    refetchInterval: ({ state }) => (state.data?.isMatching ? 1_000 : refreshMs),
  })
  const page = useListPage(address, {
    ...reads.books.exceptions({ view, size: pageSize, ...(at && { cursor: at }) }),
    refetchInterval: refreshMs,
  })
  /** Keeps how it stands now; refused or not, somebody else may have acted. */
  const kept = async (sent: Promise<BooksStanding>) => {
    try {
      const stands = await sent
      queries.setQueryData(read.queryKey, stands)
      return stands
    } finally {
      void queries.invalidateQueries({ queryKey: ['books'] })
    }
  }
  const options = (idempotencyKey: string) => ({ idempotencyKey, quiet: true })
  const looked = async <T>(sent: Promise<T>): Promise<T> => {
    try {
      return await sent
    } finally {
      void queries.invalidateQueries({ queryKey: ['books'] })
    }
  }
  return {
    address,
    view,
    page,
    standing,
    match: useAction((_: null, intent) => kept(client.books.match({ body: {}, ...options(intent) }))),
    stop: useAction((reason: string, intent) =>
      kept(client.books.stop({ body: { reason }, ...options(intent) })),
    ),
    askRestart: useAction((body: { stopId: string; reason: string }, intent) =>
      kept(client.books.askRestart({ body, ...options(intent) })),
    ),
    dropRestart: useAction((stopId: string, intent) =>
      kept(client.books.dropRestart({ body: { stopId }, ...options(intent) })),
    ),
    restartChallenge: (stopId: string) => client.books.restartChallenge({ body: { stopId }, quiet: true }),
    restart: useAction(({ stopId, ...signed }: Signed & { stopId: string }, intent) =>
      kept(client.books.restart({ body: { stopId, ...signed }, ...options(intent) })),
    ),
    take: useAction((body: { exceptionId: string; from?: string }, intent) =>
      looked(client.books.take({ body, ...options(intent) })),
    ),
    close: useAction((body: { exceptionId: string; note: string }, intent) =>
      looked(client.books.close({ body, ...options(intent) })),
    ),
  }
}

export type BooksState = ReturnType<typeof useBooks>
