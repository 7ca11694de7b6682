import type { DeskOrder, Lease } from '@kaadi/contract/desk'
import type { CardOrderId } from '@kaadi/contract/primitives'
import { hasCode } from '@kaadi/core/errors'
import { useAction, useQuery, useQueryClient } from '@kaadi/react'
import { useState } from 'react'
import { useCardColors } from '../../../platform/card-colors.ts'
import { useClient } from '../../../platform/client.ts'
import { clockOffset, useLeaseRenewal } from './use-lease.ts'
import {
  type Drafts,
  decisionsOf,
  draftedStatus,
  emptyDraft,
  gapOf,
  type VerdictDraft,
} from './verdict-draft.ts'

export interface ShownCode {
  readonly code: string
  readonly cardPin: string | null
}

/** Review of one order: claim, look, open codes, decide. The service refuses whatever the lease does not cover. */
export function useReview(id: string, onDecided: (order: DeskOrder) => void) {
  const giftOrderId = id as CardOrderId
  const client = useClient()
  const queries = useQueryClient()
  const key = ['desk', 'order', giftOrderId]
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => client.desk.order({ query: { giftOrderId }, signal, quiet: true }),
    refetchInterval: 15_000,
  })
  const [lease, setLease] = useState<Lease | null>(null)
  const [isLost, setLost] = useState(false)
  const [drafts, setDrafts] = useState<Drafts>({})
  const [codes, setCodes] = useState<Readonly<Record<string, ShownCode>>>({})

  const order = query.data
  const held = lease ?? order?.lease ?? null
  const leased = () => ({ giftOrderId, leaseToken: held?.leaseToken ?? '' })
  const keep = (next: DeskOrder) => {
    queries.setQueryData(key, next)
    return next
  }
  const refresh = () => void queries.invalidateQueries({ queryKey: ['desk'] })
  const letGo = () => {
    setLease(null)
    setCodes({})
    refresh()
  }
  /** A claim that ran out is told in place; what was drafted stays on the screen. */
  const watched = async <T>(call: Promise<T>): Promise<T> => {
    try {
      return await call
    } catch (error) {
      if (hasCode(error, 'claimLost')) {
        letGo()
        setLost(true)
      }
      throw error
    }
  }

  const claim = useAction(async (_: null, idempotencyKey) => {
    const next = keep(await client.desk.claim({ body: { giftOrderId }, idempotencyKey, quiet: true }))
    setLease(next.lease)
    setLost(false)
    refresh()
    return next
  })
  const release = useAction(async (_: null, idempotencyKey) => {
    await client.desk.release({ body: leased(), idempotencyKey, quiet: true })
    letGo()
    return true
  })
  const reveal = useAction(async (asked: { cardId: string; purpose: string }, idempotencyKey) => {
    const body = { ...leased(), ...asked }
    const shown = await watched(client.desk.reveal({ body, idempotencyKey, quiet: true }))
    setCodes((before) => ({ ...before, [asked.cardId]: shown }))
    refresh()
    return shown
  })
  const enterCode = useAction(async (entered: { cardId: string; code: string }, idempotencyKey) => {
    const body = { ...leased(), ...entered }
    return keep(await watched(client.desk.enterCode({ body, idempotencyKey, quiet: true })))
  })
  const addEvidence = useAction((file: File, idempotencyKey) =>
    client.desk.uploadEvidence({ body: { giftOrderId }, file, idempotencyKey, quiet: true }),
  )
  const decide = useAction(async (_: null, idempotencyKey) => {
    const body = { ...leased(), cards: order ? decisionsOf(order.order, drafts) : [] }
    const next = keep(await watched(client.desk.decide({ body, idempotencyKey, quiet: true })))
    letGo()
    onDecided(next)
    return next
  })

  useLeaseRenewal(held, () => {
    watched(client.desk.renew({ body: leased(), quiet: true }))
      .then(setLease)
      // Whatever the reviewer does next says what is wrong.
      .catch(() => undefined)
  })

  const colorsOf = useCardColors()
  return {
    query,
    colors: order && colorsOf(order.order.cardTypeId),
    order,
    lease: held,
    isLost,
    offsetMs: held ? clockOffset(held.serverTime) : 0,
    drafts,
    draft: (cardId: string, change: Partial<VerdictDraft>) =>
      setDrafts((before) => ({ ...before, [cardId]: { ...(before[cardId] ?? emptyDraft), ...change } })),
    status: order && draftedStatus(order.order, drafts),
    gaps: order ? order.order.cards.map((card) => gapOf(card, drafts[card.cardId])) : [],
    codes,
    hideCode: (cardId: string) => setCodes(({ [cardId]: _, ...others }) => others),
    claim,
    release,
    reveal,
    enterCode,
    addEvidence,
    decide,
  }
}

export type Review = ReturnType<typeof useReview>
