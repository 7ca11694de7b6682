import type { Tx } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { askRestart, type LockedStop, lockStop, restartPayouts, stopByHand } from './stops.repository.ts'

interface Acting {
  readonly operator: SignedInOperator
  readonly key: string
}

/** Stopping takes one person, starting again two. */
export function createStopPayouts({ database: { db }, vault }: Deps) {
  const once = async (
    { operator, key }: Acting,
    operation: string,
    body: object,
    effect: (tx: Tx) => Promise<void>,
  ) => {
    const request = keyedRequest(vault, { userId: operator.id, realm: 'operator', key, operation, body })
    await withIdempotency(db, request, async (tx) => {
      await effect(tx)
      return {}
    })
  }

  return {
    stop: (acting: Acting, body: { readonly reason: string }) =>
      once(acting, 'books.stop', body, async (tx) => {
        if (!(await stopByHand(tx, acting.operator.id, body.reason))) throw new DomainError('payoutsStopped')
      }),

    askRestart: (acting: Acting, body: { readonly stopId: string; readonly reason: string }) =>
      once(acting, 'books.askRestart', body, async (tx) => {
        const stop = await explained(tx, body.stopId)
        if (stop.askedById !== null) throw new DomainError('restartAsked')
        await askRestart(tx, body.stopId, acting.operator.id, body.reason)
      }),

    restart: (acting: Acting, body: { readonly stopId: string }) =>
      once(acting, 'books.restart', body, async (tx) => {
        const stop = await explained(tx, body.stopId)
        if (stop.askedById === null) throw new DomainError('restartNotAsked')
        if (stop.askedById === acting.operator.id) throw new DomainError('ownRestart')
        await restartPayouts(tx, body.stopId, acting.operator.id)
      }),
  }
}

async function explained(tx: Tx, stopId: string): Promise<LockedStop> {
  const stop = await lockStop(tx, stopId)
  if (!stop) throw new DomainError('payoutsRunning')
  if (stop.openExceptions > 0) throw new DomainError('exceptionsOpen')
  return stop
}
