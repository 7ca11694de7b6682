import type { OperatorAccountDetail } from '@kaadi/contract/operator-accounts'
import type { OperatorRole } from '@kaadi/contract/operators'
import { useAction } from '@kaadi/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient, useReads } from '../../../platform/net/use-client.ts'
import { useOperator } from '../../../platform/session/operator.ts'
import { useAsking } from '../by-two/use-asking.controller.ts'

/** What is about to be done, until it is confirmed. */
export type Wish =
  | { readonly kind: 'suspend'; readonly reason: string }
  | { readonly kind: 'reinstate' | 'endSessions' | 'resetFactor' }

/** One operator with what an admin may do to them. */
export function useOperatorAccount(operatorId: string) {
  const client = useClient()
  const queries = useQueryClient()
  const own = useOperator()
  const read = useReads().operatorAccounts.detail({ operatorId })
  const detail = useQuery(read)
  const [chosen, setChosen] = useState<readonly OperatorRole[]>()
  const [wish, setWish] = useState<Wish>()
  const keep = async (calling: Promise<OperatorAccountDetail>) => {
    try {
      queries.setQueryData(read.queryKey, await calling)
      return true
    } finally {
      // Refused or not: another admin may have been first.
      void queries.invalidateQueries({ queryKey: ['operatorAccounts'] })
    }
  }
  const save = useAction((roles: readonly OperatorRole[], idempotencyKey) =>
    keep(
      client.operatorAccounts.setRoles({
        body: { operatorId, roles: [...roles] },
        idempotencyKey,
        quiet: true,
      }),
    ),
  )
  const act = useAction((given: Wish, idempotencyKey) => {
    const { operatorAccounts } = client
    const more = { idempotencyKey, quiet: true } as const
    if (given.kind === 'suspend')
      return keep(operatorAccounts.suspend({ body: { operatorId, reason: given.reason }, ...more }))
    return keep(operatorAccounts[given.kind]({ body: { operatorId }, ...more }))
  })
  const asking = useAsking()
  const ask = async (resource: 'operatorRoles' | 'operatorFactors', reason: string) => {
    const { data } = detail
    if (!data) return
    const { email, hasFactor } = data
    const before = { operatorId, email, roles: data.roles }
    const made = await asking.run(
      resource === 'operatorRoles'
        ? { resource, before, after: { ...before, roles: [...(chosen ?? data.roles)] }, reason }
        : {
            resource,
            before: { ...before, hasFactor },
            after: { ...before, hasFactor: false },
            reason,
          },
    )
    if (made) setChosen(undefined)
  }
  return {
    detail,
    onAsk: ask,
    isOwn: own?.operatorId === operatorId,
    chosen,
    onChoose: (role: OperatorRole, isChosen: boolean, before: readonly OperatorRole[]) => {
      const now = chosen ?? before
      setChosen(isChosen ? [...now, role] : now.filter((one) => one !== role))
    },
    onUndo: () => setChosen(undefined),
    onSave: async (roles: readonly OperatorRole[]) => {
      if (await save.run(roles)) setChosen(undefined)
    },
    wish,
    onWish: setWish,
    onAct: async () => {
      if (wish) await act.run(wish)
      setWish(undefined)
    },
    isBusy: save.isRunning || act.isRunning || asking.isRunning,
    problem: save.error ?? act.error ?? asking.error,
  }
}

export type OperatorState = ReturnType<typeof useOperatorAccount>
