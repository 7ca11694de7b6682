import type { DeskOrder } from '@kaadi/contract/desk'
import type { CardOrderId } from '@kaadi/contract/primitives'
import { hasCode } from '@kaadi/core/errors'
import { type ClaimHeldInput, type ClaimTakeInput, claimMachine } from '@kaadi/core/machines'
import { useEmitted, useTell } from '@kaadi/react'
import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { fromPromise } from 'xstate'
import { useClient, useReads } from '../net/use-client.ts'

const signsOfWork = ['pointerdown', 'keydown', 'wheel'] as const

/** Tells the claim that somebody works at the page. */
const useSignsOfWork = (send: (event: { readonly type: 'WORKED' }) => void) =>
  useEffect(() => {
    const worked = () => send({ type: 'WORKED' })
    for (const sign of signsOfWork) window.addEventListener(sign, worked, { passive: true })
    return () => {
      for (const sign of signsOfWork) window.removeEventListener(sign, worked)
    }
  }, [send])

/** This session's claim on an order: what each reply about the order says of it, and the work that keeps it alive. */
export function useClaim(giftOrderId: CardOrderId, order: DeskOrder | undefined, receivedAt: number) {
  const client = useClient()
  const reads = useReads()
  const queries = useQueryClient()
  const machine = useMemo(
    () =>
      claimMachine.provide({
        actors: {
          take: fromPromise(async ({ input }: { input: ClaimTakeInput }) => {
            const { idempotencyKey, fromMyOtherSession } = input
            const body = { giftOrderId, ...(fromMyOtherSession && { fromMyOtherSession }) }
            const taken = await client.desk.claim({ body, idempotencyKey, quiet: true })
            queries.setQueryData(reads.desk.order({ giftOrderId }).queryKey, taken)
            return taken
          }),
          renew: fromPromise(({ input: { leaseToken } }: { input: ClaimHeldInput }) =>
            client.desk.renew({ body: { giftOrderId, leaseToken }, quiet: true }),
          ),
          release: fromPromise(
            ({ input: { leaseToken, idempotencyKey } }: { input: ClaimHeldInput }): Promise<unknown> =>
              client.desk.release({ body: { giftOrderId, leaseToken }, idempotencyKey, quiet: true }),
          ),
        },
      }),
    [client, reads, queries, giftOrderId],
  )
  // What it begins with it is not told once more: that would draw the screen a second time.
  const [first] = useState(order)
  const [snapshot, send, actor] = useMachine(machine, { input: { seen: order && { order, receivedAt } } })
  useTell(send, order && order !== first ? { type: 'SEEN', order, receivedAt } : undefined)
  useEmitted(actor, 'look', () => void queries.invalidateQueries({ queryKey: ['desk'] }))
  useSignsOfWork(send)
  /** A claim that is gone is told in place; what was drafted stays on the screen. */
  const watched = useCallback(
    async <T>(call: Promise<T>): Promise<T> => {
      try {
        return await call
      } catch (error) {
        if (hasCode(error, 'claimLost')) send({ type: 'LOST' })
        throw error
      }
    },
    [send],
  )
  return { snapshot, send, actor, watched }
}
export type ReviewClaim = ReturnType<typeof useClaim>
