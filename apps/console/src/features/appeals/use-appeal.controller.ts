import type { AppealCase, AppealDecision } from '@kaadi/contract/appeals'
import type { chosenRevealPurposes } from '@kaadi/contract/card-orders'
import type { AppealId } from '@kaadi/contract/primitives'
import { useAction } from '@kaadi/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { appealPath, paths } from '../../platform/navigation/paths.ts'
import { useClient, useReads } from '../../platform/net/use-client.ts'
import { usePlatform } from '../../platform/page/platform-context.ts'
import { heldAppealsOf } from './held-appeals.ts'
import { useAppealDraft } from './use-appeal-draft.ts'

/** Addresses of photos live five to ten minutes; another senior may be first at any time. */
const refreshMs = 30_000

type Purpose = (typeof chosenRevealPurposes)[number]

const isOpen = (appealId: string): boolean =>
  window.location.pathname.endsWith(paths.appeals) &&
  new URLSearchParams(window.location.search).get('id') === appealId

/** One appeal: taking it, opening its codes, deciding it. */
export function useAppeal(chosen: string) {
  const appealId = chosen as AppealId
  const client = useClient()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const held = heldAppealsOf(usePlatform())
  useState(() => held.lookedAt(chosen))
  const read = useReads().appeals.detail({ appealId })
  const detail = useQuery({ ...read, refetchInterval: refreshMs })
  /** Refused or not: somebody may have been first. */
  const kept = async (work: Promise<AppealCase>): Promise<AppealCase> => {
    try {
      const next = await work
      queries.setQueryData(read.queryKey, next)
      return next
    } finally {
      void queries.invalidateQueries({ queryKey: ['appeals'] })
    }
  }
  const take = useAction((_: undefined, idempotencyKey) =>
    kept(client.appeals.take({ body: { appealId }, idempotencyKey, quiet: true })),
  )
  const draft = useAppealDraft(appealId, detail.data)
  const giveBack = useAction(async (_: undefined, idempotencyKey) => {
    const given = await kept(client.appeals.giveBack({ body: { appealId }, idempotencyKey, quiet: true }))
    draft.forget()
    return given
  })
  const open = () => {
    // Where it is open still, its list stays as it is narrowed.
    if (isOpen(chosen)) return
    void navigate(appealPath(chosen))
  }
  const decide = useAction(async (given: Omit<AppealDecision, 'appealId'>, idempotencyKey) => {
    const decision = { appealId, ...given }
    const shown = detail.data
    // A refusal is final: it waits a moment in which it can be taken back.
    if (given.validCardIds.length === 0 && shown) return held.hold({ shown, decision, open })
    return kept(client.appeals.decide({ body: decision, idempotencyKey, quiet: true }))
  })
  const enterCode = useAction(({ cardId, code }: { cardId: string; code: string }, idempotencyKey) =>
    kept(client.appeals.enterCode({ body: { appealId, cardId, code }, idempotencyKey, quiet: true })),
  )
  const openCode = useCallback(
    async (cardId: string, purpose: Purpose, idempotencyKey: string) => {
      const { code, cardPin } = await client.appeals.reveal({
        body: { appealId, cardId, purpose },
        idempotencyKey,
        quiet: true,
      })
      void queries.invalidateQueries({ queryKey: ['appeals', 'detail'] })
      return { code, cardPin }
    },
    [client, queries, appealId],
  )
  return { detail, draft, take, giveBack, decide, enterCode, openCode }
}

export type AppealWork = Omit<ReturnType<typeof useAppeal>, 'detail'>
