import type { Tx } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { storedReply, withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { createConfirmSigned, type GivenConfirmation } from '../../payouts/index.ts'
import type { RelyingParty } from '../../sessions/index.ts'
import {
  askRestart,
  dropRestart,
  findOpenStop,
  type OpenStop,
  restartPayouts,
  stopByHand,
} from './stops.repository.ts'

interface Acting {
  readonly operator: SignedInOperator
  readonly key: string
}

/** Stopping takes one person, starting again two, of whom the second signs with a passkey of their own. */
export function createStopPayouts(deps: Deps) {
  const { database, vault } = deps
  const { db } = database
  const confirming = createConfirmSigned(deps)

  const once = async (
    { operator, key }: Acting,
    operation: string,
    body: object,
    effect: (tx: Tx) => Promise<void>,
  ) => {
    const request = keyedRequest(vault, { userId: operator.id, realm: 'operator', key, operation, body })
    await withIdempotency(database.checker, request, async (tx) => {
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
        const stop = await explained(tx, body.stopId, 'locked')
        if (stop.askedById !== null && !stop.isAskOver) throw new DomainError('restartAsked')
        await askRestart(tx, body.stopId, acting.operator.id, body.reason)
      }),

    /** Whoever takes it back, and whatever is open: else payouts stood still where nobody who can sign is there. */
    dropRestart: (acting: Acting, body: { readonly stopId: string }) =>
      once(acting, 'books.dropRestart', body, async (tx) => {
        const stop = await findOpenStop(tx, body.stopId, 'locked')
        if (!stop) throw new DomainError('payoutsRunning')
        if (stop.askedById === null) throw new DomainError('restartNotAsked')
        await dropRestart(tx, body.stopId)
      }),

    /** What the second person signs of a restart. */
    restartChallenge: async (operator: SignedInOperator, stopId: string, at: RelyingParty | undefined) =>
      confirming.challenge(signing(await asked(db, stopId, operator), operator), at),

    restart: async (
      { operator, key }: Acting,
      body: GivenConfirmation & { readonly stopId: string },
      at: RelyingParty | undefined,
    ): Promise<void> => {
      const operation = 'books.restart'
      const request = keyedRequest(vault, { userId: operator.id, realm: 'operator', key, operation, body })
      // A signature works once: who sends the same again was let in already.
      if (await storedReply(db, request)) return
      await withIdempotency(database.checker, request, async (tx) => {
        const locked = await asked(tx, body.stopId, operator, 'locked')
        if (locked.fingerprint !== body.fingerprint) throw new DomainError('confirmationOver')
        const signed = { ...body, fingerprint: locked.digest }
        await confirming.requireSigned(tx, signing(locked, operator), signed, at)
        await restartPayouts(tx, body.stopId, operator.id)
        return {}
      })
    },
  }
}

const signing = ({ id }: OpenStop, operator: SignedInOperator) => ({
  subject: { confirms: 'restart' as const, id },
  operator,
})

/** The stop that they may end. Throws where there is none. */
async function asked(
  on: Tx | Deps['database']['db'],
  stopId: string,
  operator: SignedInOperator,
  lock?: 'locked',
): Promise<OpenStop> {
  const stop = await explained(on, stopId, lock)
  if (stop.askedById === null) throw new DomainError('restartNotAsked')
  if (stop.isAskOver) throw new DomainError('restartOver')
  if (stop.askedById === operator.id) throw new DomainError('ownRestart')
  return stop
}

async function explained(
  on: Tx | Deps['database']['db'],
  stopId: string,
  lock?: 'locked',
): Promise<OpenStop> {
  const stop = await findOpenStop(on, stopId, lock)
  if (!stop) throw new DomainError('payoutsRunning')
  if (stop.openExceptions > 0) throw new DomainError('exceptionsOpen')
  return stop
}
