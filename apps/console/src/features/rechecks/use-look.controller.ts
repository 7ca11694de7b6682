import type { RecheckDecision, RecheckRow } from '@kaadi/contract/rechecks'
import { useAction } from '@kaadi/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useClient, useReads } from '../../platform/net/use-client.ts'

/** Addresses of photos live five to ten minutes; others take looks at any time. */
const refreshMs = 30_000

/** The look that the operator has: taking one, opening its codes, judging it. */
export function useLook() {
  const client = useClient()
  const queries = useQueryClient()
  const mine = useQuery({ ...useReads().rechecks.mine(), refetchInterval: refreshMs })
  const [verdicts, setVerdicts] = useState<RecheckRow>()
  const recheckId = mine.data?.held?.recheckId
  /** Done or refused: somebody may have been first, or the time was over. */
  const kept = async <Made>(work: Promise<Made>): Promise<Made> => {
    try {
      return await work
    } finally {
      await queries.invalidateQueries({ queryKey: ['rechecks'] })
    }
  }
  const take = useAction((_: undefined, idempotencyKey) =>
    kept(client.rechecks.takeNext({ body: {}, idempotencyKey, quiet: true })),
  )
  const giveBack = useAction((_: undefined, idempotencyKey) =>
    kept(client.rechecks.giveBack({ body: { recheckId: recheckId! }, idempotencyKey, quiet: true })),
  )
  const decide = useAction(async (body: RecheckDecision, idempotencyKey) =>
    setVerdicts(await kept(client.rechecks.decide({ body, idempotencyKey, quiet: true }))),
  )
  const openCode = useCallback(
    async (cardId: string, idempotencyKey: string) => {
      const shown = await client.rechecks.reveal({
        body: { recheckId: recheckId!, cardId },
        idempotencyKey,
        quiet: true,
      })
      void queries.invalidateQueries({ queryKey: ['rechecks', 'mine'] })
      return { code: shown.code, cardPin: shown.cardPin }
    },
    [client, queries, recheckId],
  )
  return { mine, verdicts, take, giveBack, decide, openCode }
}

export type Look = ReturnType<typeof useLook>
