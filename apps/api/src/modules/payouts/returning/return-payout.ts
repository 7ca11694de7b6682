import type { OperatorRole } from '@kaadi/contract/operators'
import { type PayoutDetail, payouts } from '@kaadi/contract/payouts'
import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import type { Deps } from '../../../deps.ts'
import { DomainError, notFound } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { storedReply, withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { requireForeignSeller } from '../../risk/index.ts'
import type { RelyingParty } from '../../sessions/index.ts'
import { createConfirmSigned, type GivenConfirmation } from '../confirming/confirm-signed.ts'
import { proofOf } from '../ending/proof-of-payment.ts'
import type { PayoutAction } from '../holding/hold-payout.ts'
import { readPayoutDetail } from '../payout.ts'
import { findPayout, type StoredPayout } from '../payouts.repository.ts'
import { giveBack } from './give-back.ts'
import {
  confirmReturn,
  dropReturn,
  findHands,
  findReturn,
  proposeReturn,
  type StoredReturn,
} from './returns.repository.ts'

interface WantedReturn {
  readonly id: string
  readonly reason: string
  readonly bankReference: string
}

/** Money that came back after an operator paid it: told by another, and over the limit confirmed by a third. */
export function createReturnPayout(deps: Deps) {
  const { database, vault } = deps
  const { db } = database
  const confirming = createConfirmSigned(deps)

  const find = async ({ operator }: Pick<PayoutAction, 'operator'>, id: string): Promise<StoredPayout> => {
    const found = await findPayout(database, id)
    if (!found) throw notFound()
    await requireForeignSeller(db, operator, found)
    if (found.provider !== null) throw new DomainError('payoutAtProvider')
    return found
  }
  const keyed = ({ operator, key }: PayoutAction, operation: string, body: object) =>
    keyedRequest(vault, { userId: operator.id, realm: 'operator', key, operation, body })
  const requirePaid = async (id: string): Promise<void> => {
    const now = await findPayout(database, id)
    if (now?.status !== withdrawalStatus.paid) throw new DomainError('payoutNotPaid')
  }

  /** Of a payout by a machine the provider tells it. */
  const record = async (action: PayoutAction, body: WantedReturn): Promise<PayoutDetail> => {
    const { operator } = action
    const found = await find(action, body.id)
    const payout = keyOf(found)
    const { heldBy, releasedBy } = await findHands(database, payout)
    if ([...heldBy, ...releasedBy].includes(operator.id)) throw new DomainError('ownReturn')
    const bankReference = proofOf(found, body.bankReference, 'bankReference')
    const request = keyed(action, 'payouts.recordReturn', body)
    try {
      await withIdempotency(deps.database.checker, request, async (tx) => {
        const asked = { ...payout, reason: body.reason, bankReference, operatorId: operator.id }
        if (!(await proposeReturn(tx, asked))) await giveBack(tx, found, operator.id, asked)
        return {}
      })
    } catch (error) {
      // Who came second is told what the first one has made of it.
      if (error instanceof DomainError && error.errorName === 'returnAsked') await requirePaid(body.id)
      throw error
    }
    return readPayoutDetail(database, body.id, operator)
  }

  /** What was proposed; refuses where it is nothing that they may confirm. */
  const requireProposed = async (found: StoredPayout, { id }: SignedInOperator): Promise<StoredReturn> => {
    const proposed = await findReturn(database, keyOf(found))
    // What has not ended waits for nothing else than that it was not paid.
    if (found.status !== withdrawalStatus.sent) await requirePaid(found.publicId)
    if (!proposed) throw new DomainError('returnNotAsked')
    const { heldBy } = await findHands(database, keyOf(found))
    if ([proposed.askedById, ...heldBy].includes(id)) throw new DomainError('ownReturn')
    return proposed
  }

  /** What the second person signs of a return. */
  const challenge = async (operator: SignedInOperator, id: string, at: RelyingParty | undefined) => {
    const found = await find({ operator }, id)
    await requireProposed(found, operator)
    return confirming.challenge({ subject: { ...keyOf(found), confirms: 'return' }, operator }, at)
  }

  const confirm = async (
    action: PayoutAction,
    body: GivenConfirmation & { readonly id: string },
    at: RelyingParty | undefined,
  ): Promise<PayoutDetail> => {
    const { operator } = action
    const found = await find(action, body.id)
    const request = keyed(action, 'payouts.confirmReturn', body)
    // A signature works once: who sends the same again was let in already.
    if (await storedReply(db, request)) return readPayoutDetail(database, body.id, operator)
    const proposed = await requireProposed(found, operator)
    const payout = keyOf(found)
    const asked = { subject: { ...payout, confirms: 'return' as const }, operator }
    await withIdempotency(deps.database.checker, request, async (tx) => {
      await confirming.requireSigned(tx, asked, body, at)
      if (!(await confirmReturn(tx, payout, operator.id, body.fingerprint)))
        throw new DomainError('returnDiffers')
      await giveBack(tx, found, operator.id, proposed)
      return {}
    })
    return readPayoutDetail(database, body.id, operator)
  }

  const drop = async (action: PayoutAction, body: { readonly id: string }): Promise<PayoutDetail> => {
    const found = await find(action, body.id)
    const proposers: readonly OperatorRole[] =
      found.status === withdrawalStatus.sent ? payouts.fail.roles : payouts.recordReturn.roles
    if (!action.operator.roles.some((role) => proposers.includes(role))) throw new DomainError('forbidden')
    await withIdempotency(db, keyed(action, 'payouts.dropReturn', body), async (tx) => {
      if (!(await dropReturn(tx, keyOf(found), action.operator.id))) throw new DomainError('returnNotAsked')
      return {}
    })
    return readPayoutDetail(database, body.id, action.operator)
  }

  return { recordReturn: record, challenge, confirmReturn: confirm, dropReturn: drop }
}

const keyOf = ({ userId, id }: StoredPayout) => ({ userId, withdrawalId: id })
