import type { OpenSession } from '@kaadi/contract/sessions'
import type { User } from '@kaadi/contract/users'
import { useAction } from '@kaadi/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient, useReads } from '../../platform/net/use-client.ts'
import { useSession } from '../../platform/session/session.ts'

export interface AccountCenter {
  /** Undefined until it is known. */
  readonly user: User | undefined
  readonly userError: unknown
  readonly onUserRetry: () => void
  readonly sessions: {
    /** The one that asks stands first. Undefined until they have arrived. */
    readonly list: readonly OpenSession[] | undefined
    readonly error: unknown
    readonly onRetry: () => void
  }
  readonly ending: {
    /** What is asked about: one session, or all others. */
    readonly asked: OpenSession | 'others' | undefined
    readonly isBusy: boolean
    readonly onAsk: (what: OpenSession | 'others') => void
    readonly onCancel: () => void
    readonly onConfirm: () => void
  }
}

/** Who is signed in, where, and the ways to end it. */
export const useAccountCenter = (onEnded: () => void): AccountCenter => {
  const client = useClient()
  const queries = useQueryClient()
  const { user, error, refreshUser } = useSession()
  const query = useReads().sessions.list()
  const { data, error: listError, refetch } = useQuery({ ...query, refetchOnMount: 'always' })
  const [asked, setAsked] = useState<OpenSession | 'others'>()
  const { run, isRunning } = useAction((what: OpenSession | 'others') =>
    what === 'others' ? client.sessions.endOthers() : client.sessions.endOne({ body: { id: what.id } }),
  )
  const end = async (what: OpenSession | 'others') => {
    const left = await run(what)
    setAsked(undefined)
    if (!left) return
    queries.setQueryData(query.queryKey, left)
    onEnded()
  }
  return {
    user,
    userError: user ? undefined : error,
    onUserRetry: refreshUser,
    sessions: { list: data, error: listError, onRetry: () => void refetch() },
    ending: {
      asked,
      isBusy: isRunning,
      onAsk: setAsked,
      onCancel: () => setAsked(undefined),
      onConfirm: () => void (asked && end(asked)),
    },
  }
}
