import type { Adjustment } from '@kaadi/contract/adjustments'
import { adjustmentStatus } from '@kaadi/contract/adjustments'
import { bizType } from '@kaadi/contract/notifications'
import type { Tx } from '../../database/index.ts'
import type { Deps } from '../../deps.ts'
import { DomainError, notFound } from '../../errors/domain-error.ts'
import type { SignedInOperator } from '../../http/signed-in.ts'
import { storedReply, withIdempotency } from '../../idempotency/idempotency.ts'
import { keyedRequest } from '../../idempotency/keyed-request.ts'
import { sayTaken } from '../../ledger/running-debt.ts'
import { showMoney } from '../../ledger/show-money.ts'
import { writeNotifications } from '../notifications/index.ts'
import { createConfirmSigned, type GivenConfirmation, listDebts } from '../payouts/index.ts'
import { requireForeignSeller } from '../risk/index.ts'
import type { RelyingParty } from '../sessions/index.ts'
import {
  confirmAdjustment,
  declineAdjustment,
  findAdjustment,
  type StoredAdjustment,
} from './adjustments.repository.ts'
import { createShowAdjustment } from './show-adjustment.ts'

/** The second of the two people: confirms exactly what they have read, signed by a passkey of their own, or declines. */
export function createDecideAdjustment(deps: Deps) {
  const { database, vault } = deps
  const { db } = database
  const confirming = createConfirmSigned(deps)
  const show = createShowAdjustment(deps)

  const find = async (operator: SignedInOperator, publicId: string): Promise<StoredAdjustment> => {
    const found = await findAdjustment(database, publicId)
    if (!found) throw notFound()
    if (found.userId !== null) await requireForeignSeller(db, operator, { userId: found.userId })
    return found
  }
  const shown = async (operator: SignedInOperator, publicId: string): Promise<Adjustment> =>
    show(operator, (await findAdjustment(database, publicId))!)
  const keyed = (operator: SignedInOperator, key: string, operation: string, body: object) =>
    keyedRequest(vault, { userId: operator.id, realm: 'operator', key, operation, body })

  /** Refuses where there is nothing that they may confirm. */
  const requireAsked = ({ status, askedById }: StoredAdjustment, operator: SignedInOperator): void => {
    if (status !== adjustmentStatus.asked) throw new DomainError('adjustmentEnded')
    if (askedById === operator.id) throw new DomainError('ownAdjustment')
  }
  const signing = ({ id }: StoredAdjustment, operator: SignedInOperator) => ({
    subject: { confirms: 'adjustment' as const, id },
    operator,
  })

  /** What the second person signs of an adjustment. */
  const challenge = async (operator: SignedInOperator, publicId: string, at: RelyingParty | undefined) => {
    const found = await find(operator, publicId)
    requireAsked(found, operator)
    return confirming.challenge(signing(found, operator), at)
  }

  const confirm = async (
    operator: SignedInOperator,
    key: string,
    body: GivenConfirmation & { readonly adjustmentId: string },
    at: RelyingParty | undefined,
  ): Promise<Adjustment> => {
    const found = await find(operator, body.adjustmentId)
    const request = keyed(operator, key, 'adjustments.confirm', body)
    // A signature works once: who sends the same again was let in already.
    if (await storedReply(db, request)) return shown(operator, body.adjustmentId)
    requireAsked(found, operator)
    await withIdempotency(database.checker, request, async (tx) => {
      await confirming.requireSigned(tx, signing(found, operator), body, at)
      await carryOut(tx, found, { operatorId: operator.id, fingerprint: body.fingerprint })
      return {}
    })
    return shown(operator, body.adjustmentId)
  }

  const decline = async (
    operator: SignedInOperator,
    key: string,
    body: { readonly adjustmentId: string },
  ): Promise<Adjustment> => {
    const found = await find(operator, body.adjustmentId)
    await withIdempotency(db, keyed(operator, key, 'adjustments.decline', body), async (tx) => {
      if (!(await declineAdjustment(tx, found.id, operator.id))) throw new DomainError('adjustmentEnded')
      return {}
    })
    return shown(operator, body.adjustmentId)
  }

  return { challenge, confirm, decline }
}

/** Posts it by the second person, who has signed it, and tells the seller of a wallet. */
export async function carryOut(
  tx: Tx,
  found: StoredAdjustment,
  by: { readonly operatorId: bigint; readonly fingerprint: string },
): Promise<void> {
  const before = await owedBefore(tx, found)
  const owed = await confirmAdjustment(tx, { id: found.id, ...by })
  if (owed === undefined) throw new DomainError('adjustmentDiffers')
  await tellSeller(tx, found, { owed, before })
}

/** In minor units of its currency: the books pay what a seller owes from what comes in. */
const owedBefore = async (tx: Tx, { userId, currencyId, isIn }: StoredAdjustment): Promise<bigint> =>
  userId === null || !isIn
    ? 0n
    : ((await listDebts(tx, userId)).find((debt) => debt.currencyId === currencyId)?.owed ?? 0n)

async function tellSeller(
  tx: Tx,
  found: StoredAdjustment,
  { owed, before }: { readonly owed: bigint; readonly before: bigint },
): Promise<void> {
  const { userId, currencyId, amount, words } = found
  if (userId === null) return
  const moved = showMoney(amount, currencyId)
  const cameIn =
    before > 0n
      ? `${moved} came to your wallet: you owed ${showMoney(before, currencyId)}. That is paid back from it first.`
      : `${moved} was added to your wallet.`
  await writeNotifications(tx, [
    {
      userId,
      subjectId: '',
      bizType: bizType.badge,
      title: found.isIn ? 'Your balance was corrected: money in' : 'Your balance was corrected: money out',
      content: found.isIn ? `${cameIn} ${words}` : sayTaken({ amount: moved, words }, { owed, currencyId }),
    },
  ])
}
