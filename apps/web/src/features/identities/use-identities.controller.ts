import { type Identity, identities } from '@kaadi/contract/identities'
import { hasCode } from '@kaadi/core/errors'
import { type Form, useAction, useForm } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'
import { useSession } from '../../platform/session/session.ts'
import { sayError } from '../../platform/words/say-error.ts'

export interface Identities {
  readonly list: readonly Identity[] | undefined
  readonly error: unknown
  readonly onRetry: () => void
  /** The one that is about to be taken off. */
  readonly chosen: Identity | undefined
  readonly onChoose: (identity: Identity | undefined) => void
  readonly form: Form<{ readonly password: string }>
  readonly email: string | undefined
  /** What is wrong, where it belongs to no field. */
  readonly problem: string | undefined
  readonly isBusy: boolean
}

/** Lists the logins of a provider that sign in to the account, and takes one off. */
export const useIdentities = (onRemoved: () => void): Identities => {
  const { client, reads } = useLateCalls({ identities })
  const queries = useQueryClient()
  const { user } = useSession()
  const query = reads.identities.list()
  const { data, error, refetch } = useQuery({ ...query, refetchOnMount: 'always' })
  const [chosen, setChosen] = useState<Identity>()
  const [problem, setProblem] = useState<string>()

  const choose = (identity: Identity | undefined) => {
    form.field('password').set('')
    setProblem(undefined)
    setChosen(identity)
  }
  const remove = useAction(async ({ id, password }: { id: Identity['id']; password: string }) => {
    const { passwordHash } = await import('@kaadi/core/crypto')
    const body = { id, password: passwordHash(user?.username ?? '', password) }
    return client.identities.unbind({ body, quiet: true }).catch((refused: unknown) => {
      if (hasCode(refused, 'badCredentials')) form.fail('password', t('This is not your password.'))
      else if (!hasCode(refused, 'secondFactorNeeded')) setProblem(sayError(refused))
      throw refused
    })
  })
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: password === '' ? t('Enter your password.') : undefined }),
    onSubmit: async ({ password }) => {
      setProblem(undefined)
      const left = chosen && (await remove.run({ id: chosen.id, password }))
      if (!left) return
      queries.setQueryData(query.queryKey, left)
      choose(undefined)
      onRemoved()
    },
  })

  return {
    list: data,
    error,
    onRetry: () => void refetch(),
    chosen,
    onChoose: choose,
    form,
    email: user?.email,
    problem,
    isBusy: remove.isRunning,
  }
}
