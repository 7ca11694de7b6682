import type { OpenSession } from '@kaadi/contract/sessions'
import type { TwoFactorStatus } from '@kaadi/contract/two-factor'
import { type Form, useAction, useForm } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sayError } from '../../platform/net/say-error.ts'
import { useClient, useReads } from '../../platform/net/use-client.ts'

export interface AccountState {
  /** Undefined until both are known. */
  readonly known: { readonly factor: TwoFactorStatus; readonly sessions: readonly OpenSession[] } | undefined
  readonly error: unknown
  readonly onRetry: () => void
  readonly form: Form<{ factor: string }>
  /** New ones, shown once. */
  readonly recoveryCodes: readonly string[] | undefined
  readonly isBusy: boolean
  readonly problem: unknown
  readonly onKept: () => void
  /** Ends one session, or all others. */
  readonly onEnd: (sessionId?: OpenSession['id']) => void
}

/** What an operator looks after by themself: recovery codes, and where they are signed in. */
export function useAccount(): AccountState {
  const client = useClient()
  const reads = useReads()
  const queries = useQueryClient()
  const factor = useQuery(reads.operatorFactor.status())
  const sessions = useQuery(reads.operators.sessions())
  const [recoveryCodes, setCodes] = useState<readonly string[]>()
  const renew = useAction((body: { factor: string }) =>
    client.operatorFactor.renewRecoveryCodes({ body, quiet: true }).catch((refused: unknown) => {
      form.fail('factor', sayError(refused))
      throw refused
    }),
  )
  const form = useForm({
    initial: { factor: '' },
    check: (values) => ({ factor: values.factor.trim() === '' ? t('Enter a code of the app.') : undefined }),
    onSubmit: async (values) => {
      const given = await renew.run({ factor: values.factor.trim() })
      if (!given) return
      form.field('factor').set('')
      setCodes(given.recoveryCodes)
      await queries.invalidateQueries({ queryKey: reads.operatorFactor.status().queryKey })
    },
  })
  const end = useAction((body: { sessionId?: OpenSession['id'] }) =>
    client.operators.endSessions({ body, quiet: true }),
  )
  return {
    known: factor.data && sessions.data && { factor: factor.data, sessions: sessions.data },
    error: factor.error ?? sessions.error,
    onRetry: () => void Promise.all([factor.refetch(), sessions.refetch()]),
    form,
    recoveryCodes,
    isBusy: renew.isRunning || end.isRunning,
    problem: end.error,
    onKept: () => setCodes(undefined),
    onEnd: async (sessionId) => {
      const left = await end.run({ ...(sessionId && { sessionId }) })
      if (left) queries.setQueryData(reads.operators.sessions().queryKey, left)
    },
  }
}
